import { Flow } from '#components/Stack';
import type { FlowProps } from '#components/Stack';

import * as styles from './Grid.css';

export type GridProps = FlowProps & {
  /** How narrow a column may get, in rem; as many columns as fit. */
  min?: keyof typeof styles.min;
  /** `fit` spreads few things over the row, `fill` keeps the columns that are empty. */
  columns?: 'fit' | 'fill';
};

/** Things of one kind in as many equal columns as there is room for. */
export function Grid({ min = 16, columns = 'fit', ...flow }: GridProps) {
  return <Flow {...flow} layout={`${styles.root} ${(columns === 'fill' ? styles.minFilled : styles.min)[min]}`} />;
}
