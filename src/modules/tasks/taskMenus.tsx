import ArrowRightCircleIcon from '@heroicons/react/24/outline/ArrowRightCircleIcon';
import { useTranslation } from 'react-i18next';

import { mirroredIcon } from '#components/Icon';
import { Menu } from '#components/Menu';
import { TagMenu } from '#components/TagMenu';

import type { Task } from './api';
import { useTasksScreen } from './tasksContext';

const MoveIcon = mirroredIcon(ArrowRightCircleIcon);

export type TaskMenuProps = { tasks: readonly Task[] };

/** Adds tags to tasks and removes them. */
export function TaskTagMenu({ tasks }: TaskMenuProps) {
  const { t } = useTranslation('tasks');
  const { tags, actions } = useTasksScreen();
  return (
    <TagMenu
      label={t('action.tag')}
      tags={tags}
      tagsOfRecords={tasks.map((task) => task.tags)}
      onChange={(id, added) => actions.change(tasks, added ? { addTags: [id] } : { removeTags: [id] })}
    />
  );
}

const topOfList = 'top-of-list';

/** Moves tasks to the top of a section, or of the list. */
export function MoveMenu({ tasks }: TaskMenuProps) {
  const { t } = useTranslation('tasks');
  const { sections, actions } = useTasksScreen();
  return (
    <Menu
      label={t('action.move')}
      icon={MoveIcon}
      sections={[
        {
          id: 'sections',
          items: [
            { id: topOfList, label: t('topOfList') },
            ...sections.map(({ id, title }) => ({ id, label: title.trim() || t('untitledSection') })),
          ],
        },
      ]}
      disabled={tasks.every(({ type }) => type === 'section')}
      onAction={(id) =>
        actions.moveTo(
          tasks,
          sections.find((section) => section.id === id),
        )
      }
    />
  );
}
