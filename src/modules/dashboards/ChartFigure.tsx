import { ChangeText } from '#components/Stat';
import type { StatChange } from '#components/Stat';

import * as styles from './ChartFigure.css';

export type ChartFigureProps = {
  /** The sum of the values of the chart, formatted. */
  value: string;
  /** How it has changed, in words. */
  change?: StatChange | undefined;
  /** One sentence about what is shown and when. */
  children: string;
};

/** Total of a chart with its change, above the plot: the `description` of the chart. */
export function ChartFigure({ value, change, children }: ChartFigureProps) {
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <span className={styles.value}>{value}</span>
        {change ? <ChangeText {...change} /> : null}
      </div>
      <span>{children}</span>
    </div>
  );
}
