import { useId } from 'react';
import type { ReactNode } from 'react';

import { Card } from '#components/Card';

import * as styles from './Section.css';

export type SectionProps = {
  title: string;
  /** Addresses it: `#contribute`. */
  id?: string;
  children: ReactNode;
  /** `card` for what stands beside the text. */
  look?: keyof typeof styles.look;
};

/** One part of the page under its heading (h2). */
export function Section({ title, id: anchorId, children, look = 'plain' }: SectionProps) {
  const id = useId();
  const section = (
    <section id={anchorId} className={`${styles.root} ${styles.look[look]}`} aria-labelledby={id}>
      <h2 id={id} className={`${styles.heading} ${styles.headingLook[look]}`}>
        {title}
      </h2>
      <div className={`${styles.body} ${styles.bodyLook[look]}`}>{children}</div>
    </section>
  );
  return look === 'card' ? <Card padding="medium">{section}</Card> : section;
}
