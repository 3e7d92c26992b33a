import ArrowDownIcon from '@heroicons/react/20/solid/ArrowDownIcon';
import FlagIcon from '@heroicons/react/20/solid/FlagIcon';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Highlight } from '#components/Highlight';
import { Icon } from '#components/Icon';
import { RecordRow } from '#components/RecordList';
import { TagList } from '#components/TagList';
import { VisuallyHidden } from '#components/VisuallyHidden';

import type { Task, TaskTag } from './api';
import { CompleteButton } from './CompleteButton';
import { DueText } from './DueText';
import { parseMarks } from './taskRules';
import * as styles from './TaskRow.css';
import type { Viewer } from './taskViews';

export type TaskRowProps = {
  task: Task;
  /** The title with marks, as a search returned it. */
  marked: string | undefined;
  href: string;
  /** All tags. */
  tags: readonly TaskTag[];
  /** Title of its section, where sections are not shown. */
  section: string | undefined;
  viewer: Viewer;
  /** Whether a heading above says when it is due. */
  dueInHeading: boolean;
  /** Whether it is open beside the list. */
  current: boolean;
  /** Whether it was open until now, and takes the focus again. */
  returned: boolean;
  selected: boolean;
  handle: ReactNode;
  onSelect: (id: string, selected: boolean, range: boolean) => void;
  onComplete: (tasks: readonly Task[], completed: boolean) => void;
};

/** A task in the list. Memoised, because otherwise each key press would re-render all rows. */
export const TaskRow = memo(function TaskRow({
  task,
  marked,
  href,
  tags,
  section,
  viewer,
  dueInHeading,
  current,
  returned,
  selected,
  handle,
  onSelect,
  onComplete,
}: TaskRowProps) {
  const { t } = useTranslation('tasks');
  const { id, completed, priority, subTasks, assignee } = task;
  const title = task.title.trim() || t('untitled');
  const ownTags = tags.filter((tag) => task.tags.includes(tag.id));
  const done = subTasks.filter((subTask) => subTask.completed).length;
  const hasMeta =
    (task.dueDate !== null && !dueInHeading) || subTasks.length > 0 || ownTags.length > 0 || section !== undefined;
  return (
    <RecordRow
      rowKey={id}
      href={href}
      current={current}
      returned={returned}
      selected={selected}
      selectLabel={t('list.select', { title })}
      onSelect={onSelect}
      handle={handle}
      leadingAction={
        <CompleteButton
          label={t('list.complete', { title })}
          completed={completed}
          priority={priority}
          onChange={(next) => onComplete([task], next)}
        />
      }
      action={
        assignee === null ? undefined : (
          <span className={styles.assignee}>
            <Avatar id={assignee.id} name={assignee.name} src={assignee.avatar ?? undefined} size="xsmall" decorative />
            <VisuallyHidden>{t('list.assignee', { name: assignee.name })}</VisuallyHidden>
          </span>
        )
      }
    >
      <span className={styles.line}>
        <bdi
          className={styles.title}
          data-completed={completed || undefined}
          data-untitled={task.title.trim() === '' || undefined}
        >
          {marked === undefined ? title : <MarkedTitle html={marked} />}
        </bdi>
        {completed ? <VisuallyHidden>{t('completed')}</VisuallyHidden> : null}
        {priority === 1 ? null : (
          <span className={styles.priority}>
            {priority === 2 ? (
              <Icon source={FlagIcon} size="small" tone="error" label={t('priorityOf.2')} />
            ) : (
              <Icon source={ArrowDownIcon} size="small" tone="muted" label={t('priorityOf.0')} />
            )}
          </span>
        )}
      </span>
      {hasMeta ? (
        <span className={styles.meta}>
          {dueInHeading ? null : <DueText task={task} viewer={viewer} />}
          {subTasks.length > 0 ? (
            <span className={styles.progress}>{t('list.progress', { done, count: subTasks.length })}</span>
          ) : null}
          {section === undefined ? null : <bdi className={styles.section}>{section}</bdi>}
          <TagList label={t('fields.tags')} tags={ownTags} inline />
        </span>
      ) : null}
    </RecordRow>
  );
});

function MarkedTitle({ html }: { html: string }) {
  const parts = parseMarks(html);
  return (
    <Highlight
      text={parts.map(({ text }) => text).join('')}
      matches={parts.flatMap(({ start, text, matched }) => (matched ? [[start, text.length] as const] : []))}
    />
  );
}
