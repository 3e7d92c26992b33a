import { useTranslation } from 'react-i18next';

import type { KeyBinding, KeyPress } from '#lib/keyBindings/keyBindings';
import { useKeyBindings } from '#lib/keyBindings/useKeyBindings';
import type { RecordNavigation } from '#lib/records/useRecordNavigation';
import type { Selection } from '#lib/selection/useSelection';

/** A command of a module: `run`, or what it does with the records that it is about. */
export interface RecordCommand<T> extends KeyBinding {
  /** Acts on the selected records, else on the focused row, else on the open one. Without any, the key does nothing. */
  act?: ((records: readonly T[]) => unknown) | undefined;
}

export interface RecordKeysOptions<T> {
  navigation: RecordNavigation;
  selection?: Selection | undefined;
  /** Makes a new record; N, unless it has other keys. */
  create?: { label: string; run: () => void; keys?: readonly string[]; whileTyping?: boolean | undefined } | undefined;
  /** Moves the focus to the search field. */
  onSearch?: (() => void) | undefined;
  /** Opens the `KeyboardShortcutsDialog` with these keys. */
  onHelp: () => void;
  /** The keys of the module's own commands. */
  commands?: ReadonlyArray<RecordCommand<T>> | undefined;
  /** The records that a command is about, from `useRecordScreen`. */
  targets?: (() => readonly T[]) | undefined;
}

const none: readonly never[] = [];

/**
 * The keys of every screen with a list of records: move, open, close, select, undo, search, help and the module's own.
 * Listens for them and returns all, for the dialog that lists them.
 */
export function useRecordKeys<T = never>({
  navigation,
  selection,
  create,
  onSearch,
  onHelp,
  commands = none,
  targets = () => none,
}: RecordKeysOptions<T>): readonly KeyBinding[] {
  const { t } = useTranslation('RecordList');

  function select({ key, shiftKey }: KeyPress): boolean {
    const id = navigation.focusedId();
    // Space on a checkbox or button is its own.
    if (id === undefined || (key === ' ' && !(document.activeElement instanceof HTMLAnchorElement))) return false;
    if (shiftKey) selection?.check(id, true, true);
    else selection?.select(id, { add: true });
    return true;
  }

  function toBinding({ act, ...binding }: RecordCommand<T>): KeyBinding {
    if (!act) return binding;
    const run = () => {
      const records = targets();
      return records.length > 0 && act(records);
    };
    return { ...binding, run };
  }

  const bindings: KeyBinding[] = [
    { id: 'next', keys: ['J'], run: () => navigation.move(1), label: t('keys.next') },
    { id: 'previous', keys: ['K'], run: () => navigation.move(-1), label: t('keys.previous') },
    // An open record scrolls with these keys.
    {
      id: 'rows',
      keys: ['ArrowDown', 'ArrowUp'],
      run: ({ key }) => navigation.isInList() && navigation.move(key === 'ArrowDown' ? 1 : -1),
      label: t('keys.rows'),
    },
    {
      id: 'ends',
      keys: ['Home', 'End'],
      run: ({ key }) => navigation.isInList() && navigation.moveTo(key === 'Home' ? 'first' : 'last'),
      label: t('keys.ends'),
    },
    { id: 'open', keys: ['Enter'], label: t('keys.open') },
    {
      id: 'close',
      keys: ['Escape'],
      run: (press) => navigation.close() || (selection?.handleKey(press, undefined) ?? false),
      label: t('keys.close'),
    },
    ...(selection
      ? [
          { id: 'select', keys: ['X', 'Space'], run: select, label: t('keys.select') },
          // X with Shift is X.
          { id: 'range', keys: ['Shift+X'], label: t('keys.range') },
          {
            id: 'all',
            keys: ['Mod+A'],
            run: (press: KeyPress) => navigation.isInList() && selection.handleKey(press, undefined),
            label: t('keys.all'),
          },
          { id: 'clear', keys: ['Escape'], label: t('keys.clear') },
        ]
      : []),
    ...commands.map(toBinding),
    { id: 'undo', keys: ['Mod+Z'], label: t('keys.undo') },
    ...(create ? [{ id: 'new', ...create, keys: create.keys ?? ['N'] }] : []),
    ...(onSearch ? [{ id: 'search', keys: ['/'], run: onSearch, label: t('keys.search') }] : []),
    { id: 'help', keys: ['?'], run: onHelp, label: t('keys.help') },
  ];
  useKeyBindings(bindings);
  return bindings;
}
