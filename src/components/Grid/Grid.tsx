import { Flow } from '#components/Stack';
import type { FlowProps } from '#components/Stack';

import * as styles from './Grid.css';

export type GridProps = FlowProps & {
  /** Minimum column width, in rem; as many columns as fit. */
  min?: keyof typeof styles.min;
  /** `fit` stretches few items across the row, `fill` keeps empty columns. */
  columns?: 'fit' | 'fill';
};

/** Responsive grid of equal columns. */
export function Grid({ min = 16, columns = 'fit', ...flow }: GridProps) {
  return <Flow {...flow} layout={`${styles.root} ${(columns === 'fill' ? styles.minFilled : styles.min)[min]}`} />;
}
