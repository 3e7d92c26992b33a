import { vars } from '#theme/contract.css';

import * as styles from './Chart.css';
import { lookCount } from './marks';
import type { ChartColor } from './marks';

/** A fill in use: its pattern and colour. */
export type PatternUse = { look: number; color: ChartColor };

export type PatternsProps = {
  /** Prefix of the pattern ids, unique per chart on a page. */
  id: string;
  uses: readonly PatternUse[];
};

/** Id of a fill defined by `Patterns`. */
export function patternId(id: string, { look, color }: PatternUse): string {
  return `${id}-${look % lookCount}-${color}`;
}

// Light lines and dots over the colour: enough to distinguish neighbours, too little to make a chart flicker.
const overlays = [
  '',
  'M-1 1L1 -1M0 8L8 0M7 9L9 7',
  'M2 2h0.01M6 6h0.01',
  'M-1 7L1 9M0 0L8 8M7 -1L9 1',
  'M0 2H8M0 6H8',
  'M2 0V8M6 0V8',
  'M0 0L8 8M8 0L0 8',
  'M0 2H8M0 6H8M2 0V8M6 0V8',
];

/** SVG patterns that differ without colour, for bars, areas and slices. The first is plain. */
export function Patterns({ id, uses }: PatternsProps) {
  const unique = new Map(uses.map((use) => [patternId(id, use), use]));
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        {[...unique].map(([name, { look, color }]) => (
          <pattern key={name} id={name} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" fill={vars.color.chart[color]} className={styles.patternGround} />
            <path
              className={styles.patternLines}
              d={overlays[look % lookCount]}
              fill="none"
              stroke={vars.color.surface.panel}
              strokeOpacity={0.36}
              strokeWidth={look % lookCount === 2 ? 2.4 : 1.4}
              strokeLinecap={look % lookCount === 2 ? 'round' : 'butt'}
            />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
