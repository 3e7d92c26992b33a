import { useId } from 'react';
import type { ReactNode } from 'react';

import { Card } from '#components/Card';
import { Heading } from '#components/Heading';

import * as styles from './Section.css';

export type SectionProps = {
  title: string;
  description?: ReactNode;
  /** Image beside the heading. */
  mark?: ReactNode;
  children: ReactNode;
};

/** A section of an account page, with its heading. */
export function Section({ title, description, mark, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <div className={styles.root}>
        <div className={styles.head} data-marked={mark === undefined ? undefined : true}>
          <Heading headingLevel={2} size="small" id={id}>
            {title}
          </Heading>
          {description === undefined ? null : <p className={styles.description}>{description}</p>}
          {mark}
        </div>
        {children}
      </div>
    </Card>
  );
}
