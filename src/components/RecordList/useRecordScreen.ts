import { useMemo, useRef } from 'react';
import type { RefObject } from 'react';

import type { VirtualHandle } from '#components/VirtualList';
import { targetRecords } from '#lib/records/targetRecords';
import { useRecordNavigation } from '#lib/records/useRecordNavigation';
import type { RecordNavigation, RecordNavigationOptions } from '#lib/records/useRecordNavigation';
import { useListSelection } from '#lib/selection/useListSelection';
import type { Selection } from '#lib/selection/useSelection';

export type RecordScreenOptions<T> = Pick<
  RecordNavigationOptions,
  'listKey' | 'openId' | 'opensNextAfterRemoval' | 'scrollToRow' | 'onOpen'
> & {
  /** The listed records in their order. With another array, their ids are collected again. */
  records: readonly T[];
  /** The open record, which may not be listed; `undefined` until it is loaded. */
  open?: T | undefined;
  /** Whether a record can be selected; all can by default. Give a stable function. */
  isSelectable?: ((record: T) => boolean) | undefined;
  /** Whether the list renders only the rows in view. One that `renderItems` arranges has a `scrollToRow` instead. */
  virtual?: boolean | undefined;
};

/** The state of a list of records and of what moves through it. */
export interface RecordScreen<T> {
  navigation: RecordNavigation;
  selection: Selection;
  /** What a command is about: the selected records, else the focused row, else the open record. */
  targets: () => readonly T[];
  /** Moves the focus to the search field. */
  onSearch: () => void;
  /** For the `RecordList`. */
  listProps: {
    listKey: string;
    openId: string | undefined;
    returnId: string | undefined;
    selection: Selection;
    listRef: RefObject<HTMLElement | null>;
    searchRef: RefObject<HTMLInputElement | null>;
    virtual: boolean;
    virtualRef: RefObject<VirtualHandle | null>;
  };
}

/** Selection, navigation and focus of a screen with a list of records. Its keys come from `useRecordKeys`. */
export function useRecordScreen<T extends { id: string }>({
  records,
  open,
  isSelectable,
  virtual = false,
  ...options
}: RecordScreenOptions<T>): RecordScreen<T> {
  const listRef = useRef<HTMLElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const virtualRef = useRef<VirtualHandle>(null);
  const ids = useMemo(() => records.map(({ id }) => id), [records]);
  const isDisabled = useMemo(() => {
    if (!isSelectable) return undefined;
    const disabled = new Set(records.flatMap((record) => (isSelectable(record) ? [] : [record.id])));
    return (id: string) => disabled.has(id);
  }, [records, isSelectable]);
  const selection = useListSelection(options.listKey, ids, isDisabled);
  const navigation = useRecordNavigation({
    ...options,
    list: listRef,
    ids,
    ...(virtual && { scrollToRow: (index: number) => virtualRef.current?.scrollTo(index) }),
  });
  const { listKey, openId } = options;
  const { returnId } = navigation;
  return {
    navigation,
    selection,
    targets: () => targetRecords({ records, open, selection, navigation }),
    onSearch: () => searchRef.current?.focus(),
    listProps: { listKey, openId, returnId, selection, listRef, searchRef, virtual, virtualRef },
  };
}
