import { Area, Bar, CartesianGrid, ComposedChart, Line, XAxis, YAxis } from 'recharts';
import type { BarShapeProps } from 'recharts';

import { axisLabel, dashOf, layer } from '#components/Chart';
import type { ModelSeries, Plot } from '#components/Chart';
import { vars } from '#theme/contract.css';

import { barShape } from './barShape';
import * as styles from './CartesianPlot.css';
import type { AxisTick, Layout } from './layout';
import { Points } from './Points';

export type CartesianPlotProps = {
  plot: Plot;
  layout: Layout;
  stacked: boolean;
  horizontal: boolean;
  curve: 'straight' | 'smooth';
  crosshair: boolean;
};

type Datum = { row: number; place: number; values: readonly (number | null)[] };

const hair = vars.color.border.subtle;

type LabelsProps = {
  ticks: readonly AxisTick[];
  /** Labels beside the plot instead of below it. */
  beside: boolean;
  at: (tick: AxisTick) => { x: number; y: number };
};

function Labels({ ticks, beside, at }: LabelsProps) {
  return ticks.map((tick) => (
    <text
      key={tick.line}
      {...at(tick)}
      textAnchor={beside ? 'end' : 'middle'}
      dominantBaseline="central"
      className={axisLabel}
    >
      {tick.label === tick.full ? null : <title>{tick.full}</title>}
      {tick.label}
    </text>
  ));
}

/** Recharts plot: grid, lines, areas and bars, positioned by the layout. A separate chunk. */
export function CartesianPlot({ plot, layout, stacked, horizontal, curve, crosshair }: CartesianPlotProps) {
  const { width, height, rtl, model, active, fill } = plot;
  const { plot: area, scale, places, banded } = layout;
  const { series, rows } = model;
  const data: Datum[] = rows.map((_, row) => ({
    row,
    place: places[row] ?? 0.5,
    values: series.map(({ values }) => values[row] ?? null),
  }));
  const domain = [scale.min, scale.max];
  const ticks = layout.valueTicks.map(({ line }) => line);
  const type = curve === 'smooth' ? 'monotone' : 'linear';
  const bars = series.filter(({ mark }) => mark === 'bar');
  const columns = stacked ? Math.min(1, bars.length) : bars.length;
  const band = (horizontal ? area.height : area.width) / Math.max(1, rows.length);
  // Bars take two thirds of their band, at most 40 px.
  const barSize = Math.max(1, Math.min(40, Math.floor((band * 0.68 - (columns - 1) * 2) / Math.max(1, columns))));

  const value = (index: number) => (datum: Datum) => datum.values[index] ?? null;
  // The last bar of each stack has the rounded end.
  const isLast = (index: number, row: number) => {
    const own = series[index]?.values[row] ?? 0;
    return !series
      .slice(index + 1)
      .some(({ values, mark }) => mark === 'bar' && (values[row] ?? 0) * (own < 0 ? -1 : 1) > 0);
  };

  const shapes = (one: ModelSeries, index: number) => {
    const stroke = vars.color.chart[one.color];
    const shared = { dataKey: value(index), isAnimationActive: false, name: one.label };
    const line = {
      ...shared,
      type,
      stroke,
      strokeWidth: 2,
      strokeDasharray: dashOf(one.look),
      strokeLinejoin: 'round',
      dot: false,
      activeDot: false,
      connectNulls: false,
    } as const;
    if (one.mark === 'line') return <Line key={one.id} {...line} />;
    if (one.mark === 'area')
      return (
        <Area
          key={one.id}
          {...line}
          {...(stacked ? { stackId: 'stack' } : {})}
          fill={stacked ? fill(one) : stroke}
          fillOpacity={stacked ? 0.4 : 0.12}
        />
      );
    return (
      <Bar
        key={one.id}
        {...shared}
        barSize={barSize}
        {...(stacked ? { stackId: 'stack' } : {})}
        shape={({ x, y, width: w, height: h, index: row }: BarShapeProps) =>
          barShape({
            box: { x, y, width: w, height: h },
            horizontal,
            negative: (one.values[row] ?? 0) < 0,
            rtl,
            rounded: !stacked || isLast(index, row),
            gap: stacked ? 1 : 0,
            fill: fill(one),
            isRead: active?.by === 'keyboard' && active.row === row && active.series === index && series.length > 1,
          })
        }
      />
    );
  };

  const rowAxis = banded
    ? ({ dataKey: 'row', type: 'category', scale: 'band', reversed: rtl && !horizontal } as const)
    : ({ dataKey: 'place', type: 'number', domain: [0, 1] } as const);
  const valueAxis = { type: 'number', domain, reversed: rtl && horizontal } as const;
  const cursor = active ? layout.rowAt(active.row) : undefined;
  const readEnd = active ? layout.ends[active.series]?.[active.row] : undefined;
  const level = crosshair && readEnd != null ? layout.valueAt(readEnd) : undefined;

  return (
    <div className={styles.root} dir="ltr">
      <svg width={width} height={height} aria-hidden="true" className={layer}>
        {cursor !== undefined && banded ? (
          <rect
            x={horizontal ? area.x : cursor - band / 2}
            y={horizontal ? cursor - band / 2 : area.y}
            width={horizontal ? area.width : band}
            height={horizontal ? band : area.height}
            rx={4}
            className={styles.band}
          />
        ) : null}
        <Labels
          ticks={layout.valueTicks}
          beside={!horizontal}
          at={(tick) =>
            horizontal ? { x: tick.at, y: area.y + area.height + 14 } : { x: rtl ? width : area.x - 8, y: tick.at }
          }
        />
        <Labels
          ticks={layout.rowTicks}
          beside={horizontal}
          at={(tick) =>
            horizontal ? { x: rtl ? width : area.x - 8, y: tick.at } : { x: tick.at, y: area.y + area.height + 14 }
          }
        />
      </svg>
      <ComposedChart
        width={width}
        height={height}
        data={data}
        layout={horizontal ? 'vertical' : 'horizontal'}
        margin={{
          left: area.x,
          top: area.y,
          right: width - area.x - area.width,
          bottom: height - area.y - area.height,
        }}
        barGap={2}
        stackOffset="sign"
        accessibilityLayer={false}
        className={styles.chart}
      >
        <CartesianGrid
          stroke={hair}
          horizontal={!horizontal}
          vertical={horizontal}
          {...(horizontal ? { verticalPoints: ticks } : { horizontalPoints: ticks })}
        />
        <XAxis hide {...(horizontal ? valueAxis : rowAxis)} />
        <YAxis hide {...(horizontal ? rowAxis : valueAxis)} />
        {series.map(shapes)}
      </ComposedChart>
      <svg width={width} height={height} aria-hidden="true" className={layer}>
        {cursor !== undefined && !banded ? (
          <line x1={cursor} x2={cursor} y1={area.y} y2={area.y + area.height} className={styles.cursor} />
        ) : null}
        {level === undefined ? null : (
          <line x1={area.x} x2={area.x + area.width} y1={level} y2={level} className={styles.cursor} />
        )}
        {horizontal ? null : <Points plot={plot} layout={layout} />}
      </svg>
    </div>
  );
}
