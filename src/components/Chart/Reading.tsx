import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePrinting } from '#components/internal/usePrinting';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Chart.css';
import type { ChartModel } from './model';
import { patternId } from './Patterns';
import type { PatternUse } from './Patterns';
import { PointCard } from './PointCard';
import type { CardRow } from './PointCard';
import { nextPoint } from './nextPoint';
import type { ActivePoint } from './nextPoint';
import { useStage } from './useStage';

/** Width in px that an upright sheet of paper has for a chart: one drawn wider would be scaled down, with its texts. */
const paperWidth = 640;

/** Input of a plot. Coordinates are px from the left and top of the stage. */
export type Plot = {
  /** In px. */
  width: number;
  /** In px. */
  height: number;
  /** Whether the surrounding text is right-to-left. */
  rtl: boolean;
  /** What is drawn: the series that the legend shows. */
  model: ChartModel;
  /** Returns the SVG fill of a bar, an area or a slice. */
  fill: (use: PatternUse) => string;
};

/** How points are announced and displayed. */
export type ReadingWords = {
  /** Announcement of a point. */
  point: (row: number, series: number, model: ChartModel) => string;
  /** Tooltip lines at an x position; `series` highlights one of them. */
  card: (row: number, series: number | undefined, model: ChartModel) => readonly CardRow[];
  /** Tooltip heading; empty where the lines already include it. */
  place?: (row: number, model: ChartModel) => string;
};

/** A rendered plot with the functions that locate its points. */
export type Drawing = {
  /** Renders the SVG of the plot, given the point being read. */
  renderPicture: (active: ActivePoint | undefined) => ReactNode;
  /** Row index under the pointer. */
  rowAt: (x: number, y: number) => number | undefined;
  /** Where to place the tooltip of a point. */
  anchor: (point: ActivePoint) => { x: number; y: number };
};

export type ReadingProps = {
  title: string;
  model: ChartModel;
  summary: string;
  words: ReadingWords;
  patterns: string;
  children: (plot: Plot) => Drawing;
};

/**
 * The plot as a single tab stop. Arrow keys move from point to point; the active point is highlighted, shown in a
 * tooltip and announced. A pointer highlights and shows it too.
 */
export function Reading({ title, model, summary, words, patterns, children }: ReadingProps) {
  const { t } = useTranslation('Chart');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const measured = useStage(root);
  const isPrinting = usePrinting();
  const stage = useMemo(
    () => (isPrinting && measured ? { ...measured, width: Math.min(measured.width, paperWidth) } : measured),
    [measured, isPrinting],
  );
  const [chosen, setActive] = useState<ActivePoint>();
  const { rows, series } = model;
  // New data or a hidden series may have removed the active point.
  const active = chosen && chosen.row < rows.length && chosen.series < series.length ? chosen : undefined;
  const pointed = active?.by === 'pointer';

  useEffect(() => {
    if (!pointed) return undefined;
    // Content shown on hover must be dismissible with Escape while focus is elsewhere (WCAG 2.2, 1.4.13).
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setActive(undefined);
    };
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [pointed]);

  // Memoised: with thousands of points, laying them out again for each hovered one would take a frame.
  const drawing = useMemo(() => {
    if (!stage || model.series.length === 0) return undefined;
    return children({ ...stage, model, fill: (use) => `url(#${patternId(patterns, use)})` });
  }, [stage, model, patterns, children]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && active) {
      setActive(undefined);
    } else {
      const next = nextPoint(event.key, active, {
        rows: rows.length,
        series: series.length,
        rtl: stage?.rtl ?? false,
      });
      if (!next) return;
      setActive(next);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function point(event: { clientX: number; clientY: number; currentTarget: Element }) {
    const box = event.currentTarget.getBoundingClientRect();
    const row = drawing?.rowAt(event.clientX - box.left, event.clientY - box.top);
    if (row === undefined) setActive(undefined);
    else if (!active || active.row !== row || active.by !== 'pointer') {
      setActive({ row, series: Math.min(active?.series ?? 0, series.length - 1), by: 'pointer' });
    }
  }

  // `application` is the ARIA role for a widget with its own keys: screen readers pass the arrow keys through.
  const surface = { role: 'application', tabIndex: 0, onKeyDown, onBlur: () => setActive(undefined) };
  const several = series.length > 1 && rows.length > 0;
  return (
    <>
      <div
        ref={root}
        aria-roledescription={t('role')}
        aria-label={title}
        aria-describedby={`${id}-summary ${id}-keys`}
        className={`${focusRing} ${styles.plot}`}
        {...surface}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={(event) => {
          // A point selected by touch stays visible after the finger is lifted.
          if (event.pointerType !== 'touch' && pointed) setActive(undefined);
        }}
      >
        {drawing?.renderPicture(active)}
        {series.length === 0 ? <div className={`${styles.message} ${styles.note}`}>{t('hidden')}</div> : null}
        {active && stage && drawing ? (
          <PointCard
            at={drawing.anchor(active)}
            stage={stage}
            place={words.place ? words.place(active.row, model) : (rows[active.row]?.label ?? '')}
            rows={words.card(active.row, active.by === 'keyboard' ? active.series : undefined, model)}
            patterns={patterns}
          />
        ) : null}
      </div>
      <p id={`${id}-summary`} hidden>
        {summary}
      </p>
      <p id={`${id}-keys`} hidden>
        {t(several ? 'keys.several' : 'keys.single')}
      </p>
      <div role="status">
        <VisuallyHidden>
          {active?.by === 'keyboard' ? words.point(active.row, active.series, model) : ''}
        </VisuallyHidden>
      </div>
    </>
  );
}
