import ArrowRightCircleIcon from '@heroicons/react/24/outline/ArrowRightCircleIcon';
import TagIcon from '@heroicons/react/24/outline/TagIcon';
import { useTranslation } from 'react-i18next';

import { Menu } from '#components/Menu';

import type { Task } from './api';
import { useTasksScreen } from './tasksContext';

export type TaskMenuProps = { tasks: readonly Task[] };

/** Adds tags to tasks and removes them; one that only some tasks have is added to the rest. */
export function TagMenu({ tasks }: TaskMenuProps) {
  const { t } = useTranslation('tasks');
  const { tags, actions } = useTasksScreen();
  const isOnAll = (id: string) => tasks.every((task) => task.tags.includes(id));
  return (
    <Menu
      label={t('action.tag')}
      icon={TagIcon}
      sections={[
        {
          id: 'tags',
          kind: 'checkbox',
          items: tags.map(({ id, title }) => ({ id, label: title, checked: isOnAll(id) })),
        },
      ]}
      disabled={tags.length === 0}
      onAction={(id) => actions.change(tasks, isOnAll(id) ? { removeTags: [id] } : { addTags: [id] })}
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
      icon={ArrowRightCircleIcon}
      sections={[
        {
          id: 'sections',
          items: [
            { id: topOfList, label: t('topOfList') },
            ...sections.map(({ id, title }) => ({ id, label: title === '' ? t('untitledSection') : title })),
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
