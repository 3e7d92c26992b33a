import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import SolidCheckCircleIcon from '@heroicons/react/24/solid/CheckCircleIcon';
import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Checklist, useChecklist } from '#components/Checklist';
import type { ChecklistItem } from '#components/Checklist';
import { DatePicker } from '#components/DatePicker';
import { isIsoDate } from '#components/DateField';
import { DraftConflictAlert } from '#components/DraftConflictAlert';
import { IconButton } from '#components/IconButton';
import { Link } from '#components/Link';
import { PersonPicker } from '#components/PersonPicker';
import { RecordBody } from '#components/RecordLayout';
import { RecordToolbar } from '#components/RecordToolbar';
import { RichTextField } from '#components/RichTextField';
import { SaveStatus } from '#components/SaveStatus';
import { TagPicker } from '#components/TagPicker';
import { TextArea } from '#components/TextArea';
import { ToggleButton } from '#components/ToggleButton';
import { ToggleGroup } from '#components/ToggleGroup';
import { useUndo } from '#components/Toast';
import { paths } from '#domain/paths';
import { toPrintableLine } from '#domain/printableLine';
import { dueInstantOn } from '#lib/time/dueDay';

import type { Task } from './api';
import { DueText } from './DueText';
import { taskLimits } from './limits';
import { taskMembersQuery, tasksQuery } from './queries';
import { emptyTask } from './taskRules';
import { MoveMenu } from './taskMenus';
import * as styles from './TaskRecord.css';
import { useTasksScreen } from './tasksContext';
import { dueDayOf } from './taskViews';
import { useCreateTag } from './useCreateTag';
import { useTaskEditor } from './useTaskEditor';

/** Title of the section that owns a task. */
function useSectionTitle(id: string): string | undefined {
  const { data: tasks = [] } = useQuery(tasksQuery());
  const at = tasks.findIndex((task) => task.id === id);
  if (tasks[at]?.type !== 'task') return undefined;
  const title = tasks.slice(0, at).findLast(({ type }) => type === 'section')?.title;
  return title?.trim() || undefined;
}

type SubTask = Task['subTasks'][number];
const toItem = ({ id, title, completed }: SubTask): ChecklistItem => ({ id, text: title, done: completed });
const toSubTask = ({ id, text, done }: ChecklistItem): SubTask => ({
  id,
  title: toPrintableLine(text),
  completed: done,
});

export type TaskFormProps = {
  id: string;
  type: Task['type'];
  /** The task on the server when the form opens; null for a new one. */
  task: Task | null;
  /** The task as the list has it now, for one that was new when the form opened. */
  current?: Task | undefined;
  /** Id of the task that a new one follows. */
  after: string | undefined;
};

/** A task or section to read and edit, which saves itself. */
export function TaskForm({ id, type, task, current, after }: TaskFormProps) {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const offerUndo = useUndo();
  const headingId = useId();
  const { viewer, tags, actions, recordHref, remove, keepForAMoment, print } = useTasksScreen();
  const { data: members = [] } = useQuery(taskMembersQuery());
  const createTag = useCreateTag();
  const editor = useTaskEditor({
    id,
    type,
    task: current ?? task,
    after,
    onReplaced: (replacement) => void navigate(recordHref(replacement, { new: type }), { replace: true }),
  });
  const { state, change, update, choose } = editor;
  const { content } = state;
  const title = useRef<HTMLTextAreaElement>(null);
  const isNew = task === null;
  useLayoutEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);

  /** The task as the list and its menus take it. */
  const shown: Task = {
    ...content,
    id,
    type,
    assignee: members.find((member) => member.id === content.assignedTo) ?? null,
    order: 0,
    updatedAt: state.savedAt ?? '',
  };

  function complete(completed: boolean) {
    keepForAMoment([id]);
    choose({ completed });
    offerUndo({
      text: t(completed ? 'done.completed' : 'done.reopened', {
        count: 1,
        title: content.title.trim() || t('untitled'),
      }),
      undo: () => {
        choose({ completed: !completed });
        // The record may be closed by now.
        actions.change([shown], { completed: !completed });
      },
    });
  }

  async function removeTask() {
    await editor.flush();
    if (await editor.end()) remove([shown]);
    else void navigate(recordHref());
  }

  const subTasks = useChecklist({
    items: content.subTasks.map(toItem),
    max: taskLimits.subTasks,
    onChange: (next) => update((before) => ({ ...before, subTasks: next(before.subTasks.map(toItem)).map(toSubTask) })),
    removedText: ({ text }) => t('done.removed', { count: 1, title: text }),
  });

  const { assignee } = shown;
  const sectionTitle = useSectionTitle(id);
  const day = dueDayOf(content, viewer.timeZone) ?? '';
  return (
    <section aria-labelledby={headingId} className={styles.record}>
      <RecordToolbar label={t('record.tools')} backHref={recordHref()} backLabel={t('record.back')}>
        <SaveStatus status={state.status} error={state.error} onRetry={() => void editor.flush()} />
        {type === 'task' ? (
          <ToggleButton
            label={t('completed')}
            icon={CheckCircleIcon}
            iconPressed={SolidCheckCircleIcon}
            iconOnly
            pressed={content.completed}
            onChange={complete}
          />
        ) : null}
        {type === 'task' && state.savedAt !== null ? <MoveMenu tasks={[shown]} /> : null}
        {type === 'task' && state.savedAt !== null ? (
          <IconButton
            label={t('action.print')}
            icon={PrinterIcon}
            onClick={() => print([{ ...shown, ...content }], content.title.trim() || t('untitled'))}
          />
        ) : null}
        <IconButton label={t('action.remove')} icon={TrashIcon} onClick={() => void removeTask()} />
      </RecordToolbar>
      <DraftConflictAlert
        state={state}
        onResolve={editor.resolveConflict}
        onKeep={editor.keepAsNew}
        keepLabel={t('keepAsNew')}
      />
      <RecordBody>
        <h1 id={headingId} className={styles.heading} tabIndex={-1}>
          {sectionTitle === undefined
            ? t(type === 'task' ? 'record.task' : 'record.section')
            : t('record.taskIn', { section: sectionTitle })}
        </h1>
        <TextArea
          ref={title}
          label={t('fields.title')}
          rows={1}
          maxRows={6}
          {...(content.title.length > taskLimits.title - 40 && { limit: taskLimits.title })}
          value={content.title}
          onChange={(text) => change({ title: toPrintableLine(text.replaceAll(/\s*[\r\n]+\s*/g, ' ')) })}
          onBlur={() => void editor.flush()}
        />
        {type === 'task' ? (
          <>
            <div className={styles.fields}>
              <div className={styles.field}>
                {/* As for the priority beside it: with its own label, the format would push the field down. */}
                <span className={styles.label} aria-hidden="true">
                  {t('fields.due')}
                </span>
                <DatePicker
                  label={t('fields.due')}
                  hideLabel
                  value={day}
                  onChange={(next) => {
                    if (next === '') choose({ dueDate: null });
                    else if (isIsoDate(next) && next !== day) choose({ dueDate: dueInstantOn(next, viewer.timeZone) });
                  }}
                />
                <DueText task={shown} viewer={viewer} />
              </div>
              <div className={styles.field}>
                <span className={styles.label} aria-hidden="true">
                  {t('fields.priority')}
                </span>
                <ToggleGroup
                  label={t('fields.priority')}
                  options={([0, 1, 2] as const).map((priority) => ({
                    value: String(priority),
                    label: t(`priorityOf.${priority}`),
                  }))}
                  value={String(content.priority)}
                  onChange={(next) => choose({ priority: next === '0' ? 0 : next === '2' ? 2 : 1 })}
                />
              </div>
              <div className={styles.field}>
                <PersonPicker
                  label={t('fields.assignee')}
                  options={members.map((member) => ({
                    value: member.id,
                    label: member.name,
                    ...(member.avatar !== null && { src: member.avatar }),
                  }))}
                  max={1}
                  value={content.assignedTo === null ? [] : [content.assignedTo]}
                  placeholder={t('fields.nobody')}
                  onChange={([person]) => choose({ assignedTo: person ?? null })}
                />
                {assignee === null ? null : (
                  <Link href={paths.contact.replace(':id', encodeURIComponent(assignee.id))}>
                    {t('record.contact', { name: assignee.name })}
                  </Link>
                )}
              </div>
              <TagPicker
                label={t('fields.tags')}
                options={tags.map((tag) => ({ value: tag.id, label: tag.title }))}
                value={content.tags}
                max={taskLimits.tagsPerTask}
                onChange={(next) => choose({ tags: next })}
                onCreate={createTag}
              />
            </div>
            <Checklist label={t('fields.subTasks')} maxLength={taskLimits.title} {...subTasks} />
          </>
        ) : null}
        <RichTextField
          label={t('fields.notes')}
          rows={6}
          value={content.notes ?? ''}
          onChange={(notes) => {
            // The editor also fires when it normalises the value it was given.
            if (notes !== (content.notes ?? '')) change({ notes: notes === '' ? emptyTask.notes : notes });
          }}
          onBlur={() => void editor.flush()}
          {...((content.notes?.length ?? 0) > taskLimits.notes && {
            error: t('record.notesTooLong', { count: content.notes?.length ?? 0, max: taskLimits.notes }),
          })}
        />
      </RecordBody>
    </section>
  );
}
