import { useId } from 'react';
import type { ReactNode } from 'react';

import * as styles from './Block.css';

export type BlockProps = {
  title: string;
  children: ReactNode;
  /** `false` for what means nothing on paper. */
  printed?: boolean;
};

/** One part of the page under its heading (h2). */
export function Block({ title, children, printed = true }: BlockProps) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id} data-printed={printed}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
