import type { ReactNode } from 'react';

import * as styles from './Directions.css';

export type DirectionsPartProps = {
  /** Where it stands on a wide screen; on a small one the parts follow each other. */
  area: keyof typeof styles.area;
  children: ReactNode;
};

/** One part of the page in its place. */
export function DirectionsPart({ area, children }: DirectionsPartProps) {
  return <div className={`${styles.part} ${styles.area[area]}`}>{children}</div>;
}
