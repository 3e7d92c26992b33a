import ArchiveBoxArrowDownIcon from '@heroicons/react/24/outline/ArchiveBoxArrowDownIcon';
import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import ListBulletIcon from '@heroicons/react/24/outline/ListBulletIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import SolidBookmarkIcon from '@heroicons/react/24/solid/BookmarkIcon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Ref, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Checklist, useChecklist } from '#components/Checklist';
import type { ChecklistItem } from '#components/Checklist';
import { DraftConflictAlert } from '#components/DraftConflictAlert';
import { IconButton } from '#components/IconButton';
import { Picture } from '#components/Picture';
import { SaveStatus } from '#components/SaveStatus';
import { TagPicker } from '#components/TagPicker';
import { TextArea } from '#components/TextArea';
import { ToggleButton } from '#components/ToggleButton';
import { useUndo } from '#components/Toast';

import type { Note, NoteTask } from './api';
import { ColorField } from './ColorField';
import { noteLimits } from './limits';
import * as colors from './noteColor.css';
import * as styles from './NoteDialog.css';
import { noteHref } from './notePath';
import { emptyNote, sinkCompleted } from './noteRules';
import type { NoteContent } from './noteRules';
import { useNotesScreen } from './notesContext';
import { PictureField, usePictureUpload } from './PictureField';
import { PrintedNote } from './PrintedNote';
import { createLabelMutation, notesQuery, toNote } from './queries';
import { ReminderField } from './ReminderField';
import { ReminderText } from './ReminderText';
import { useNoteEditor } from './useNoteEditor';

const toItem = ({ id, content, completed }: NoteTask): ChecklistItem => ({ id, text: content, done: completed });
const toTask = ({ id, text, done }: ChecklistItem): NoteTask => ({ id, content: text, completed: done });

export type NoteFormProps = {
  id: string;
  /** The note on the server; null for one that is not saved yet. */
  note: Note | null;
  /** Whether it was opened to be written. */
  isNew?: boolean;
  /** Takes the element that has the focus first: the title of a new note, else the note. */
  initialFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** A note to read and edit, which saves itself. */
export function NoteForm({ id, note, isNew = false, initialFocus, onClose }: NoteFormProps) {
  const { t } = useTranslation('notes');
  const client = useQueryClient();
  const navigate = useNavigate();
  const offerUndo = useUndo();
  const { filter, labels, actions } = useNotesScreen();
  const { mutateAsync: createLabel } = useMutation(createLabelMutation());
  const [initial] = useState<NoteContent>(() => ({
    ...emptyNote,
    labels: filter.view === 'label' ? [filter.label] : [],
  }));
  const editor = useNoteEditor({
    id,
    note,
    initial,
    onReplaced: (replacement) => void navigate(noteHref(filter, replacement, true), { replace: true }),
  });
  const { state, update, choose } = editor;
  const { content } = state;
  const upload = usePictureUpload((image) => choose({ image: image.id }));
  const sheet = useRef<HTMLDivElement>(null);

  /** The note as the list and its actions take it. */
  const shown: Note = {
    ...toNote(id, content, note?.createdAt ?? '', client),
    updatedAt: state.savedAt ?? '',
  };
  const tasks = content.tasks && sinkCompleted(content.tasks);
  const checklist = useChecklist({
    items: (tasks ?? []).map(toItem),
    max: noteLimits.tasks,
    onChange: (next) =>
      update((before) => ({ ...before, tasks: next(sinkCompleted(before.tasks ?? []).map(toItem)).map(toTask) })),
    removedText: ({ text }) => t('done.removed', { count: 1, title: text }),
  });

  function removePicture() {
    const { image } = content;
    choose({ image: null });
    sheet.current?.querySelector<HTMLElement>('textarea')?.focus();
    offerUndo({
      text: t('done.pictureRemoved'),
      undo: () => {
        choose({ image });
        // The note may be closed by now.
        if (!sheet.current) actions.change(shown, { image });
      },
    });
  }

  async function archive() {
    await editor.flush();
    onClose();
    actions.archive([shown], !content.archived);
  }

  async function remove() {
    await editor.flush();
    const isSaved = await editor.end();
    onClose();
    // With what was typed last, which an undo gives back.
    const saved = client.getQueryData(notesQuery().queryKey)?.find((one) => one.id === id);
    if (isSaved) actions.remove([saved ?? shown]);
  }

  function toggleTasks() {
    if (tasks === null) choose({ tasks: [] });
    else {
      update((before) => ({ ...before, tasks: null }));
      if (tasks.length > 0) {
        offerUndo({
          text: t('done.tasksRemoved'),
          undo: () => update((before) => ({ ...before, tasks: [...tasks, ...(before.tasks ?? [])] })),
        });
      }
    }
  }

  return (
    <div
      // It has the focus first, so that a phone does not open its keyboard over a note that is read.
      ref={(isNew ? undefined : initialFocus) as Ref<HTMLDivElement> | undefined}
      tabIndex={-1}
      className={styles.form}
      onPaste={(event) => {
        const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
        if (!file) return;
        event.preventDefault();
        void upload.add(file);
      }}
    >
      <PrintedNote note={shown} />
      <DraftConflictAlert
        state={state}
        onResolve={editor.resolveConflict}
        onKeep={editor.keepAsNew}
        keepLabel={t('record.keepAsNew')}
      />
      <div
        ref={sheet}
        className={`${styles.sheet} ${content.color === null ? colors.plain : colors.surface[content.color]}`}
      >
        {shown.image === null ? null : (
          <div className={styles.picture}>
            <Picture
              src={shown.image.src}
              alt={t('picture.label')}
              width={shown.image.width}
              height={shown.image.height}
              loading="eager"
            />
            <span className={styles.removePicture}>
              <IconButton label={t('picture.remove')} icon={TrashIcon} onClick={removePicture} />
            </span>
          </div>
        )}
        <TextArea
          ref={(isNew ? initialFocus : undefined) as Ref<HTMLTextAreaElement> | undefined}
          label={t('fields.title')}
          hideLabel
          variant="title"
          placeholder={t('fields.title')}
          rows={1}
          maxRows={4}
          {...(content.title.length > noteLimits.title - 40 && { limit: noteLimits.title })}
          value={content.title}
          onChange={(title) => update((before) => ({ ...before, title: title.replaceAll(/\s*[\r\n]+\s*/g, ' ') }))}
          onBlur={() => void editor.flush()}
        />
        <TextArea
          label={t('fields.content')}
          hideLabel
          variant="plain"
          placeholder={t('fields.contentPlaceholder')}
          rows={tasks === null ? 3 : 1}
          {...(content.content.length > noteLimits.content - 500 && { limit: noteLimits.content })}
          value={content.content}
          onChange={(text) => update((before) => ({ ...before, content: text }))}
          onBlur={() => void editor.flush()}
        />
        {tasks === null ? null : (
          <div className={styles.checklist}>
            <Checklist label={t('fields.tasks')} maxLength={noteLimits.taskContent} {...checklist} />
          </div>
        )}
        {content.reminder === null ? null : (
          <div className={styles.reminder}>
            <ReminderText reminder={content.reminder} />
          </div>
        )}
      </div>
      {upload.problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {t(`picture.error.${upload.problem}`)}
        </p>
      )}
      <TagPicker
        label={t('fields.labels')}
        options={labels.map(({ id: value, title }) => ({ value, label: title }))}
        value={[...content.labels]}
        onChange={(next) => choose({ labels: next })}
        onCreate={async (title) => {
          const label = await createLabel({ title: title.slice(0, noteLimits.labelTitle) });
          return { tag: { value: label.id, label: label.title } };
        }}
      />
      <div className={styles.tools} role="group" aria-label={t('record.tools')}>
        <ToggleButton
          label={t('fields.pinned')}
          icon={BookmarkIcon}
          iconPressed={SolidBookmarkIcon}
          iconOnly
          pressed={content.pinned}
          onChange={(pinned) => choose({ pinned })}
        />
        <ColorField color={content.color} onChange={(color) => choose({ color })} />
        <ReminderField reminder={content.reminder} onChange={(reminder) => choose({ reminder })} />
        <PictureField
          hasImage={content.image !== null}
          loading={upload.loading}
          onFile={(file) => void upload.add(file)}
        />
        <ToggleButton
          label={t('fields.tasks')}
          icon={ListBulletIcon}
          iconOnly
          pressed={tasks !== null}
          onChange={toggleTasks}
        />
        {state.savedAt === null ? null : (
          <IconButton
            label={t(content.archived ? 'action.unarchive' : 'action.archive')}
            icon={content.archived ? ArchiveBoxArrowDownIcon : ArchiveBoxIcon}
            onClick={() => void archive()}
          />
        )}
        <IconButton label={t('action.remove')} icon={TrashIcon} onClick={() => void remove()} />
        <span className={styles.status}>
          <SaveStatus status={state.status} error={state.error} onRetry={() => void editor.flush()} />
        </span>
      </div>
    </div>
  );
}
