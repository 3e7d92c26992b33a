import { ChangeText } from '#components/Stat';
import type { StatChange } from '#components/Stat';

import * as styles from './ChartFigure.css';

export type ChartFigureProps = {
  /** The sum of what the chart shows, as it is read. */
  value: string;
  /** How it has changed, in words. */
  change?: StatChange | undefined;
  /** One sentence about what is shown and when. */
  children: string;
};

/** What a chart adds up to, above it: its `description`. */
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
