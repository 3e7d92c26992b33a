import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Badge } from '#components/Badge';
import { ListItem } from '#components/List';
import { paths } from '#domain/paths';
import { formatDateTime } from '#lib/format/formatDateTime';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';
import type { Task } from '#modules/tasks/api';
import { tasksQuery } from '#modules/tasks/queries';
import { daysUntilDue, dueDayOf } from '#modules/tasks/taskViews';

import { ListBlock } from './ListBlock';

/** Open tasks that are due today or overdue, those that have waited longest first. */
export function TasksBlock() {
  const { t, i18n } = useTranslation('app-home');
  const timeZone = viewerTimeZone();
  const viewer = { today: todayIn(timeZone), timeZone };
  const daysOf = (task: Task) => daysUntilDue(task, viewer) ?? Number.POSITIVE_INFINITY;
  const dueTasks = (tasks: readonly Task[]) =>
    tasks.filter((task) => daysOf(task) <= 0).toSorted((a, b) => daysOf(a) - daysOf(b));
  const query = useQuery(tasksQuery());
  const due = query.data ? dueTasks(query.data).length : 0;
  return (
    <ListBlock
      kind="tasks"
      icon={CheckCircleIcon}
      href={paths.tasks}
      query={query}
      select={dueTasks}
      lines="one"
      count={due > 0 ? <Badge tone="primary">{t('tasks.count', { count: due })}</Badge> : undefined}
    >
      {(task) => (
        <ListItem
          key={task.id}
          title={task.title.trim() || t('tasks.untitled')}
          description={
            daysOf(task) === 0
              ? t('tasks.today')
              : t('tasks.overdue', { day: formatDateTime(dueDayOf(task, timeZone) ?? '', 'monthDay', i18n.language) })
          }
          lines="one"
          href={paths.task.replace(':id', encodeURIComponent(task.id))}
        />
      )}
    </ListBlock>
  );
}
