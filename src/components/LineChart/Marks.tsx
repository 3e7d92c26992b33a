import { area, curveLinear, curveMonotoneX, line } from 'd3-shape';
import { memo } from 'react';

import { dashOf, gridLines, Layer, outlined } from '#components/Chart';
import type { ChartMark, Plot } from '#components/Chart';
import { vars } from '#theme/contract.css';

import { barOutlines } from './barOutlines';
import type { Layout } from './layout';
import { sampleRows } from './sampleRows';

export type MarksProps = {
  plot: Plot;
  layout: Layout;
  stacked: boolean;
  horizontal: boolean;
  curve: 'straight' | 'smooth';
};

// A tenth of a pixel is not seen, and long paths are written and parsed sooner.
const digits = 1;

/** From the back to the front. */
const order: readonly ChartMark[] = ['area', 'bar', 'line'];

/** Grid lines, areas, bars and lines. Memoised: none of them changes with the point that is read. */
export const Marks = memo(function Marks({ plot, layout, stacked, horizontal, curve }: MarksProps) {
  const { width, height, rtl, model, fill } = plot;
  const { plot: box, scale, places, ends, rowAt, valueAt } = layout;
  const { series } = model;
  const lines = ends.filter((_, index) => series[index]?.mark !== 'bar');
  const sampled = sampleRows(lines, places, Math.ceil(horizontal ? box.height : box.width));
  const outline = barOutlines({ layout, series, stacked, horizontal, rtl });
  const through = curve === 'smooth' ? curveMonotoneX : curveLinear;
  const bottom = scale.max < 0 ? scale.max : Math.max(scale.min, 0);

  return (
    <Layer width={width} height={height}>
      <g className={gridLines}>
        {layout.valueTicks.map(({ line: at }) =>
          horizontal ? (
            <line key={at} x1={at} x2={at} y1={box.y} y2={box.y + box.height} />
          ) : (
            <line key={at} x1={box.x} x2={box.x + box.width} y1={at} y2={at} />
          ),
        )}
      </g>
      {order.map((mark) =>
        series.map((one, index) => {
          if (one.mark !== mark) return null;
          if (mark === 'bar') {
            const outlines = places.map((_, row) => outline(index, row));
            return <path key={one.id} d={outlines.join('')} fill={fill(one)} className={outlined} />;
          }
          const valueOf = (row: number) => one.values[row] ?? 0;
          const endOf = (row: number) => ends[index]?.[row] ?? 0;
          const isKnown = (row: number) => (ends[index]?.[row] ?? null) !== null;
          const stroke = vars.color.chart[one.color];
          return (
            <g key={one.id}>
              {mark === 'area' ? (
                <path
                  d={
                    area<number>()
                      .digits(digits)
                      .defined(isKnown)
                      .x(rowAt)
                      .y0((row) => valueAt(stacked ? endOf(row) - valueOf(row) : bottom))
                      .y1((row) => valueAt(endOf(row)))
                      .curve(through)(sampled) ?? ''
                  }
                  fill={stacked ? fill(one) : stroke}
                  fillOpacity={stacked ? 0.4 : 0.12}
                />
              ) : null}
              <path
                d={
                  line<number>()
                    .digits(digits)
                    .defined(isKnown)
                    .x(rowAt)
                    .y((row) => valueAt(endOf(row)))
                    .curve(through)(sampled) ?? ''
                }
                fill="none"
                stroke={stroke}
                strokeWidth={2}
                strokeDasharray={dashOf(one.look)}
                strokeLinejoin="round"
              />
            </g>
          );
        }),
      )}
    </Layer>
  );
});
