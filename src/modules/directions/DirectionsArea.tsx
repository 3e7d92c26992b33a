import type { ReactNode, Ref } from 'react';

import * as styles from './Directions.css';

export type DirectionsAreaProps = {
  /** Where it stands on a wide screen; on a small one the parts follow each other. */
  area: keyof typeof styles.area;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** One part of the page in its place. */
export function DirectionsArea({ area, children, ref }: DirectionsAreaProps) {
  return (
    <div ref={ref} className={`${styles.part} ${styles.area[area]}`}>
      {children}
    </div>
  );
}
