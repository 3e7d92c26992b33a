import { useId } from 'react';
import type { ReactNode } from 'react';

import * as styles from './DemoPanel.css';

export type DemoSectionProps = {
  title: string;
  /** What it is for, in a sentence. */
  text: string;
  children: ReactNode;
};

/** A part of the demo panel with its heading. */
export function DemoSection({ title, text, children }: DemoSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  );
}
