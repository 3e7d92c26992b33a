import type { ReactNode, Ref } from 'react';

import * as styles from './Directions.css';

export type DirectionsPartProps = {
  /** Where it stands on a wide screen; on a small one the parts follow each other. */
  area: keyof typeof styles.area;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** One part of the page in its place. */
export function DirectionsPart({ area, children, ref }: DirectionsPartProps) {
  return (
    <div ref={ref} className={`${styles.part} ${styles.area[area]}`}>
      {children}
    </div>
  );
}
