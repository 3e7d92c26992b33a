import { axisLabel, dashOf, gridLines, Layer, markerOf } from '#components/Chart';
import type { ActivePoint, Plot } from '#components/Chart';
import { vars } from '#theme/contract.css';

import type { RadarLayout } from './radarLayout';
import * as styles from './RadarPlot.css';

export type RadarPlotProps = {
  plot: Plot;
  layout: RadarLayout;
  active: ActivePoint | undefined;
};

/** Grid, shapes and points of a radar chart. In a separate chunk. */
export function RadarPlot({ plot, layout, active }: RadarPlotProps) {
  const { width, height, model } = plot;
  const { cx, cy, max, labels } = layout;
  const { rows, series } = model;
  const outline = (valueOf: (row: number) => number) => {
    const points = rows.map((_, row) => layout.pointAt(row, valueOf(row)));
    return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
  };
  const tip = active ? layout.pointAt(active.row, max) : undefined;
  return (
    <div className={styles.root} dir="ltr">
      <Layer width={width} height={height}>
        {labels.map(({ x, y, text, full, anchor }, row) => (
          <text key={rows[row]?.id} x={x} y={y} textAnchor={anchor} dominantBaseline="central" className={axisLabel}>
            {text === full ? null : <title>{full}</title>}
            {text}
          </text>
        ))}
      </Layer>
      <Layer width={width} height={height}>
        <g fill="none" className={gridLines}>
          {rows.map(({ id }, row) => {
            const end = layout.pointAt(row, max);
            return <line key={id} x1={cx} y1={cy} x2={end.x} y2={end.y} />;
          })}
          {[0.25, 0.5, 0.75, 1].map((part) => (
            <path key={part} d={outline(() => max * part)} />
          ))}
        </g>
        {series.map(({ id, color, look, values }) => (
          <path
            key={id}
            d={outline((row) => values[row] ?? 0)}
            stroke={vars.color.chart[color]}
            strokeWidth={2}
            strokeDasharray={dashOf(look)}
            fill={vars.color.chart[color]}
            fillOpacity={0.12}
          />
        ))}
      </Layer>
      <Layer width={width} height={height}>
        {tip ? <line x1={cx} y1={cy} x2={tip.x} y2={tip.y} className={styles.cursor} /> : null}
        {series.map(({ id, color, look, values }, index) => (
          <g key={id} fill={vars.color.chart[color]} stroke={vars.color.surface.panel}>
            {values.map((value, row) => {
              if (value === null) return null;
              const { x, y } = layout.pointAt(row, value);
              const isPoint = active?.row === row && (active.by === 'pointer' || active.series === index);
              return (
                <path
                  key={rows[row]?.id}
                  d={markerOf(look, isPoint ? 5 : 3.5)}
                  strokeWidth={isPoint ? 2 : 1}
                  transform={`translate(${x} ${y})`}
                />
              );
            })}
          </g>
        ))}
      </Layer>
    </div>
  );
}
