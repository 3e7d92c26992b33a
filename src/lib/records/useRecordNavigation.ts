import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { useStableCallback } from '#lib/react/useStableCallback';

import { focusLink, keyOf, rowsIn } from './rowElements';
import { whenRendered } from './whenRendered';

export interface RecordNavigationOptions {
  /** The list; each row carries `data-row-key` with the id of its record, and its first link opens it. */
  list: RefObject<HTMLElement | null>;
  /** Identifies the list: its view, page and search. */
  listKey: string;
  /** Ids of the rows in their order. */
  ids: readonly string[];
  /** Id of the open record, from the address. */
  openId: string | undefined;
  /** Scrolls a virtual list to a row by its index, because rows out of view are not rendered. */
  scrollToRow?: ((index: number) => void) | undefined;
  /** Whether the record that follows is opened when the open one is removed. By default the list is shown. */
  opensNextAfterRemoval?: boolean | undefined;
  /** Navigates to a record beside the list, or to the list alone. */
  onOpen: (id?: string) => void;
}

/** Moves between the records of a list and their rows. */
export interface RecordNavigation {
  /** Moves the focus by rows; where a record is open, opens the next one. Returns whether there was a row to go to. */
  move: (by: 1 | -1) => boolean;
  /** As `move`, to the first or the last row. */
  moveTo: (end: 'first' | 'last') => boolean;
  /** Id of the row that has the focus. */
  focusedId: () => string | undefined;
  /** Whether keys move through the list: the focus is in it, or nowhere while no record is open. */
  isInList: () => boolean;
  /** Id of the record that a command is about: the focused row, else the open record. Keeps its identity. */
  currentId: () => string | undefined;
  /** Id of the open record, or of the one to which a key has just gone. */
  targetId: () => string | undefined;
  /** Closes the open record and returns to its row. Returns whether one was open. */
  close: () => boolean;
  /**
   * To be called when records have left the list: closes an open one, or goes on with the next, and the focus goes to
   * the row that follows. At the end of the list, that is the one before. Keeps its identity.
   */
  afterRemoval: (removed: readonly string[]) => void;
  /** The row that takes the focus after the list has come back: mark it with `data-route-focus`. */
  returnId: string | undefined;
}

/** Moves the focus between the rows of a list and their records, by keys and after changes. */
export function useRecordNavigation({
  list,
  listKey,
  ids,
  openId,
  scrollToRow,
  opensNextAfterRemoval = false,
  onOpen,
}: RecordNavigationOptions): RecordNavigation {
  /** The row to return to, and the list in which it stands. */
  const [returnRow, setReturnRow] = useState<{ listKey: string; id: string | undefined }>();
  const returnId = returnRow?.listKey === listKey ? returnRow.id : undefined;
  const setReturnId = (id: string | undefined) => setReturnRow({ listKey, id });
  const [lastOpenId, setLastOpenId] = useState(openId);
  // Also when the browser's Back button has closed it.
  if (openId !== lastOpenId) {
    setLastOpenId(openId);
    setReturnId(openId === undefined ? (returnId ?? lastOpenId) : undefined);
  }

  const rows = () => rowsIn(list.current);
  const rowOf = (id: string | undefined) => rows().find((row) => keyOf(row) === id);
  const soughtId = useRef<string>(undefined);
  function focusRow(id: string | undefined) {
    soughtId.current = id;
    const row = rowOf(id);
    if (row) focusLink(row);
    else if (id !== undefined && scrollToRow) {
      scrollToRow(ids.indexOf(id));
      // A later key goes on from another row.
      whenRendered(
        () => rowOf(id),
        focusLink,
        () => soughtId.current !== id,
      );
    }
  }
  const focusedId = () =>
    keyOf(rows().find((row) => document.activeElement !== null && row.contains(document.activeElement)));

  // Keys can be pressed faster than navigation completes. These are the ids from the open record (`undefined`: the
  // list) to the one being navigated to, from which the next key continues.
  const pendingIds = useRef<ReadonlyArray<string | undefined>>([]);
  // A key can be pressed when navigation has completed, but the effect below has not run yet.
  const isNavigating = () => pendingIds.current.includes(openId) && pendingIds.current.at(-1) !== openId;
  const targetId = () => (isNavigating() ? pendingIds.current.at(-1) : openId);

  // The row to return to may be out of view, or its list hidden until now: then it takes the focus once it is rendered,
  // unless that has gone elsewhere than to the heading. Otherwise the focus follows `data-route-focus`.
  const revealReturnRow = useEffectEvent((id: string) => {
    if (rowOf(id) || !scrollToRow || !ids.includes(id)) return;
    const isElsewhere = () => {
      const active = document.activeElement;
      return active !== null && active !== document.body && !active.matches('h1, h2');
    };
    scrollToRow(ids.indexOf(id));
    whenRendered(() => rowOf(id), focusLink, isElsewhere);
  });
  useEffect(() => {
    if (openId === undefined && returnId !== undefined) revealReturnRow(returnId);
  }, [openId, returnId]);

  useEffect(() => {
    // Navigation completed, or went somewhere else.
    if (pendingIds.current.at(-1) === openId || !pendingIds.current.includes(openId)) pendingIds.current = [];
  }, [openId]);

  function goTo(id?: string) {
    pendingIds.current = id === openId ? [] : [...(isNavigating() ? pendingIds.current : [openId]), id];
    onOpen(id);
  }

  function show(id: string | undefined): boolean {
    if (id === undefined) return false;
    const isOpen = targetId() !== undefined;
    // Move the focus along, otherwise the next command would be about the previous row.
    if (!isOpen || focusedId() !== undefined) focusRow(id);
    if (isOpen) goTo(id);
    return true;
  }

  // While navigating, the focus is still on the previous row.
  const currentId = useStableCallback(() => (isNavigating() ? undefined : focusedId()) ?? targetId());
  const afterRemoval = useStableCallback((removed: readonly string[]) => {
    const at = ids.findIndex((id) => removed.includes(id));
    const neighbour =
      ids.slice(at + 1).find((id) => !removed.includes(id)) ?? ids.slice(0, at).findLast((id) => !removed.includes(id));
    const current = targetId();
    if (current !== undefined) {
      if (!removed.includes(current)) return;
      if (opensNextAfterRemoval && show(neighbour)) return;
      setReturnId(neighbour);
      goTo();
    } else if (document.activeElement === document.body || removed.includes(focusedId() ?? '')) focusRow(neighbour);
  });

  return {
    move(by) {
      const from = targetId() ?? focusedId();
      const at = from === undefined ? -1 : ids.indexOf(from);
      return show(at < 0 ? ids[0] : ids[at + by]);
    },
    focusedId,
    isInList() {
      const active = document.activeElement;
      if (active !== null && list.current?.contains(active)) return true;
      return targetId() === undefined && (active === document.body || (active?.matches('h1, h2') ?? false));
    },
    moveTo: (end) => show(end === 'first' ? ids[0] : ids.at(-1)),
    currentId,
    targetId,
    close() {
      if (targetId() === undefined) return false;
      goTo();
      return true;
    },
    afterRemoval,
    returnId: openId === undefined ? returnId : undefined,
  };
}
