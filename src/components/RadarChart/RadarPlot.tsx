import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart } from 'recharts';

import { axisLabel, dashOf, layer, markerOf } from '#components/Chart';
import type { Plot } from '#components/Chart';
import { vars } from '#theme/contract.css';

import type { RadarLayout } from './radarLayout';
import * as styles from './RadarPlot.css';

export type RadarPlotProps = {
  plot: Plot;
  layout: RadarLayout;
};

type Datum = { row: number; values: readonly (number | null)[] };

/** The Recharts part of a radar chart: grid and shapes. In a separate chunk. */
export function RadarPlot({ plot, layout }: RadarPlotProps) {
  const { width, height, model, active } = plot;
  const { cx, cy, radius, max, labels } = layout;
  const { rows, series } = model;
  const data: Datum[] = rows.map((_, row) => ({ row, values: series.map(({ values }) => values[row] ?? null) }));
  const tip = active ? layout.pointAt(active.row, max) : undefined;
  return (
    <div className={styles.root} dir="ltr">
      <svg width={width} height={height} aria-hidden="true" className={layer}>
        {labels.map(({ x, y, text, full, anchor }, row) => (
          <text key={rows[row]?.id} x={x} y={y} textAnchor={anchor} dominantBaseline="central" className={axisLabel}>
            {text === full ? null : <title>{full}</title>}
            {text}
          </text>
        ))}
      </svg>
      <RadarChart
        width={width}
        height={height}
        data={data}
        cx={cx}
        cy={cy}
        outerRadius={radius}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        className={styles.chart}
      >
        <PolarGrid stroke={vars.color.border.subtle} polarRadius={[0.25, 0.5, 0.75, 1].map((part) => part * radius)} />
        <PolarAngleAxis dataKey="row" tick={false} axisLine={false} />
        <PolarRadiusAxis domain={[0, max]} tick={false} axisLine={false} />
        {series.map(({ id, label, color, look }, index) => (
          <Radar
            key={id}
            name={label}
            dataKey={(datum: Datum) => datum.values[index] ?? 0}
            stroke={vars.color.chart[color]}
            strokeWidth={2}
            strokeDasharray={dashOf(look)}
            fill={vars.color.chart[color]}
            fillOpacity={0.12}
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
        ))}
      </RadarChart>
      <svg width={width} height={height} aria-hidden="true" className={layer}>
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
      </svg>
    </div>
  );
}
