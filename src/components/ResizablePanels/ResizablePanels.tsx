import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isRtl } from '#lib/browser/direction';
import { formatPercent } from '#lib/format/formatNumber';

import { sizeAfterKey, within } from './size';
import * as styles from './ResizablePanels.css';

export type ResizablePanelsProps = {
  /** The pane that is resized. */
  first: ReactNode;
  /** Fills the remaining space. */
  second: ReactNode;
  /** Names the first pane, and thereby the handle. */
  label: string;
  /** Panes side by side (`horizontal`) or stacked. */
  orientation?: 'horizontal' | 'vertical';
  /** Share of the first pane in per cent; a double click on the handle restores it. */
  defaultSize?: number;
  /** Initial share, as last reported by `onSizeChange`. Defaults to `defaultSize`. */
  initialSize?: number;
  min?: number;
  max?: number;
  /** Whether Enter collapses the first pane. */
  collapsible?: boolean;
  /** Called at the end of a resize by pointer or key, so that the size can be saved; 0 when the pane is collapsed. */
  onSizeChange?: (size: number) => void;
};

const step = 2;
const stride = 10;

/** Two panes with a resize handle between them (WAI-ARIA window splitter). Fills its container. */
export function ResizablePanels({
  first,
  second,
  label,
  orientation = 'horizontal',
  defaultSize = 50,
  initialSize = defaultSize,
  min = 15,
  max = 85,
  collapsible = true,
  onSizeChange,
}: ResizablePanelsProps) {
  const { t, i18n } = useTranslation('ResizablePanels');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  /** Latest size during a drag, once the pointer has moved. */
  const dragged = useRef<number>(undefined);
  const [collapsed, setCollapsed] = useState(collapsible && initialSize === 0);
  const [size, setSize] = useState(() => within(initialSize === 0 ? defaultSize : initialSize, { min, max }));
  const [dragging, setDragging] = useState(false);
  const shown = collapsed ? 0 : size;

  function resize(next: number) {
    setSize(next);
    setCollapsed(false);
    onSizeChange?.(next);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && collapsible) {
      setCollapsed(!collapsed);
      onSizeChange?.(collapsed ? size : 0);
      event.preventDefault();
      return;
    }
    const next = sizeAfterKey(event.key, shown, {
      min,
      max,
      orientation,
      step: event.shiftKey ? stride : step,
      rtl: isRtl(event.currentTarget),
    });
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  }

  const moved = useEffectEvent((event: PointerEvent) => {
    const whole = root.current;
    if (!whole) return;
    const box = whole.getBoundingClientRect();
    const rtl = isRtl(whole);
    const share =
      orientation === 'vertical'
        ? (event.clientY - box.top) / box.height
        : (rtl ? box.right - event.clientX : event.clientX - box.left) / box.width;
    const next = within(share * 100, { min, max });
    dragged.current = next;
    setSize(next);
    setCollapsed(false);
  });
  const released = useEffectEvent(() => {
    setDragging(false);
    if (dragged.current !== undefined) onSizeChange?.(dragged.current);
    dragged.current = undefined;
  });
  useEffect(() => {
    if (!dragging) return;
    // On the window: the pointer is often ahead of the handle and can be released anywhere.
    const move = (event: PointerEvent) => moved(event);
    const release = () => released();
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [dragging]);

  return (
    <div
      ref={root}
      data-orientation={orientation}
      data-dragging={dragging || undefined}
      className={styles.root}
      style={assignInlineVars({ [styles.size]: `${shown}%` })}
    >
      <div id={id} className={styles.pane} data-collapsed={collapsed || undefined}>
        {first}
      </div>
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-controls={id}
        // The separator is vertical when the panes are side by side.
        aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
        aria-valuenow={shown}
        aria-valuemin={collapsible ? 0 : min}
        aria-valuemax={max}
        aria-valuetext={collapsed ? t('collapsed') : formatPercent(shown / 100, i18n.language)}
        className={styles.handle}
        onKeyDown={handleKeyDown}
        onPointerDown={(event) => {
          if (event.button === 0) setDragging(true);
        }}
        onDoubleClick={() => resize(within(defaultSize, { min, max }))}
      >
        <span aria-hidden="true" className={styles.grip} />
      </div>
      <div className={styles.pane}>{second}</div>
    </div>
  );
}
