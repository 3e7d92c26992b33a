import { axisLabel, Layer } from '#components/Chart';
import type { ActivePoint, Plot } from '#components/Chart';
import { vars } from '#theme/contract.css';

import { barOutlines } from './barOutlines';
import * as styles from './CartesianPlot.css';
import type { AxisTick, Layout } from './layout';
import { Marks } from './Marks';
import { Points } from './Points';

export type CartesianPlotProps = {
  plot: Plot;
  layout: Layout;
  active: ActivePoint | undefined;
  stacked: boolean;
  horizontal: boolean;
  curve: 'straight' | 'smooth';
  crosshair: boolean;
};

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

/** Outline of the bar that the keyboard reads, where several stand at its place. */
function ReadBar({ plot, layout, active, stacked, horizontal }: Omit<CartesianPlotProps, 'curve' | 'crosshair'>) {
  const { series } = plot.model;
  if (active?.by !== 'keyboard' || series.length < 2 || series[active.series]?.mark !== 'bar') return null;
  const outline = barOutlines({ layout, series, stacked, horizontal, rtl: plot.rtl });
  return <path d={outline(active.series, active.row)} fill="none" stroke={vars.color.text.default} strokeWidth={2} />;
}

/** Axes, marks and the point that is read, positioned by the layout. A separate chunk. */
export function CartesianPlot({ crosshair, curve, ...read }: CartesianPlotProps) {
  const { plot, layout, active, stacked, horizontal } = read;
  const { width, height, rtl, model } = plot;
  const { plot: area, banded } = layout;
  const band = (horizontal ? area.height : area.width) / Math.max(1, model.rows.length);
  const cursor = active ? layout.rowAt(active.row) : undefined;
  const readEnd = active ? layout.ends[active.series]?.[active.row] : undefined;
  const level = crosshair && readEnd != null ? layout.valueAt(readEnd) : undefined;

  return (
    <div className={styles.root} dir="ltr">
      <Layer width={width} height={height}>
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
      </Layer>
      <Marks plot={plot} layout={layout} stacked={stacked} horizontal={horizontal} curve={curve} />
      <Layer width={width} height={height}>
        {cursor !== undefined && !banded ? (
          <line x1={cursor} x2={cursor} y1={area.y} y2={area.y + area.height} className={styles.cursor} />
        ) : null}
        {level === undefined ? null : (
          <line x1={area.x} x2={area.x + area.width} y1={level} y2={level} className={styles.cursor} />
        )}
        <ReadBar {...read} />
        {horizontal ? null : <Points plot={plot} layout={layout} active={active} />}
      </Layer>
    </div>
  );
}
