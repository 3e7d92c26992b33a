import ArrowUturnLeftIcon from '@heroicons/react/24/outline/ArrowUturnLeftIcon';
import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useTranslation } from 'react-i18next';

import { mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';

import type { Task } from './api';
import { MoveMenu, TaskTagMenu } from './taskMenus';
import { useTasksScreen } from './tasksContext';

const ReopenIcon = mirroredIcon(ArrowUturnLeftIcon);

export type BulkActionsProps = {
  /** The selected tasks and sections. */
  tasks: readonly Task[];
  /** Called when they have left the list, and the actions with them. */
  onDone: () => void;
};

/** The actions for the selected tasks. */
export function BulkActions({ tasks, onDone }: BulkActionsProps) {
  const { t } = useTranslation('tasks');
  const { complete, remove } = useTasksScreen();
  const work = tasks.filter(({ type }) => type === 'task');
  const isOpen = work.some(({ completed }) => !completed);
  return (
    <>
      <IconButton
        label={isOpen ? t('action.complete') : t('action.reopen')}
        icon={isOpen ? CheckCircleIcon : ReopenIcon}
        disabled={work.length === 0}
        onClick={() => complete(work, isOpen)}
      />
      <TaskTagMenu tasks={work} />
      <MoveMenu tasks={work} />
      <IconButton
        label={t('action.remove')}
        icon={TrashIcon}
        onClick={() => {
          remove(tasks);
          onDone();
        }}
      />
    </>
  );
}
