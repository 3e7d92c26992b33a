import { markerOf } from '#components/Chart';
import type { ActivePoint, Plot } from '#components/Chart';
import { vars } from '#theme/contract.css';

import type { Layout } from './layout';

export type PointsProps = {
  plot: Plot;
  layout: Layout;
  active: ActivePoint | undefined;
};

/** Minimum distance in px between points for each to have a marker. */
const roomy = 36;

/** Line markers: for well-spaced points, isolated points between gaps, and the active x position. */
export function Points({ plot, layout, active }: PointsProps) {
  const { series, rows } = plot.model;
  const lines = series.filter(({ mark }) => mark !== 'bar');
  const marked = lines.length > 1 && layout.plot.width / Math.max(1, rows.length) >= roomy;
  return series.map(({ id, color, look, mark }, index) => {
    if (mark === 'bar') return null;
    const ends = layout.ends[index] ?? [];
    const isAlone = (row: number) => (ends[row - 1] ?? null) === null && (ends[row + 1] ?? null) === null;
    // Only these become elements: with thousands of points, nothing for each of the others takes time too.
    const shown = [...ends.keys()].filter((row) => row === active?.row || marked || isAlone(row));
    return (
      <g key={id} fill={vars.color.chart[color]} stroke={vars.color.surface.panel}>
        {shown.map((row) => {
          const end = ends[row] ?? null;
          if (end === null) return null;
          const place = rows[row]?.id;
          const isRead = active?.row === row;
          const alone = isAlone(row);
          const isPoint = isRead && (active.by === 'pointer' || active.series === index);
          return (
            <path
              key={place}
              d={markerOf(look, isPoint ? 5 : marked || alone ? 3.5 : 3)}
              strokeWidth={isPoint ? 2 : 1}
              transform={`translate(${layout.rowAt(row)} ${layout.valueAt(end)})`}
            />
          );
        })}
      </g>
    );
  });
}
