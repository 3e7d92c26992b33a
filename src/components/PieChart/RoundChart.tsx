import { useTranslation } from 'react-i18next';

import { Chart, colorOf, lookCount, numberWriter, shareWriter } from '#components/Chart';
import type { ActivePoint, ChartFormat, ChartFrameProps, ChartModel, Plot } from '#components/Chart';

import { onCircle, polarOf } from './arc';
import { RoundPlot } from './RoundPlot';
import { gathered, sliceAngles } from './slices';
import type { Slice } from './slices';

/** Props shared by all round charts. */
export type RoundProps<Row> = ChartFrameProps & {
  data: readonly Row[];
  /** Label of a slice. */
  label: (row: Row) => string;
  /** Size of a slice; zero and negative values are not rendered. */
  value: (row: Row) => number;
  /** First column heading of the table, naming the categories: "Browser". */
  labelHead: string;
  /** Name of the values: "Visits". */
  valueHead: string;
  /** Number format of the values. Defaults to plain numbers. */
  format?: ChartFormat;
};

export type RoundChartProps<Row> = RoundProps<Row> & {
  /** Whether angles or radii stand for the values. */
  shape: 'pie' | 'donut' | 'polar';
  /** Text in the hole of a donut; the value defaults to the sum of the visible slices. */
  center?: { value?: string; label: string };
};

const margin = 8;

function modelOf(slices: readonly Slice[], valueHead: string): ChartModel {
  return {
    rows: slices.map(({ id, label, look }) => ({ id, label, look, color: colorOf(look) })),
    series:
      slices.length === 0
        ? []
        : [
            {
              id: 'value',
              label: valueHead,
              values: slices.map(({ value }) => value),
              color: 1,
              look: 0,
              mark: 'slice',
            },
          ],
  };
}

/** Slices around a circle; the base of `PieChart`, `DonutChart` and `PolarAreaChart`. */
export function RoundChart<Row>({
  shape,
  center,
  data,
  label,
  value,
  labelHead,
  valueHead,
  format,
  ...frame
}: RoundChartProps<Row>) {
  const { t, i18n } = useTranslation('Chart');
  const write = numberWriter(format, i18n.language);
  const writeShare = shareWriter(i18n.language);
  const slices = gathered(
    data
      .map((row, index) => ({ id: `${index}`, label: label(row), value: value(row) }))
      .filter((slice) => slice.value > 0),
    lookCount,
    t('other'),
  );
  const valuesOf = ({ series }: ChartModel) => (series[0]?.values ?? []).map((known) => known ?? 0);
  const totalOf = (model: ChartModel) => valuesOf(model).reduce((sum, one) => sum + one, 0);
  const part = (row: number, model: ChartModel) => {
    const known = valuesOf(model)[row] ?? 0;
    return {
      place: model.rows[row]?.label ?? '',
      value: write(known),
      share: writeShare(totalOf(model) === 0 ? 0 : known / totalOf(model)),
    };
  };

  const modelWithout = (hidden: ReadonlySet<string>) =>
    modelOf(
      slices.filter(({ id }) => !hidden.has(id)),
      valueHead,
    );

  function summary(model: ChartModel) {
    const values = valuesOf(model);
    const largest = values.indexOf(Math.max(...values));
    return [
      t('summary.parts', { kind: t(`kind.${shape}`), count: values.length, total: write(totalOf(model)) }),
      ...(largest === -1 ? [] : [t('summary.largest', part(largest, model))]),
    ].join(' ');
  }

  function draw(plot: Plot) {
    const { model, width, height } = plot;
    const [cx, cy] = [width / 2, height / 2];
    const radius = Math.max(1, Math.min(width, height) / 2 - margin);
    const inner = shape === 'donut' ? radius * 0.68 : 0;
    const angles = sliceAngles(valuesOf(model), shape === 'polar' ? 'polar' : 'share');
    const total = totalOf(model);
    const hole = shape === 'donut' ? { value: write(total), label: t('total'), ...center } : undefined;
    return {
      renderPicture: (active: ActivePoint | undefined) => (
        <RoundPlot
          plot={plot}
          active={active}
          circle={{ cx, cy, radius, inner }}
          angles={angles}
          grid={shape === 'polar'}
          hole={hole}
        />
      ),
      rowAt: (x: number, y: number) => {
        const at = polarOf(x - cx, y - cy);
        if (at.radius > radius + margin || at.radius < inner) return undefined;
        const row = angles.findIndex(({ start, end }) => at.turns >= start && at.turns < end);
        return row === -1 ? undefined : row;
      },
      anchor: ({ row }: { row: number }) => {
        const angle = angles[row];
        if (!angle) return { x: cx, y: cy };
        const reach = inner > 0 ? (inner + radius) / 2 : radius * angle.reach * 0.66;
        return onCircle(cx, cy, reach, (angle.start + angle.end) / 2);
      },
    };
  }

  return (
    <Chart
      {...frame}
      entries={slices.map((slice) => ({
        id: slice.id,
        label: slice.label,
        color: colorOf(slice.look),
        look: slice.look,
        mark: 'slice',
        facts: {
          value: write(slice.value),
          share: (hidden) => (hidden.has(slice.id) ? '' : writeShare(slice.value / totalOf(modelWithout(hidden)))),
        },
      }))}
      alwaysLegend
      legend="beside"
      skeleton="round"
      model={modelWithout}
      rowHead={labelHead}
      columns={(model) => [
        { label: valueHead, cell: (row) => part(row, model).value },
        { label: t('share'), cell: (row) => part(row, model).share },
      ]}
      summary={summary}
      words={{
        point: (row, _series, model) => t('pointWithShare', part(row, model)),
        place: () => '',
        card: (row, _series, model) => {
          const { place, value: text, share } = part(row, model);
          const { color = 1, look = 0 } = model.rows[row] ?? {};
          return [
            { id: 'value', label: place, value: text, look: { color, look, mark: 'slice' } },
            { id: 'share', label: t('share'), value: share },
          ];
        },
      }}
    >
      {draw}
    </Chart>
  );
}
