import { Chart, colorOf, lazyPlot, niceScale, rowsOf, useSeriesWords } from '#components/Chart';
import type { ActivePoint, ChartColor, ChartFormat, ChartFrameProps, Plot } from '#components/Chart';

import { radarLayout } from './radarLayout';

/** One series of a radar chart. */
export type RadarSeries<Row> = {
  id: string;
  label: string;
  /** `null` for missing data: the shape meets the centre there, and the text says so. */
  value: (row: Row) => number | null;
  color?: ChartColor;
};

export type RadarChartProps<Row> = ChartFrameProps & {
  /** One row per axis, clockwise from the top; at least three. */
  data: readonly Row[];
  /** Label of an axis. */
  axis: (row: Row) => string;
  /** First column heading of the table, naming the categories: "Category". */
  axisHead: string;
  series: readonly RadarSeries<Row>[];
  /** Maximum of all axes. Defaults to a round value above the data. */
  max?: number;
  /** How values are written, in the language of the page. */
  format?: ChartFormat;
};

const usePlot = lazyPlot(() => import('./RadarPlot').then((part) => part.RadarPlot));

/** Compares series over the same few axes. */
export function RadarChart<Row>({ data, axis, axisHead, series, max, format, ...frame }: RadarChartProps<Row>) {
  const part = usePlot();
  const rows = rowsOf(data, axis);
  const words = useSeriesWords(rows, format);
  const looks = series.map(({ id, label, value, color }, look) => ({
    id,
    label,
    values: data.map(value),
    color: color ?? colorOf(look),
    look,
    mark: 'area' as const,
  }));
  const scale = niceScale([...looks.flatMap(({ values }) => values.filter((value) => value !== null)), max ?? 0], {
    count: 4,
    fromZero: true,
  });
  const end = max ?? scale.max;

  function draw(plot: Plot) {
    const { model, width, height } = plot;
    const layout = radarLayout({ width, height, labels: rows.map(({ label }) => label), max: end });
    return {
      renderPicture: (active: ActivePoint | undefined) =>
        part.status === 'ready' ? <part.Part plot={plot} layout={layout} active={active} /> : null,
      rowAt: layout.rowAt,
      anchor: ({ row, series: one, by }: { row: number; series: number; by: string }) => {
        const values = model.series.map((shown) => shown.values[row] ?? 0);
        return layout.pointAt(row, by === 'keyboard' ? (values[one] ?? 0) : Math.max(...values));
      },
    };
  }

  return (
    <Chart
      {...frame}
      entries={looks}
      skeleton="round"
      model={(hidden) => ({ rows, series: looks.filter(({ id }) => !hidden.has(id)) })}
      rowHead={axisHead}
      columns={words.columns}
      summary={(model) => words.summary('radar', 'axis', model)}
      words={words}
      plot={part.status}
      onRetryPlot={part.status === 'failed' ? part.retry : undefined}
    >
      {draw}
    </Chart>
  );
}
