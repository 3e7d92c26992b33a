import { assignInlineVars } from '@vanilla-extract/dynamic';

import type { CoinPrices } from './api';
import * as styles from './LiveFigure.css';
import { usePrices } from './livePrices';

export type LiveFigureProps = {
  display: keyof typeof styles.display;
  /** Reads the figure from the current prices. */
  select: (prices: CoinPrices) => number;
  write: (figure: number) => string;
};

/** A figure that follows the prices. Nothing else renders with a price, and nothing around it is laid out again. */
export function LiveFigure({ display, select, write }: LiveFigureProps) {
  const text = write(usePrices(select));
  return (
    <span className={styles.display[display]} style={assignInlineVars({ [styles.length]: String(text.length) })}>
      <span className={styles.text}>{text}</span>
    </span>
  );
}
