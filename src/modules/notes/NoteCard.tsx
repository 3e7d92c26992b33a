import SolidBookmarkIcon from '@heroicons/react/24/solid/BookmarkIcon';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BaseLink } from '#components/BaseLink';
import { Checkbox } from '#components/Checkbox';
import { Highlight } from '#components/Highlight';
import { Icon } from '#components/Icon';
import { Picture } from '#components/Picture';
import { RecordCheckbox } from '#components/RecordList';
import { TagList } from '#components/TagList';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import type { Note } from './api';
import { CardMenu, CardTools } from './CardTools';
import { cardLimits } from './limits';
import * as colors from './noteColor.css';
import * as styles from './NoteCard.css';
import { noteHref } from './notePath';
import { noteName, sinkCompleted } from './noteRules';
import { useNotesScreen } from './notesContext';
import { ReminderText } from './ReminderText';

/** Characters of a text that is shown large. */
const shortLength = 70;

export type NoteCardProps = {
  note: Note;
  /** Whether the focus returns to it. */
  returned: boolean;
};

/** A note in the list, whose checklist can be ticked. */
export const NoteCard = memo(function NoteCard({ note, returned }: NoteCardProps) {
  const { t } = useTranslation('notes');
  const { filter, actions } = useNotesScreen();
  const { id, content, image, color, labels, reminder, pinned } = note;
  // One of spaces is none.
  const title = note.title.trim();
  const isTouch = !useMediaQuery(media.hover, true);
  const [active, setActive] = useState(false);
  const name = noteName(note) || t('untitled');
  const tasks = note.tasks ? sinkCompleted(note.tasks) : [];
  const link = (children: ReactNode, className = styles.link) => (
    <BaseLink className={className} href={noteHref(filter, id)}>
      {children}
    </BaseLink>
  );
  const isBlank = content.trim() === '' && tasks.length === 0 && image === null;
  return (
    <div
      role="presentation"
      className={styles.root}
      data-row-key={id}
      data-route-focus={returned || undefined}
      onPointerEnter={() => setActive(true)}
      onPointerLeave={({ currentTarget }) => setActive(currentTarget.contains(document.activeElement))}
      onFocus={() => setActive(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setActive(false);
      }}
    >
      <span className={styles.select}>
        <RecordCheckbox rowKey={id} label={t('card.select', { title: name })} />
      </span>
      <div
        className={`${styles.card} ${color === null ? colors.plain : colors.surface[color]}`}
        data-touch={isTouch || undefined}
      >
        {image === null ? null : <Picture src={image.src} alt="" width={image.width} height={image.height} />}
        <div className={styles.body}>
          {title === '' ? (
            isBlank ? (
              link(<span className={styles.untitled}>{name}</span>)
            ) : (
              link(<VisuallyHidden>{name}</VisuallyHidden>, styles.cover)
            )
          ) : (
            <h3 className={styles.title}>{link(<Highlight text={title} query={filter.q} />)}</h3>
          )}
          {content.trim() === '' ? null : (
            <p
              className={`${styles.text} ${title === '' && content.length < shortLength ? styles.shortText : ''}`}
              // The link has it as its name already.
              aria-hidden={(title === '' && content.trim() === name) || undefined}
            >
              <Highlight text={content.trim()} query={filter.q} />
            </p>
          )}
          {tasks.length === 0 ? null : (
            <div className={styles.tasks} role="group" aria-label={t('fields.tasks')}>
              {tasks.slice(0, cardLimits.tasks).map((task) => (
                <span key={task.id} className={styles.task} data-completed={task.completed || undefined}>
                  <Checkbox
                    label={<Highlight text={task.content} query={filter.q} />}
                    checked={task.completed}
                    onChange={(completed) => actions.complete(note, task.id, completed)}
                  />
                </span>
              ))}
              {tasks.length > cardLimits.tasks ? (
                <span className={styles.more}>{t('card.more', { count: tasks.length - cardLimits.tasks })}</span>
              ) : null}
            </div>
          )}
          {labels.length === 0 && reminder === null ? null : (
            <div className={styles.meta}>
              {reminder === null ? null : <ReminderText reminder={reminder} />}
              <TagList label={t('fields.labels')} tags={labels} />
            </div>
          )}
        </div>
        {isTouch ? (
          <span className={styles.menu}>
            <CardMenu note={note} name={name} />
          </span>
        ) : active ? (
          <CardTools note={note} name={name} />
        ) : pinned ? (
          <span className={styles.pinned} aria-hidden="true">
            <Icon source={SolidBookmarkIcon} size="small" />
          </span>
        ) : null}
      </div>
    </div>
  );
});
