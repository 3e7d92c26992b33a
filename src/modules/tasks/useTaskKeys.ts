import { useTranslation } from 'react-i18next';

import { useRecordKeys } from '#components/RecordList';
import type { RecordScreen } from '#components/RecordList';
import { lineKeys } from '#lib/browser/direction';
import type { KeyBinding } from '#lib/keyBindings/keyBindings';

import type { Task } from './api';
import { setCollapsed } from './collapsedSections';
import type { TasksScreenState } from './tasksContext';

export interface TaskKeysOptions {
  tasks: readonly Task[];
  /** Whether the whole list is shown: only there are sections collapsed. */
  whole: boolean;
  screen: RecordScreen<Task>;
  state: TasksScreenState;
  onQuickAdd: () => void;
  onHelp: () => void;
}

/** The keys of the task screen. Returns their bindings for the dialog that lists them. */
export function useTaskKeys({
  tasks,
  whole,
  screen,
  state,
  onQuickAdd,
  onHelp,
}: TaskKeysOptions): readonly KeyBinding[] {
  const { t } = useTranslation('tasks');

  /** A command about the tasks among the records; for sections alone it does nothing. */
  const onTasks = (act: (changed: readonly Task[]) => void) => (records: readonly Task[]) => {
    const changed = records.filter(({ type }) => type === 'task');
    if (changed.length > 0) act(changed);
    return changed.length > 0;
  };
  const complete = onTasks((changed) => state.complete(changed, !changed.every(({ completed }) => completed)));
  const prioritise = (priority: 0 | 1 | 2) => onTasks((changed) => state.actions.change(changed, { priority }));

  function collapse({ key }: { key: string }): boolean {
    const section = tasks.find(({ id }) => id === screen.navigation.focusedId());
    if (!whole || section?.type !== 'section') return false;
    setCollapsed(section.id, key === lineKeys().back);
    return true;
  }

  return useRecordKeys({
    ...screen,
    create: { label: t('newTask'), run: () => state.create('task'), keys: ['N', 'Mod+/'], whileTyping: true },
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
      { id: 'complete', keys: ['C'], act: complete, label: t('keys.complete') },
      { id: 'high', keys: ['1'], act: prioritise(2), label: t('keys.high') },
      { id: 'normal', keys: ['2'], act: prioritise(1), label: t('keys.normal') },
      { id: 'low', keys: ['3'], act: prioritise(0), label: t('keys.low') },
      { id: 'collapse', keys: ['ArrowLeft', 'ArrowRight'], run: collapse, label: t('keys.collapse') },
      { id: 'remove', keys: ['Delete', '#'], act: (removed) => state.remove(removed), label: t('keys.remove') },
    ],
  });
}
