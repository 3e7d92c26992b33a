import { useTranslation } from 'react-i18next';

import { numberWriter } from './formats';
import type { ChartFormat } from './formats';
import type { ChartModel, ModelRow, TableColumn } from './model';
import type { CardRow } from './PointCard';
import { seriesFacts } from './summary';

/** A summary of more series would be too long to listen to; the table has them all. */
const summarised = 4;

/** All texts of a series chart: table, tooltip, announcements, summary. */
export function useSeriesWords(rows: readonly ModelRow[], format: ChartFormat | undefined) {
  const { t, i18n } = useTranslation('Chart');
  const write = numberWriter(format, i18n.language);
  const said = (value: number | null | undefined) => (value == null ? t('noValue') : write(value));
  const place = (row: number) => rows[row]?.label ?? '';

  return {
    write,
    columns: ({ series }: ChartModel): TableColumn[] =>
      series.map(({ label, values }) => ({
        label,
        cell: (row) => {
          const value = values[row];
          return value == null ? undefined : write(value);
        },
      })),
    card: (row: number, current: number | undefined, { series }: ChartModel): CardRow[] =>
      series.map(({ id, label, values, color, look, mark }, index) => ({
        id,
        label,
        value: said(values[row]),
        look: { color, look, mark },
        current: index === current && series.length > 1,
      })),
    point: (row: number, one: number, { series }: ChartModel) =>
      t('point', { place: place(row), series: series[one]?.label, value: said(series[one]?.values[row]) }),
    /** `sentence` selects the sentence per series: about its trend, or about its profile over the axes. */
    summary: (kind: string, sentence: 'series' | 'axis', { series }: ChartModel) => {
      const sentences = series.slice(0, summarised).flatMap((one) => {
        const facts = seriesFacts(one.values);
        if (!facts) return [];
        return t(`summary.${sentence}`, {
          series: one.label,
          min: write(facts.min),
          minPlace: place(facts.minRow),
          max: write(facts.max),
          maxPlace: place(facts.maxRow),
          last: write(facts.last),
        });
      });
      const more = series.length - summarised;
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
    },
  };
}
