import { useTranslation } from 'react-i18next';

import { Chart, colorOf, lazyPlot, rowsOf, tickWriter, useSeriesWords, xWriter } from '#components/Chart';
import type {
  ActivePoint,
  CardRow,
  ChartColor,
  ChartFormat,
  ChartFrameProps,
  ChartModel,
  ChartX,
  ChartXFormat,
  Plot,
} from '#components/Chart';

import { layoutOf } from './layout';

/** A series and its value accessor. */
export type ChartSeries<Row> = {
  id: string;
  label: string;
  /** `null` for a missing value: shown as a gap, not as zero. */
  value: (row: Row) => number | null;
  /** One of the eight chart colours; defaults to the next in order. */
  color?: ChartColor;
};

/** Props shared by every chart with two axes. */
export type CartesianProps<Row> = ChartFrameProps & {
  data: readonly Row[];
  /** Returns the x value of a row: a category, a number or an instant. */
  x: (row: Row) => ChartX;
  /** Name of `x`, for the header of the table's first column: "Month". */
  xLabel: string;
  series: readonly ChartSeries<Row>[];
  /** Value format; plain numbers by default. */
  format?: ChartFormat;
  /** Format of x values; dates according to their span by default, in UTC. */
  formatX?: ChartXFormat;
};

export type CartesianChartProps<Row> = Omit<CartesianProps<Row>, 'series'> & {
  /** How the series are drawn. */
  kind: 'line' | 'area' | 'bar' | 'mixed';
  series: readonly (ChartSeries<Row> & { mark: 'line' | 'area' | 'bar' })[];
  /** Adds the series up instead of drawing them over each other. */
  stacked?: boolean;
  /** Draws bars from the start instead of from below. */
  horizontal?: boolean;
  /** Begins the value axis at zero, as lengths and areas need to be compared. */
  fromZero?: boolean;
  /** How points are joined; `smooth` never goes beyond them. */
  curve?: 'straight' | 'smooth';
  /** Adds a horizontal line through the point that is read. */
  crosshair?: boolean;
};

const usePlot = lazyPlot(() => import('./CartesianPlot').then((part) => part.CartesianPlot));

function positionsOf(xs: readonly ChartX[]): readonly number[] | undefined {
  const positions = xs.flatMap((x) => (typeof x === 'string' ? [] : [Number(x)]));
  return positions.length === xs.length && xs.length > 0 ? positions : undefined;
}

/** Lines, areas and bars over a common pair of axes; the base of `LineChart`, `AreaChart` and `BarChart`. */
export function CartesianChart<Row>({
  kind,
  data,
  x,
  xLabel,
  series,
  format,
  formatX,
  stacked = false,
  horizontal = false,
  fromZero = true,
  curve = 'straight',
  crosshair = false,
  ...frame
}: CartesianChartProps<Row>) {
  const { t, i18n } = useTranslation('Chart');
  const part = usePlot();
  const xs = data.map(x);
  const writeX = xWriter(xs, formatX, i18n.language);
  const rows = rowsOf(xs, (place) => writeX(place, 'full'));
  const words = useSeriesWords(rows, format);
  const looks = series.map(({ id, label, value, color, mark }, index) => ({
    id,
    label,
    values: data.map(value),
    color: color ?? colorOf(index),
    // Bars beside a line start with the plain pattern, as they do alone.
    look: series.slice(0, index).filter((before) => before.mark === mark).length,
    mark,
  }));
  function card(row: number, current: number | undefined, model: ChartModel): readonly CardRow[] {
    const lines = words.card(row, current, model);
    if (!stacked || model.series.length < 2) return lines;
    const sum = model.series.reduce((total, { values, mark }) => total + (mark === 'line' ? 0 : (values[row] ?? 0)), 0);
    return [...lines, { id: ' total', label: t('total'), value: words.write(sum), total: true }];
  }

  function draw(plot: Plot) {
    const { model, width, height, rtl } = plot;
    const layout = layoutOf({
      width,
      height,
      rtl,
      horizontal,
      xs: positionsOf(xs),
      count: xs.length,
      labelAt: (row) => writeX(xs[row] ?? '', 'tick'),
      series: model.series,
      stacked,
      fromZero,
      writeTick: (ticks) => tickWriter(format, i18n.language, ticks),
    });
    const endOf = (row: number, one: number) => layout.valueAt(layout.ends[one]?.[row] ?? 0);
    return {
      renderPicture: (active: ActivePoint | undefined) =>
        part.status === 'ready' ? (
          <part.Part
            plot={plot}
            layout={layout}
            active={active}
            stacked={stacked}
            horizontal={horizontal}
            curve={curve}
            crosshair={crosshair}
          />
        ) : null,
      rowAt: (left: number, top: number) => layout.nearestRow(horizontal ? top : left),
      anchor: ({ row, series: one, by }: { row: number; series: number; by: string }) => {
        const ends = by === 'keyboard' ? [endOf(row, one)] : model.series.map((_, index) => endOf(row, index));
        if (!horizontal) return { x: layout.rowAt(row), y: Math.min(...ends) };
        return { x: rtl ? Math.min(...ends) : Math.max(...ends), y: layout.rowAt(row) };
      },
    };
  }

  return (
    <Chart
      {...frame}
      entries={looks}
      model={(hidden) => ({ rows, series: looks.filter(({ id }) => !hidden.has(id)) })}
      rowHead={xLabel}
      columns={words.columns}
      summary={(model) => words.summary(kind, 'series', model)}
      words={{ point: words.point, card }}
      plot={part.status}
      onRetryPlot={part.status === 'failed' ? part.retry : undefined}
    >
      {draw}
    </Chart>
  );
}
