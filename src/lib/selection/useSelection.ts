import { useLayoutEffect, useMemo, useState } from 'react';

import { useControllableState } from '#lib/react/useControllableState';

import {
  extendRange,
  pruneSelection,
  selectionCommand,
  selectionCoverage,
  selectOnly,
  setAll,
  setRange,
  toggleKey,
} from './selection';
import type { SelectionCoverage, SelectionState } from './selection';

type SelectionMode = 'none' | 'single' | 'multiple';

export type UseSelectionOptions = {
  mode: SelectionMode;
  /** Keys of the rendered collection, in its order; a function, because long collections compute it only on use. */
  order: () => readonly string[];
  /** Disabled keys are never selected. */
  isDisabled?: ((key: string) => boolean) | undefined;
  /** Whether a key outside `order` may stay selected, for example on another page. By default it leaves. */
  exists?: ((key: string) => boolean) | undefined;
  selectedKeys?: readonly string[] | undefined;
  defaultSelectedKeys?: readonly string[] | undefined;
  onSelectionChange?: ((keys: string[]) => void) | undefined;
};

/** Stable as long as the selected keys are, for memoised rows. */
export type Selection = {
  selectedKeys: readonly string[];
  isSelected: (key: string) => boolean;
  /** How much of the given keys, disabled ones excepted, is selected. */
  coverageOf: (keys: readonly string[]) => SelectionCoverage;
  /** A click or Enter on an item: selects it alone; `add` toggles it, `range` extends to it. */
  select: (key: string, held?: { add?: boolean; range?: boolean }) => void;
  /** A click on the item's checkbox; with `range`, everything since the last one. */
  check: (key: string, on: boolean, range?: boolean) => void;
  /** Shift with an arrow key, from one item to the next; `keepOthers` where checkboxes select. */
  extend: (from: string, to: string, keepOthers?: boolean) => void;
  /** Selects or releases these keys; others stay as they are. */
  setKeys: (keys: readonly string[], on: boolean) => void;
  /** Selects or releases the whole collection; keys outside it stay as they are. */
  setAll: (on: boolean) => void;
  clear: () => void;
  /** Handles the keys of `selectionCommand` on an item; returns whether it did. */
  handleKey: (event: KeyPress, key: string | undefined, options?: KeyOptions) => boolean;
};

type KeyPress = Parameters<typeof selectionCommand>[0];
type KeyOptions = {
  /** X selects, where letters are not type-ahead. */
  letters?: boolean;
  /** A range keeps the keys outside it, where checkboxes select. */
  keepOthers?: boolean;
};

const nothing: readonly string[] = [];

type Latest = Pick<UseSelectionOptions, 'mode' | 'order' | 'isDisabled' | 'exists'> & {
  state: SelectionState;
  setKeys: (keys: readonly string[]) => void;
};

type Actions = Omit<Selection, 'selectedKeys' | 'isSelected' | 'coverageOf'>;

/** The changes of a selection, which use its state of the last render, updated with `update`. */
function createActions(
  initial: Latest,
): Actions & { update: (next: Omit<Latest, 'state'>, keys: readonly string[]) => void } {
  let latest = initial;
  const enabled = ({ order, isDisabled }: Latest, keys = order()) =>
    isDisabled ? keys.filter((key) => !isDisabled(key)) : keys;

  function apply(next: SelectionState) {
    let { exists } = latest;
    if (!exists) {
      const all = new Set(latest.order());
      exists = (key) => all.has(key);
    }
    latest = { ...latest, state: pruneSelection(next, exists) };
    latest.setKeys(latest.state.keys);
  }

  function select(key: string, held: { add?: boolean; range?: boolean } = {}) {
    const { mode, state } = latest;
    if (mode === 'none' || latest.isDisabled?.(key)) return;
    if (mode === 'multiple' && held.range && state.anchor !== undefined) {
      apply(extendRange(state, enabled(latest), key));
    } else if (mode === 'multiple' && held.add) apply(toggleKey(state, key));
    else apply(selectOnly(key));
  }

  function clear() {
    apply({ keys: nothing });
  }

  return {
    update(next, keys) {
      latest = { ...next, state: { ...latest.state, keys } };
    },
    select,
    check(key, on, range = false) {
      const { mode, state } = latest;
      if (mode === 'none' || latest.isDisabled?.(key)) return;
      if (mode === 'single') apply(on ? selectOnly(key) : { keys: nothing });
      else apply(setRange(range ? state : { keys: state.keys }, enabled(latest), key, on));
    },
    extend(from, to, keepOthers = false) {
      if (latest.mode !== 'multiple' || latest.isDisabled?.(to)) return;
      const { keys, anchor = from, head = anchor } = latest.state;
      apply(extendRange({ keys, anchor, head }, enabled(latest), to, keepOthers));
    },
    setKeys: (keys, on) => apply(setAll(latest.state, enabled(latest, keys), on)),
    setAll: (on) => apply(setAll(latest.state, enabled(latest), on)),
    clear,
    handleKey(event, key, { letters = false, keepOthers = false } = {}) {
      const { mode, state } = latest;
      const command = selectionCommand(event, letters);
      if (mode === 'none' || command === undefined) return false;
      if (command === 'all' || command === 'clear') {
        if (mode !== 'multiple' || (command === 'clear' && state.keys.length === 0)) return false;
        if (command === 'all') apply(setAll(state, enabled(latest), true));
        else clear();
        return true;
      }
      if (key === undefined || latest.isDisabled?.(key)) return false;
      if (command === 'extend' && keepOthers) apply(extendRange(state, enabled(latest), key, true));
      else select(key, { add: true, range: command === 'extend' });
      return true;
    },
  };
}

/** The selection of a list, table, tree or grid: state, ranges and keys. */
export function useSelection({
  selectedKeys: controlledKeys,
  defaultSelectedKeys = nothing,
  onSelectionChange,
  ...options
}: UseSelectionOptions): Selection {
  const [selectedKeys, setKeys] = useControllableState<readonly string[]>({
    value: controlledKeys,
    defaultValue: defaultSelectedKeys,
    onChange: onSelectionChange && ((keys) => onSelectionChange([...keys])),
  });
  const [actions] = useState(() => createActions({ ...options, state: { keys: selectedKeys }, setKeys }));
  useLayoutEffect(() => actions.update({ ...options, setKeys }, selectedKeys));

  const { isDisabled } = options;
  return useMemo(() => {
    const selected = new Set(selectedKeys);
    return {
      ...actions,
      selectedKeys,
      isSelected: (key: string) => selected.has(key),
      coverageOf: (keys: readonly string[]) =>
        selectionCoverage(isDisabled ? keys.filter((key) => !isDisabled(key)) : keys, selected),
    };
  }, [actions, selectedKeys, isDisabled]);
}
