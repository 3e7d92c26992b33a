import { gridLines, Layer, outlined } from '#components/Chart';
import type { ActivePoint, Plot } from '#components/Chart';
import { vars } from '#theme/contract.css';

import { sectorPath } from './arc';
import * as styles from './RoundPlot.css';
import type { SliceAngle } from './slices';

export type RoundPlotProps = {
  plot: Plot;
  active: ActivePoint | undefined;
  circle: { cx: number; cy: number; radius: number; inner: number };
  angles: readonly SliceAngle[];
  /** Shows rings behind slices of different radius. */
  grid: boolean;
  /** Text in the centre. */
  hole: { value: string; label: string } | undefined;
};

/** Slices of a circle, separated by a gap in the background colour; the active one is highlighted. */
export function RoundPlot({ plot, active, circle, angles, grid, hole }: RoundPlotProps) {
  const { width, height, model, fill } = plot;
  const { cx, cy, radius, inner } = circle;
  return (
    <>
      <Layer width={width} height={height}>
        {grid
          ? [0.25, 0.5, 0.75, 1].map((part) => (
              <circle key={part} cx={cx} cy={cy} r={radius * Math.sqrt(part)} fill="none" className={gridLines} />
            ))
          : null}
        {angles.map(({ start, end, reach }, row) => {
          const place = model.rows[row];
          if (!place) return null;
          const { color = 1, look = 0 } = place;
          const isRead = active?.row === row;
          const outer = radius * reach;
          const shape = { cx, cy, inner, start, end };
          return (
            <g key={place.id}>
              {isRead ? (
                <path
                  d={sectorPath({ ...shape, inner: outer + 2, outer: outer + 6 })}
                  fill={active.by === 'keyboard' ? vars.color.text.default : vars.color.chart[color]}
                  className={styles.edge}
                />
              ) : null}
              <path
                d={sectorPath({ ...shape, outer })}
                fill={fill({ color, look })}
                className={angles.length > 1 ? styles.slice : outlined}
              />
            </g>
          );
        })}
      </Layer>
      {hole ? (
        <div
          aria-hidden="true"
          className={styles.hole}
          style={{ paddingInline: Math.max(0, width / 2 - inner * 0.82) }}
        >
          <span className={inner < 70 ? styles.smallFigure : styles.figure}>{hole.value}</span>
          <span className={styles.holeLabel}>{hole.label}</span>
        </div>
      ) : null}
    </>
  );
}
