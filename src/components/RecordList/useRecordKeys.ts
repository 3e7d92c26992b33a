import { useTranslation } from 'react-i18next';

import type { KeyBinding } from '#lib/keyBindings/keyBindings';
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

  function select({ key }: { key: string }): boolean {
    const id = navigation.focusedId();
    // Space on a checkbox or button is its own.
    if (id === undefined || (key === ' ' && !(document.activeElement instanceof HTMLAnchorElement))) return false;
    selection?.select(id, { add: true });
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
    { id: 'close', keys: ['Escape'], run: () => navigation.close(), label: t('keys.close') },
    ...(selection
      ? [
          { id: 'select', keys: ['X', 'Space'], run: select, label: t('keys.select') },
          { id: 'selectAll', keys: ['Mod+A'], label: t('selectAll') },
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
