import ChartBarIcon from '@heroicons/react/24/outline/ChartBarIcon';
import TableCellsIcon from '@heroicons/react/24/outline/TableCellsIcon';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { IconButton } from '#components/IconButton';
import { LiveText } from '#components/LiveRegion';
import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './Chart.css';
import { ChartTable } from './ChartTable';
import { Legend } from './Legend';
import { hasValues } from './model';
import type { ChartModel, LegendEntry, TableColumn } from './model';
import { Patterns } from './Patterns';
import { PlotSkeleton } from './PlotSkeleton';
import { Reading } from './Reading';
import type { Drawing, Plot, ReadingWords } from './Reading';

export { axisLabel, gridLines, outlined } from './Chart.css';
export { numberWriter, shareWriter, tickWriter, xWriter } from './formats';
export type { ChartFormat, ChartX, ChartXFormat } from './formats';
export { Layer } from './Layer';
export type { LayerProps } from './Layer';
export { lazyPlot } from './lazyPlot';
export type { PlotPart } from './lazyPlot';
export { colorOf, dashOf, lookCount, markerOf } from './marks';
export type { ChartColor, ChartMark } from './marks';
export { hasValues, rowsOf } from './model';
export type { ChartModel, LegendEntry, ModelRow, ModelSeries, TableColumn } from './model';
export type { CardRow } from './PointCard';
export type { ActivePoint } from './nextPoint';
export type { Drawing, Plot, ReadingWords } from './Reading';
export { niceScale, share } from './scale';
export type { NiceScale } from './scale';
export { useSeriesWords } from './seriesWords';
export { seriesFacts } from './summary';
export { shortened, textWidth, thinned } from './ticks';

/** Props shared by every chart. */
export type ChartFrameProps = {
  /** Heading and accessible name. */
  title: string;
  headingLevel?: 2 | 3 | 4;
  /** Hides the heading where the surroundings already show it; the accessible name remains. */
  hideTitle?: boolean;
  /** A sentence below the title: what to look for, or how the data was counted. */
  description?: ReactNode;
  /** Controls beside the title that change what the chart shows, such as its period; they stand in every state. */
  actions?: ReactNode;
  /** Height of the plot, the same in every state: 160, 240, 320 or 480 px. */
  height?: keyof typeof styles.height;
  /** `loading` and `failed` reserve the height of the plot. A `ready` chart without values shows the empty state. */
  status?: 'ready' | 'loading' | 'failed';
  /** Adds a retry button to the error state. */
  onRetry?: () => void;
  /** Empty state; has a default. */
  empty?: ReactNode;
  /** Hides the legend where something beside the chart explains the series. */
  hideLegend?: boolean;
};

export type ChartProps = ChartFrameProps & {
  /** Legend entries; a single entry needs no legend. */
  entries: readonly LegendEntry[];
  /** Shows the legend for a single entry too, where it says more than the title. */
  alwaysLegend?: boolean;
  /** `beside` the plot where there is room, with values in columns. */
  legend?: 'above' | 'beside';
  /** Form of the placeholder while the data load. */
  skeleton?: 'axes' | 'round';
  /** Returns the data to plot, given the ids of the hidden entries. */
  model: (hidden: ReadonlySet<string>) => ChartModel;
  /** Header of the table's first column. */
  rowHead: string;
  /** Columns of the table that shows the same data. */
  columns: (model: ChartModel) => readonly TableColumn[];
  /** Text alternative of the chart in one to five sentences. */
  summary: (model: ChartModel) => string;
  /** Texts with which a reading is announced. */
  words: ReadingWords;
  /** Load state of the plot, which may be lazy. */
  plot?: 'ready' | 'loading' | 'failed';
  /** Called to load the code of the plot again. */
  onRetryPlot?: (() => void) | undefined;
  /** Lays the plot out, given its size and the model. */
  children: (plot: Plot) => Drawing;
};

/**
 * Frame shared by all charts: title, a legend that toggles series, the plot or the same data as a table, loading, error
 * and empty states, and point inspection by keyboard and pointer. Screens use `LineChart`, `BarChart` and the others.
 */
export function Chart({
  title,
  headingLevel = 3,
  hideTitle = false,
  description,
  actions,
  height = 'medium',
  status = 'ready',
  onRetry,
  empty,
  hideLegend = false,
  entries,
  alwaysLegend = false,
  legend = 'above',
  skeleton = 'axes',
  model: modelWithout,
  rowHead,
  columns,
  summary,
  words,
  plot = 'ready',
  onRetryPlot,
  children,
}: ChartProps) {
  const { t } = useTranslation('Chart');
  const id = useId();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [asTable, setAsTable] = useState(false);
  const Title = `h${headingLevel}` as const;
  const nothing: ReadonlySet<string> = new Set();
  const whole = modelWithout(nothing);
  const isEmpty = !hasValues(whole.series);
  const state = status === 'ready' && isEmpty ? 'empty' : status;
  const isReady = state === 'ready';
  const failed = state === 'failed' || (isReady && plot === 'failed' && !asTable);
  const retry = state === 'failed' ? onRetry : onRetryPlot;
  const loading = state === 'loading' || (isReady && plot === 'loading' && !asTable);
  const model = modelWithout(hidden);
  const fills = entries.map(({ look, color }) => ({ look, color }));

  function toggle(entry: string) {
    const next = new Set(hidden);
    if (!next.delete(entry)) next.add(entry);
    setHidden(next);
  }

  function content() {
    if (failed)
      return (
        <div className={styles.message}>
          <p role="alert">{t('failed', { title })}</p>
          {retry ? (
            <Button size="small" variant="outline" onClick={retry}>
              {t('retry')}
            </Button>
          ) : null}
        </div>
      );
    if (loading)
      return (
        <>
          <PlotSkeleton variant={skeleton} />
          <p role="status">
            <VisuallyHidden>
              <LiveText>{t('loading', { title })}</LiveText>
            </VisuallyHidden>
          </p>
        </>
      );
    if (state === 'empty') return <div className={styles.message}>{empty ?? t('empty')}</div>;
    if (asTable)
      return (
        <ChartTable
          label={t('table', { title })}
          rowHead={rowHead}
          rows={whole.rows}
          columns={columns(whole)}
          noValue={t('noValue')}
        />
      );
    return (
      <Reading title={title} model={model} summary={summary(model)} words={words} patterns={id}>
        {children}
      </Reading>
    );
  }

  const showLegend = !hideLegend && entries.length > (alwaysLegend ? 0 : 1);
  return (
    <figure className={styles.root} {...(hideTitle ? { 'aria-label': title } : { 'aria-labelledby': `${id}-title` })}>
      <div className={styles.head}>
        {hideTitle ? null : (
          <Title id={`${id}-title`} className={actions ? styles.titleBesideControls : styles.title}>
            {title}
          </Title>
        )}
        {description ? (
          <div className={hideTitle ? styles.descriptionAsTitle : styles.description}>{description}</div>
        ) : null}
        {isReady || actions ? (
          <div className={actions ? styles.wideTools : styles.tools}>
            {actions}
            {isReady ? (
              <IconButton
                label={t(asTable ? 'asChart' : 'asTable')}
                icon={asTable ? ChartBarIcon : TableCellsIcon}
                size="small"
                placement="start"
                onClick={() => setAsTable(!asTable)}
              />
            ) : null}
          </div>
        ) : null}
      </div>
      <div className={styles.body[legend === 'beside' && showLegend ? 'beside' : 'stacked']}>
        {showLegend && legend === 'above' ? (
          <Legend
            label={t('legend', { title })}
            entries={entries}
            hidden={hidden}
            layout="row"
            patterns={id}
            onToggle={toggle}
          />
        ) : null}
        <div
          className={`${styles.stage} ${styles.height[height]}`}
          aria-busy={loading || undefined}
          data-state={failed ? 'failed' : loading ? 'loading' : state}
        >
          {content()}
        </div>
        {showLegend && legend === 'beside' ? (
          <Legend
            label={t('legend', { title })}
            entries={entries}
            hidden={hidden}
            layout="list"
            patterns={id}
            onToggle={toggle}
          />
        ) : null}
      </div>
      <Patterns id={id} uses={fills} />
    </figure>
  );
}
