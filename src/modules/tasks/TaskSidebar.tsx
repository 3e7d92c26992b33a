import CalendarDaysIcon from '@heroicons/react/24/outline/CalendarDaysIcon';
import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import ExclamationCircleIcon from '@heroicons/react/24/outline/ExclamationCircleIcon';
import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import QueueListIcon from '@heroicons/react/24/outline/QueueListIcon';
import TagIcon from '@heroicons/react/24/outline/TagIcon';
import UserIcon from '@heroicons/react/24/outline/UserIcon';
import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { NavList, NavListGroup, NavListItem } from '#components/NavList';
import { RecordSidebar } from '#components/RecordLayout';
import { TagSwatch } from '#components/TagChip';

import { tasksQuery, taskTagsQuery } from './queries';
import { useTasksScreen } from './tasksContext';
import { countViews, taskViews } from './taskViews';

const icons = {
  all: QueueListIcon,
  today: ClockIcon,
  overdue: ExclamationCircleIcon,
  upcoming: CalendarDaysIcon,
  mine: UserIcon,
  completed: CheckCircleIcon,
} as const;

const counted = ['all', 'today', 'overdue', 'mine'] as const;
const isCounted = (view: string): view is (typeof counted)[number] => (counted as readonly string[]).includes(view);

/** Navigation of the tasks: views with counts, and tags. */
export const TaskSidebar = memo(function TaskSidebar() {
  const { t } = useTranslation('tasks');
  const { address, viewer, tags, listHref, create, openTags } = useTasksScreen();
  // Deferred, as in the list: ten thousand tasks are counted with each change.
  const tasks = useDeferredValue(useQuery(tasksQuery()).data);
  const { isPending } = useQuery(taskTagsQuery());
  const counts = useMemo(() => countViews(tasks ?? [], viewer), [tasks, viewer]);
  return (
    <RecordSidebar
      create={{ label: t('newTask'), icon: PlusIcon, onClick: () => create('task'), 'aria-keyshortcuts': 'Control+/' }}
      end={
        <Button variant="quiet" leadingIcon={TagIcon} onClick={openTags}>
          {t('tags.manage')}
        </Button>
      }
    >
      <NavList label={t('views.label')}>
        <NavListGroup>
          {taskViews.map((view) => (
            <NavListItem
              key={view}
              href={listHref({ view, tag: '', assignee: '', q: '' })}
              current={address.view === view && (view !== 'all' || address.tag === '')}
              leadingIcon={icons[view]}
              count={isCounted(view) ? counts[view] : 0}
              countLabel={isCounted(view) ? t('list.open', { count: counts[view] }) : undefined}
            >
              {t(`views.${view}`)}
            </NavListItem>
          ))}
        </NavListGroup>
        {tags.length > 0 || isPending ? (
          <NavListGroup title={t('fields.tags')} loading={isPending} skeletonCount={6}>
            {tags.map(({ id, title }) => (
              <NavListItem
                key={id}
                href={listHref({ view: 'all', tag: id, assignee: '', q: '' })}
                current={address.view === 'all' && address.tag === id}
                leadingVisual={<TagSwatch color="gray" />}
              >
                {title}
              </NavListItem>
            ))}
          </NavListGroup>
        ) : null}
      </NavList>
    </RecordSidebar>
  );
});
