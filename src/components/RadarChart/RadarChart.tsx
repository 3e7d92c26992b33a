import { useTranslation } from 'react-i18next';

import { Chart, colorOf, lazyPlot, niceScale, numberWriter, rowsOf, seriesFacts } from '#components/Chart';
import type { ChartColor, ChartFormat, ChartFrameProps, ChartModel, Plot } from '#components/Chart';

import { radarLayout } from './radarLayout';

/** One shape on a radar chart. */
export type RadarSeries<Row> = {
  id: string;
  label: string;
  /** `null` where nothing is known: the shape touches the centre there, and says so. */
  value: (row: Row) => number | null;
  color?: ChartColor;
};

export type RadarChartProps<Row> = ChartFrameProps & {
  /** One row for each axis, clockwise from the top; three at least. */
  data: readonly Row[];
  /** Names an axis. */
  axis: (row: Row) => string;
  /** What the axes are, for the table's first heading: "Category". */
  axisHead: string;
  series: readonly RadarSeries<Row>[];
  /** End of all axes; a round value above the data without it. */
  max?: number;
  format?: ChartFormat;
};

const usePlot = lazyPlot(() => import('./RadarPlot').then((part) => part.RadarPlot));

const summarised = 4;

/** Profiles over the same few axes, laid over each other. */
export function RadarChart<Row>({ data, axis, axisHead, series, max, format, ...frame }: RadarChartProps<Row>) {
  const { t, i18n } = useTranslation('Chart');
  const part = usePlot();
  const write = numberWriter(format, i18n.language);
  const rows = rowsOf(data.map(axis));
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
  const said = (value: number | null | undefined) => (value == null ? t('noValue') : write(value));

  function summary({ series: shown }: ChartModel) {
    const sentences = shown.slice(0, summarised).flatMap((one) => {
      const facts = seriesFacts(one.values);
      if (!facts) return [];
      return t('summary.axis', {
        series: one.label,
        min: write(facts.min),
        minPlace: rows[facts.minRow]?.label,
        max: write(facts.max),
        maxPlace: rows[facts.maxRow]?.label,
      });
    });
    const more = shown.length - summarised;
    return [
      t('summary.points', {
        kind: t('kind.radar'),
        count: rows.length,
        first: rows[0]?.label,
        last: rows.at(-1)?.label,
      }),
      ...sentences,
      ...(more > 0 ? [t('summary.more', { count: more })] : []),
    ].join(' ');
  }

  function draw(plot: Plot) {
    const { model, width, height } = plot;
    const layout = radarLayout({ width, height, labels: rows.map(({ label }) => label), max: end });
    return {
      picture: part.status === 'ready' ? <part.Part plot={plot} layout={layout} /> : null,
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
          t('point', { place: rows[row]?.label, series: shown[one]?.label, value: said(shown[one]?.values[row]) }),
        card: (row, current, { series: shown }) =>
          shown.map(({ id, label, values, color, look, mark }, index) => ({
            id,
            label,
            value: said(values[row]),
            look: { color, look, mark },
            current: index === current && shown.length > 1,
          })),
      }}
      plot={part.status}
      onRetryPlot={part.status === 'failed' ? part.retry : undefined}
    >
      {draw}
    </Chart>
  );
}
