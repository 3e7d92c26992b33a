import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { ItemMove, ItemPosition } from '#lib/collections/reorder';

import { arrange, follow, keyOf, placeOf, step, stopAt } from './tracks';
import type { DragState, Kind, Container } from './tracks';

type Words = 'pickedUp' | 'moved' | 'dropped' | 'cancelled' | 'alreadyFirst' | 'alreadyLast' | 'noFurther';

type CarryingOptions = {
  tracks: Readonly<Record<Kind, readonly Container[]>>;
  onMove: Readonly<Record<Kind, ((move: ItemMove) => void) | undefined>>;
};

/** Number of columns of a grid: the items in its first row. */
function columnsAround(handle: HTMLElement): number {
  const items = [...(handle.closest('[data-track]')?.children ?? [])].filter((item) => item instanceof HTMLElement);
  return Math.max(1, items.filter((item) => item.offsetTop === items[0]?.offsetTop).length);
}

/** How long in ms a move may take to be applied; one that is not is shown where it was. */
const timeToApply = 300;

const hasSameItems = (one: readonly Container[], other: readonly Container[]) =>
  one.length === other.length && one.every(({ items }, index) => items === other[index]?.items);

/** State of the current drag by keyboard or pointer, its announcements, and the keyboard handling. */
export function useCarrying({ tracks, onMove }: CarryingOptions) {
  const { t } = useTranslation('Sortable');
  const [started, setCarry] = useState<DragState | null>(null);
  const carry = (started && follow(tracks[started.kind], started)) ?? null;
  if (started && !carry) setCarry(null);
  const [said, setSaid] = useState('');
  // An item moved to another list is remounted there; its handle must get the focus back.
  const awaited = useRef<string | null>(null);

  // The move that was dropped last, until the caller has applied it: a cache may notify only after the next render.
  const [dropped, setDropped] = useState<{ move: DragState; tracks: readonly Container[] } | null>(null);

  function arrangeShown(kind: Kind): readonly Container[] {
    if (carry?.kind === kind) return arrange(tracks[kind], carry);
    const isWaiting = dropped?.move.kind === kind && hasSameItems(tracks[kind], dropped.tracks);
    return isWaiting ? arrange(tracks[kind], dropped.move) : tracks[kind];
  }

  // Arranged once in each render: a list may have thousands of items.
  const arranged: Partial<Record<Kind, readonly Container[]>> = {};
  const shown = (kind: Kind) => (arranged[kind] ??= arrangeShown(kind));

  function say(words: Words, kind: Kind, id: string, at: ItemPosition, moving: DragState | null) {
    const rows = moving ? arrange(tracks[kind], moving) : tracks[kind];
    const track = rows.find((row) => row.id === at.listId);
    const item = track?.items.find((one) => one.id === id);
    if (!track || !item) return;
    const values = { label: item.label, list: track.label, position: at.index + 1, total: track.items.length };
    const text = t(words, values);
    // The same words are announced again only if the text differs.
    setSaid((before) => (before === text ? `${text}\u00A0` : text));
  }

  function put(kind: Kind, id: string, from: ItemPosition, to: ItemPosition) {
    if (from.listId !== to.listId || from.index !== to.index) onMove[kind]?.({ id, from, to });
  }

  function drop(last: DragState) {
    say('dropped', last.kind, last.id, last.at, last);
    awaited.current = keyOf(last.kind, last.id);
    setCarry(null);
    setDropped({ move: last, tracks: tracks[last.kind] });
    setTimeout(() => setDropped(null), timeToApply);
    put(last.kind, last.id, last.from, last.at);
  }

  function cancel(last: DragState) {
    say('cancelled', last.kind, last.id, last.from, null);
    setCarry(null);
  }

  function moveTo(kind: Kind, id: string, to: ItemPosition) {
    const from = placeOf(tracks[kind], id);
    if (from) drop({ kind, id, from, at: to, by: 'keyboard' });
  }

  function pickUp(kind: Kind, id: string, by: DragState['by']) {
    const from = placeOf(tracks[kind], id);
    if (!from) return;
    setCarry({ kind, id, from, at: from, by });
    if (by === 'keyboard') say('pickedUp', kind, id, from, null);
  }

  function onHandleKeyDown(kind: Kind, id: string, event: KeyboardEvent<HTMLElement>) {
    const carried = carry?.by === 'keyboard' && carry.kind === kind && carry.id === id ? carry : null;
    if (!carried) {
      if (event.key !== ' ' || carry) return;
      event.preventDefault();
      pickUp(kind, id, 'keyboard');
      return;
    }
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      drop(carried);
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      // Escape must not also close a dialog around the list.
      event.stopPropagation();
      awaited.current = keyOf(kind, id);
      cancel(carried);
      return;
    }
    if (!/^(Arrow|Home$|End$)/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = step(shown(kind), carried.at, event.key, { columns: columnsAround(event.currentTarget), rtl });
    if (!next) {
      say(stopAt(shown(kind), carried.at, event.key, rtl), kind, id, carried.at, carried);
      return;
    }
    const moving = { ...carried, at: next };
    awaited.current = keyOf(kind, id);
    setCarry(moving);
    say('moved', kind, id, next, moving);
  }

  function onHandleBlur(event: FocusEvent<HTMLElement>) {
    // The window lost focus; it will be here again when the window is back.
    if (document.activeElement === event.currentTarget) return;
    if (carry?.by === 'keyboard') cancel(carry);
  }

  function handleAppeared(kind: Kind, id: string, node: HTMLElement) {
    if (awaited.current !== keyOf(kind, id)) return;
    awaited.current = null;
    node.focus({ preventScroll: true });
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  return { carry, setCarry, said, shown, pickUp, drop, cancel, moveTo, onHandleKeyDown, onHandleBlur, handleAppeared };
}
