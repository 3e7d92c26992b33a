import { useId } from 'react';
import type { ReactNode } from 'react';

import { Card } from '#components/Card';

import * as styles from './Section.css';

export type SectionProps = {
  title: string;
  /** Anchor of the section: `#contribute`. */
  id?: string;
  children: ReactNode;
  /** `card` in the aside, `plain` in the text. */
  look?: keyof typeof styles.look;
};

/** A section of the page with its heading (h2). */
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
