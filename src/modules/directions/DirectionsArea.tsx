import type { ReactNode, Ref } from 'react';

import * as styles from './Directions.css';

export type DirectionsAreaProps = {
  /** Grid area on a wide screen; on a small one the areas are stacked. */
  area: keyof typeof styles.area;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** A section of the page in its grid area. */
export function DirectionsArea({ area, children, ref }: DirectionsAreaProps) {
  return (
    <div ref={ref} className={`${styles.part} ${styles.area[area]}`}>
      {children}
    </div>
  );
}
