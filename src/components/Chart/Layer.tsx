import type { ReactNode } from 'react';

import * as styles from './Chart.css';

export type LayerProps = {
  /** Width of the stage, in px. */
  width: number;
  /** Height of the stage, in px. */
  height: number;
  children: ReactNode;
};

/** A drawn layer of a plot, as large as the stage. On paper, whose width no script knows, it is scaled to its place. */
export function Layer({ width, height, children }: LayerProps) {
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.layer}>
      {children}
    </svg>
  );
}
