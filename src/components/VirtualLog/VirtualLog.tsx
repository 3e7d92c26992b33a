import ArrowDownIcon from '@heroicons/react/24/outline/ArrowDownIcon';
import { useLayoutEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';

import { Button } from '#components/Button';
import { Divider } from '#components/Divider';
import { itemRowAt, rowsOf, slotsOf } from '#components/internal/virtualRows';
import { VirtualWindow } from '#components/internal/VirtualWindow';
import type { WindowHandle } from '#components/internal/VirtualWindow';
import { LiveText } from '#components/LiveRegion';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { useSelection } from '#lib/selection/useSelection';

import * as styles from './VirtualLog.css';

/** Imperative handle of a log. */
export type VirtualLogHandle = {
  /** Scrolls to an entry by its key; by default to the middle of the view. */
  scrollTo: (key: string, align?: 'start' | 'center' | 'end') => void;
};

export type VirtualLogProps<Item> = {
  /** Accessible name of the log. */
  label: string;
  /** The entries, oldest first; at least one. */
  items: readonly Item[];
  /** Stable id of an entry. */
  itemKey: (item: Item) => string;
  /** Renders one entry; `active` is the one that has the focus, also in a menu of its own. */
  children: (item: Item, state: { readonly active: boolean }) => ReactNode;
  /** Estimated height of an entry in px, until it is measured. The nearer, the steadier the scrollbar. */
  estimatedHeight: (item: Item) => number;
  /** Heading above an entry, for example its day; entries below the same one are adjacent. */
  groupOf?: ((item: Item) => string) | undefined;
  /** Key of the entry to begin at; by default the newest. */
  start?: string | undefined;
  /** Label of the button that leads to the newest entry, with the number of entries that came meanwhile. */
  newestLabel: (newCount: number) => string;
  /** Whether an entry is one's own: these do not count as new, and the log scrolls to a new one. */
  isOwn?: ((item: Item) => boolean) | undefined;
  /** Text by which screen readers announce an entry that arrives. */
  announce?: ((item: Item) => string) | undefined;
  /** Called with keys that are pressed on a focused entry; arrow keys, Home and End move the focus. */
  onItemKeyDown?: ((item: Item, event: KeyboardEvent<HTMLElement>) => void) | undefined;
  ref?: Ref<VirtualLogHandle> | undefined;
};

const entryRole = 'article';
const headingHeight = 44;

/**
 * Entries that grow at the bottom, such as the messages of a chat: begins at the newest, follows new ones while it is
 * there, and keeps its position further up. As fast with ten thousand entries as with ten.
 */
export function VirtualLog<Item>({
  label,
  items,
  itemKey,
  children,
  estimatedHeight,
  groupOf,
  start,
  newestLabel,
  isOwn = () => false,
  announce,
  onItemKeyDown,
  ref,
}: VirtualLogProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const view = useRef<WindowHandle>(null);
  const { rows, keyAt } = useMemo(() => {
    const made = rowsOf(items, itemKey, groupOf);
    return { rows: made, keyAt: (index: number) => made[index]?.key ?? index };
  }, [items, itemKey, groupOf]);
  const selection = useSelection({ mode: 'none', order: () => [] });
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenCount, setSeenCount] = useState(items.length);
  if (isAtEnd && seenCount !== items.length) setSeenCount(items.length);
  const [openedCount] = useState(items.length);
  const [hasFocus, setHasFocus] = useState(false);

  const startSlot = () => {
    const at = start === undefined ? -1 : rows.findIndex(({ key }) => key === start);
    return at < 0 ? rows.length - 1 : at;
  };
  const indexOf = (key: string) => items.findIndex((item) => itemKey(item) === key);
  useImperativeHandle(ref, () => ({
    scrollTo(key, align = 'center') {
      const at = indexOf(key);
      if (at >= 0) view.current?.scrollTo(at, align);
    },
  }));

  const newest = items.at(-1);
  const newestKey = newest === undefined ? undefined : itemKey(newest);
  const isFirst = useRef(true);
  const showOwn = useEffectEvent(() => {
    if (newest !== undefined && isOwn(newest)) view.current?.scrollTo(items.length - 1, 'end');
  });
  useLayoutEffect(() => {
    if (!isFirst.current) showOwn();
    isFirst.current = false;
  }, [newestKey]);

  function scrollToNewest() {
    view.current?.scrollTo(items.length - 1, 'end');
    // The button unmounts.
    view.current?.focus(items.length - 1);
  }

  const newCount = items.slice(seenCount).filter((item) => !isOwn(item)).length;
  const arrived = items.slice(openedCount).findLast((item) => !isOwn(item));
  return (
    <div
      role="presentation"
      className={styles.root}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A menu that an entry has opened is elsewhere in the document.
        const isInside = currentTarget.contains(relatedTarget) || relatedTarget?.closest('[role="menu"]');
        if (!isInside) setHasFocus(false);
      }}
    >
      <VirtualWindow
        scroller={scroller}
        label={label}
        role="log"
        className={styles.scroller}
        sizerClassName={styles.sizer}
        slots={slotsOf(rows)}
        lines={{
          count: rows.length,
          ofSlot: (slot) => slot,
          keyAt,
          estimatedHeight: (index) => {
            const row = rows[index];
            return row?.kind === 'item' ? estimatedHeight(row.item) : headingHeight;
          },
          overscan: 3,
        }}
        targets={(slot) => ({
          ArrowDown: () => itemRowAt(rows, slot + 1, 1),
          ArrowUp: () => itemRowAt(rows, slot - 1, -1),
          Home: () => itemRowAt(rows, 0, 1),
          End: () => itemRowAt(rows, rows.length - 1, -1),
        })}
        emptyWhileLeaping
        walks
        selection={selection}
        selectable={false}
        onAction={undefined}
        typeAhead={undefined}
        log={{
          startSlot: startSlot(),
          onEndChange: setAtEnd,
          onKeyDown(key, event) {
            const item = items[indexOf(key)];
            if (item !== undefined) onItemKeyDown?.(item, event);
          },
        }}
        position={undefined}
        onPositionChange={undefined}
        ref={view}
        renderHeader={({ top }) => {
          const topRow = rows[top];
          const heading = topRow?.kind === 'item' ? rows[topRow.heading] : undefined;
          return heading?.kind === 'heading' && !isAtEnd ? (
            <div className={styles.sticky} role="presentation" aria-hidden="true">
              <span className={styles.stickyHeading}>{heading.label}</span>
            </div>
          ) : null;
        }}
      >
        {({ lines, leaps, activeSlot, measureLine }) =>
          lines.map(({ index, key, size }) => {
            const row = rows[index];
            if (!row) return null;
            // Empty until scrolling pauses: entries of different heights take longer than a frame.
            const isEmpty = leaps && index !== activeSlot;
            const style = isEmpty ? { blockSize: `${size}px` } : undefined;
            if (row.kind === 'heading') {
              return (
                <div
                  key={key}
                  ref={measureLine}
                  data-index={index}
                  className={styles.row}
                  style={style}
                  aria-hidden="true"
                >
                  {isEmpty ? null : (
                    <div className={styles.heading}>
                      <Divider>{row.label}</Divider>
                    </div>
                  )}
                </div>
              );
            }
            const above = row.first ? rows[row.heading] : undefined;
            return (
              <div
                key={key}
                ref={measureLine}
                data-index={index}
                data-slot={index}
                role={entryRole}
                className={styles.row}
                style={style}
                // The first entry of a group announces the group.
                aria-description={above?.kind === 'heading' ? above.label : undefined}
                aria-posinset={row.position}
                aria-setsize={items.length}
                tabIndex={index === activeSlot ? 0 : -1}
              >
                {isEmpty ? null : children(row.item, { active: hasFocus && index === activeSlot })}
              </div>
            );
          })
        }
      </VirtualWindow>
      {announce ? (
        <VisuallyHidden>
          <span role="status">
            {arrived === undefined ? null : <LiveText key={itemKey(arrived)}>{announce(arrived)}</LiveText>}
          </span>
        </VisuallyHidden>
      ) : null}
      {isAtEnd ? null : (
        <div className={styles.newest}>
          <Button size="small" variant="outline" leadingIcon={ArrowDownIcon} onClick={scrollToNewest}>
            {newestLabel(newCount)}
          </Button>
        </div>
      )}
    </div>
  );
}
