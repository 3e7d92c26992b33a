import { useTranslation } from 'react-i18next';

import { Html } from '#components/Html';
import { PrintCheckbox, PrintView } from '#components/PrintView';

import type { Task } from './api';
import { useDayText } from './DueText';
import * as styles from './PrintedTasks.css';
import { useTasksScreen } from './tasksContext';
import { dueDayOf } from './taskViews';

export type PrintedTasksProps = {
  /** The rows of a view, or one task, which is printed with its notes. */
  tasks: readonly Task[];
  /** Heading of the page. */
  title: string;
  /** Called when the print dialog has closed. */
  onClose: () => void;
};

/** Prints a list of tasks to be ticked by hand, or one task with everything it says. */
export function PrintedTasks({ tasks, title, onClose }: PrintedTasksProps) {
  const { t } = useTranslation('tasks');
  const isAlone = tasks.length === 1;
  return (
    <PrintView title={title} onClose={onClose}>
      {tasks.map((task) =>
        task.type === 'section' && !isAlone ? (
          <h2 key={task.id} className={styles.section} dir="auto">
            {task.title.trim() || t('untitledSection')}
          </h2>
        ) : (
          <PrintedTask key={task.id} task={task} isAlone={isAlone} />
        ),
      )}
    </PrintView>
  );
}

function PrintedTask({ task, isAlone }: { task: Task; isAlone: boolean }) {
  const { t } = useTranslation('tasks');
  const { tags, viewer } = useTasksScreen();
  const dayText = useDayText();
  const { title, completed, assignee, notes, priority, subTasks } = task;
  const due = dueDayOf(task, viewer.timeZone);
  const facts = [
    due !== undefined && dayText(due, viewer.today),
    priority !== 1 && t(`priorityOf.${priority}`),
    assignee?.name,
    ...tags.filter(({ id }) => task.tags.includes(id)).map((tag) => tag.title),
  ].filter((fact): fact is string => typeof fact === 'string');
  return (
    <section className={styles.task}>
      <PrintCheckbox checked={completed} checkedLabel={t('completed')} />
      <div className={styles.texts}>
        <span dir="auto">{title.trim() || t('untitled')}</span>
        {facts.length > 0 ? <span className={styles.meta}>{facts.join(' · ')}</span> : null}
        {subTasks.map((subTask) => (
          <div key={subTask.id} className={styles.task}>
            <PrintCheckbox checked={subTask.completed} checkedLabel={t('completed')} />
            <span dir="auto">{subTask.title}</span>
          </div>
        ))}
        {isAlone && notes !== null ? (
          <div className={styles.notes} dir="auto">
            <Html html={notes} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
