import OpenIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import DoneIcon from '@heroicons/react/24/solid/CheckCircleIcon';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Badge } from '#components/Badge';
import { Card } from '#components/Card';
import { DescriptionList } from '#components/DescriptionList';
import { FormattedDate } from '#components/FormattedDate';
import { Html } from '#components/Html';
import { Icon } from '#components/Icon';
import { Inline } from '#components/Inline';
import { Link } from '#components/Link';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { now } from '#lib/time/clock';
import { paths } from '#domain/paths';

import type { Task, TaskTag } from './api';
import * as styles from './TaskPage.css';

export type TaskDetailsProps = {
  task: Task;
  /** All available tags. */
  tags: readonly TaskTag[];
};

const tones = { 0: 'neutral', 1: 'neutral', 2: 'warning' } as const;

/** Details of a task: due date, assignee, subtasks and notes. A section only has notes. */
export function TaskDetails({ task, tags }: TaskDetailsProps) {
  const { t } = useTranslation('tasks');
  const id = useId();
  const { assignee, dueDate, notes, subTasks } = task;
  const taskTags = tags.filter((tag) => task.tags.includes(tag.id));
  const overdue = !task.completed && dueDate !== null && new Date(dueDate) < now();
  const done = subTasks.filter(({ completed }) => completed).length;

  const rows: Array<{ term: string; detail: ReactNode } | false> = [
    {
      term: t('task.priority'),
      detail: <Badge tone={tones[task.priority]}>{t(`task.priorityOf.${task.priority}`)}</Badge>,
    },
    dueDate !== null && {
      term: t('task.due'),
      detail: (
        <Inline>
          <FormattedDate date={dueDate} format="full" />
          {overdue ? <Badge tone="error">{t('task.overdue')}</Badge> : null}
        </Inline>
      ),
    },
    {
      term: t('task.assignee'),
      detail: assignee ? (
        <Inline>
          <Avatar id={assignee.id} name={assignee.name} src={assignee.avatar ?? undefined} size="small" decorative />
          <Link href={paths.contact.replace(':id', encodeURIComponent(assignee.id))}>{assignee.name}</Link>
        </Inline>
      ) : (
        <span className={styles.missing}>{t('task.nobody')}</span>
      ),
    },
    taskTags.length > 0 && {
      term: t('task.tags'),
      detail: (
        <Inline gap={4}>
          {taskTags.map((tag) => (
            <Badge key={tag.id}>{tag.title}</Badge>
          ))}
        </Inline>
      ),
    },
  ];

  return (
    <>
      {task.type === 'task' ? (
        <Card padding="large">
          <DescriptionList rows={rows.filter((fact) => fact !== false)} />
        </Card>
      ) : null}
      {subTasks.length > 0 ? (
        <Card as="section" padding="large" aria-labelledby={`${id}-sub-tasks`}>
          <h2 id={`${id}-sub-tasks`} className={styles.heading}>
            {t('task.subTasks')}
            <span className={styles.progress}>{t('task.progress', { done, all: subTasks.length })}</span>
          </h2>
          <ul role="list" className={styles.subTasks}>
            {subTasks.map((subTask) => (
              <li key={subTask.id} className={styles.subTask} data-done={subTask.completed || undefined}>
                <span className={styles.check}>
                  <Icon source={subTask.completed ? DoneIcon : OpenIcon} />
                </span>
                <span>
                  <span className={subTask.completed ? styles.done : undefined}>{subTask.title}</span>
                  <VisuallyHidden>{` (${t(subTask.completed ? 'task.completed' : 'task.open')})`}</VisuallyHidden>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {notes ? (
        <Card as="section" padding="large" aria-labelledby={`${id}-notes`}>
          <h2 id={`${id}-notes`} className={styles.heading}>
            {t('task.notes')}
          </h2>
          <div className={styles.notes}>
            <Html html={notes} />
          </div>
        </Card>
      ) : null}
    </>
  );
}

/** Placeholder for the details while loading. */
export function TaskSkeleton() {
  return (
    <>
      <Card padding="large">
        <Skeleton lines={7} />
      </Card>
      <Card padding="large">
        <Skeleton lines={4} />
      </Card>
    </>
  );
}
