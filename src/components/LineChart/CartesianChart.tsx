import { useTranslation } from 'react-i18next';

import { Chart, colorOf, lazyPlot, numberWriter, rowsOf, seriesFacts, tickWriter, xWriter } from '#components/Chart';
import type {
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

/** One line of numbers, and how to read it from a row. */
export type ChartSeries<Row> = {
  id: string;
  label: string;
  /** `null` where nothing is known: the drawing has a gap there, not a zero. */
  value: (row: Row) => number | null;
  /** One of the eight chart colours; without it, the next in their order. */
  color?: ChartColor;
};

/** What all charts with two axes take. */
export type CartesianProps<Row> = ChartFrameProps & {
  data: readonly Row[];
  /** Where a row stands: a category, a number or an instant. */
  x: (row: Row) => ChartX;
  /** What `x` is, for the table's first heading: "Month". */
  xLabel: string;
  series: readonly ChartSeries<Row>[];
  /** How values are written; plain numbers without it. */
  format?: ChartFormat;
  /** How places are written; dates as fits their span without it, in UTC. */
  formatX?: ChartXFormat;
};

export type CartesianChartProps<Row> = Omit<CartesianProps<Row>, 'series'> & {
  kind: 'line' | 'area' | 'bar' | 'mixed';
  series: readonly (ChartSeries<Row> & { mark: 'line' | 'area' | 'bar' })[];
  stacked?: boolean;
  horizontal?: boolean;
  fromZero?: boolean;
  curve?: 'straight' | 'smooth';
};

const usePlot = lazyPlot(() => import('./CartesianPlot').then((part) => part.CartesianPlot));

/** More series than this make a summary that nobody listens to; the table has them all. */
const summarised = 4;

function positionsOf(xs: readonly ChartX[]): readonly number[] | undefined {
  const positions = xs.flatMap((x) => (typeof x === 'string' ? [] : [Number(x)]));
  return positions.length === xs.length && xs.length > 0 ? positions : undefined;
}

/** Lines, areas and bars over one pair of axes; `LineChart`, `AreaChart` and `BarChart` are its faces. */
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
  ...frame
}: CartesianChartProps<Row>) {
  const { t, i18n } = useTranslation('Chart');
  const part = usePlot();
  const xs = data.map(x);
  const write = numberWriter(format, i18n.language);
  const writeX = xWriter(xs, formatX, i18n.language);
  const rows = rowsOf(xs.map((place) => writeX(place, 'full')));
  const looks = series.map(({ id, label, value, color, mark }, index) => ({
    id,
    label,
    values: data.map(value),
    color: color ?? colorOf(index),
    // Bars beside a line begin with the plain pattern, as they do alone.
    look: series.slice(0, index).filter((before) => before.mark === mark).length,
    mark,
  }));
  const said = (value: number | null | undefined) => (value == null ? t('noValue') : write(value));
  const place = (row: number) => rows[row]?.label ?? '';

  function summary({ series: shown }: ChartModel) {
    const sentences = shown.slice(0, summarised).flatMap((one) => {
      const facts = seriesFacts(one.values);
      if (!facts) return [];
      return t('summary.series', {
        series: one.label,
        min: write(facts.min),
        minPlace: place(facts.minRow),
        max: write(facts.max),
        maxPlace: place(facts.maxRow),
        last: write(facts.last),
      });
    });
    const more = shown.length - summarised;
    return [
      t('summary.points', {
        kind: t(`kind.${kind}`),
        count: rows.length,
        first: place(0),
        last: place(rows.length - 1),
      }),
      ...sentences,
      ...(more > 0 ? [t('summary.more', { count: more })] : []),
    ].join(' ');
  }

  function card(row: number, current: number | undefined, { series: shown }: ChartModel): readonly CardRow[] {
    const lines: CardRow[] = shown.map(({ id, label, values, color, look, mark }, index) => ({
      id,
      label,
      value: said(values[row]),
      look: { color, look, mark },
      current: index === current && shown.length > 1,
    }));
    if (!stacked || shown.length < 2) return lines;
    const sum = shown.reduce((total, { values, mark }) => total + (mark === 'line' ? 0 : (values[row] ?? 0)), 0);
    return [...lines, { id: ' total', label: t('total'), value: write(sum), total: true }];
  }

  function draw(plot: Plot) {
    const { model, width, height, rtl } = plot;
    const layout = layoutOf({
      width,
      height,
      rtl,
      horizontal,
      xs: positionsOf(xs),
      labels: xs.map((one) => writeX(one, 'tick')),
      series: model.series,
      stacked,
      fromZero,
      writeTick: (ticks) => tickWriter(format, i18n.language, ticks),
    });
    const endOf = (row: number, one: number) => layout.valueAt(layout.ends[one]?.[row] ?? 0);
    return {
      picture:
        part.status === 'ready' ? (
          <part.Part plot={plot} layout={layout} stacked={stacked} horizontal={horizontal} curve={curve} />
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
      columns={({ series: all }) =>
        all.map(({ label, values }) => ({
          label,
          cell: (row) => {
            const value = values[row];
            return value == null ? undefined : write(value);
          },
        }))
      }
      summary={summary}
      words={{
        point: (row, one, { series: shown }) =>
          t('point', { place: place(row), series: shown[one]?.label, value: said(shown[one]?.values[row]) }),
        card,
      }}
      plot={part.status}
      onRetryPlot={part.status === 'failed' ? part.retry : undefined}
    >
      {draw}
    </Chart>
  );
}
