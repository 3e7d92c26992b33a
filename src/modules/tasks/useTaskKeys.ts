import { useTranslation } from 'react-i18next';

import { useRecordKeys } from '#components/RecordList';
import type { KeyBinding } from '#lib/keyBindings/keyBindings';
import { targetRecords } from '#lib/records/targetRecords';
import type { RecordNavigation } from '#lib/records/useRecordNavigation';
import type { Selection } from '#lib/selection/useSelection';

import type { Task } from './api';
import { setCollapsed } from './collapsedSections';
import type { TasksScreenState } from './tasksContext';

export interface TaskKeysOptions {
  tasks: readonly Task[];
  navigation: RecordNavigation;
  selection: Selection;
  state: TasksScreenState;
  onQuickAdd: () => void;
  onSearch: () => void;
  onHelp: () => void;
}

/**
 * The keys of the task screen. Commands apply to the selected tasks, else to the focused row, else to the open one.
 * Returns their bindings for the dialog that lists them.
 */
export function useTaskKeys(options: TaskKeysOptions): readonly KeyBinding[] {
  const { t } = useTranslation('tasks');
  const { tasks, navigation, selection, state, onQuickAdd, onSearch, onHelp } = options;

  const targets = () => targetRecords({ records: tasks, selection, navigation });

  function complete(): boolean {
    const changed = targets().filter(({ type }) => type === 'task');
    if (changed.length > 0) state.complete(changed, !changed.every(({ completed }) => completed));
    return changed.length > 0;
  }

  function remove(): boolean {
    const removed = targets();
    if (removed.length > 0) state.remove(removed);
    return removed.length > 0;
  }

  function prioritise(priority: 0 | 1 | 2): boolean {
    const changed = targets().filter(({ type }) => type === 'task');
    if (changed.length > 0) state.actions.change(changed, { priority });
    return changed.length > 0;
  }

  function collapse({ key }: { key: string }): boolean {
    const section = tasks.find(({ id }) => id === navigation.focusedId());
    if (section?.type !== 'section') return false;
    setCollapsed(section.id, key === 'ArrowLeft');
    return true;
  }

  return useRecordKeys({
    navigation,
    selection,
    create: { label: t('newTask'), run: () => state.create('task'), keys: ['N', 'Mod+/'], whileTyping: true },
    onSearch,
    onHelp,
    commands: [
      {
        id: 'newSection',
        keys: ['Mod+.'],
        run: () => state.create('section'),
        label: t('newSection'),
        whileTyping: true,
      },
      { id: 'quick', keys: ['Q'], run: onQuickAdd, label: t('keys.quick') },
      { id: 'complete', keys: ['C'], run: complete, label: t('keys.complete') },
      { id: 'high', keys: ['1'], run: () => prioritise(2), label: t('keys.high') },
      { id: 'normal', keys: ['2'], run: () => prioritise(1), label: t('keys.normal') },
      { id: 'low', keys: ['3'], run: () => prioritise(0), label: t('keys.low') },
      { id: 'collapse', keys: ['ArrowLeft', 'ArrowRight'], run: collapse, label: t('keys.collapse') },
      { id: 'remove', keys: ['Delete', '#'], run: remove, label: t('keys.remove') },
    ],
  });
}
