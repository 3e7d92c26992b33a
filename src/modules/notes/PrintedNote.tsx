import { useTranslation } from 'react-i18next';

import { Picture } from '#components/Picture';
import { PrintCheckbox, PrintPage, PrintText } from '#components/PrintView';
import { TagList } from '#components/TagList';

import type { Note } from './api';
import * as styles from './PrintedNote.css';
import { ReminderText } from './ReminderText';

/** What is printed while a note is open: all of it, without the controls around it. */
export function PrintedNote({ note }: { note: Note }) {
  const { t } = useTranslation('notes');
  const { title, content, image, tasks, reminder, labels } = note;
  return (
    <PrintPage title={title.trim() || t('record.title')}>
      {image === null ? null : (
        <div className={styles.picture}>
          <Picture src={image.src} alt={t('picture.label')} width={image.width} height={image.height} loading="eager" />
        </div>
      )}
      {content === '' ? null : <PrintText>{content}</PrintText>}
      {tasks === null || tasks.length === 0 ? null : (
        <ul role="list" aria-label={t('fields.tasks')} className={styles.tasks}>
          {tasks.map((task) => (
            <li key={task.id} className={styles.task}>
              <PrintCheckbox checked={task.completed} checkedLabel={t('record.taskDone')} />
              <span dir="auto">{task.content}</span>
            </li>
          ))}
        </ul>
      )}
      {reminder === null ? null : (
        <p>
          <ReminderText reminder={reminder} />
        </p>
      )}
      {labels.length === 0 ? null : <TagList label={t('fields.labels')} tags={labels} />}
    </PrintPage>
  );
}
