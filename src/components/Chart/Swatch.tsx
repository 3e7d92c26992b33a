import { vars } from '#theme/contract.css';

import * as styles from './Legend.css';
import { dashOf, markerOf } from './marks';
import type { ChartColor, ChartMark } from './marks';
import { patternId } from './Patterns';

export type SwatchProps = {
  color: ChartColor;
  look: number;
  mark: ChartMark;
  /** Prefix of the pattern ids. */
  patterns: string;
};

/** Sample of a series' appearance: its line with a marker, or its fill. */
export function Swatch({ color, look, mark, patterns }: SwatchProps) {
  const stroke = vars.color.chart[color];
  if (mark === 'bar' || mark === 'slice') {
    return (
      <svg width="12" height="12" aria-hidden="true" className={styles.swatch}>
        <rect width="12" height="12" rx="3" fill={`url(#${patternId(patterns, { look, color })})`} />
        <rect x="0.5" y="0.5" width="11" height="11" rx="2.5" fill="none" stroke={stroke} />
      </svg>
    );
  }
  return (
    <svg width="24" height="12" viewBox="-12 -6 24 12" aria-hidden="true" className={styles.swatch}>
      <path d="M-12 0H12" stroke={stroke} strokeWidth="2" strokeDasharray={dashOf(look)} />
      <path d={markerOf(look, 3.5)} fill={stroke} stroke={vars.color.surface.panel} strokeWidth="1" />
    </svg>
  );
}
