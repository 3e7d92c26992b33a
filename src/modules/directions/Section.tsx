import { useId } from 'react';
import type { ReactNode } from 'react';

import { Heading } from '#components/Heading';

import * as styles from './Section.css';

export type SectionProps = {
  title: string;
  children: ReactNode;
  /** `false` if the section is useless in print. */
  printed?: boolean;
};

/** A section of the page with its heading (h2). */
export function Section({ title, children, printed = true }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id} data-printed={printed}>
      <Heading headingLevel={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
