import type { LayoutName } from '#lib/appearance/layoutChoice';

import * as styles from './LayoutPicture.css';
import { layoutShapes } from './layoutShapes';

/** Decorative thumbnail of a layout; its name is shown beside it. */
export function LayoutPicture({ name }: { name: LayoutName }) {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" className={styles.root}>
      {layoutShapes[name].map(([role, x, y, width, height, radius = 0]) => (
        <rect
          key={`${role} ${x} ${y} ${width}`}
          className={styles.role[role]}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={radius}
        />
      ))}
    </svg>
  );
}
