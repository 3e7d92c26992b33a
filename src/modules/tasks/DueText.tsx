import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDateTime } from '#lib/format/formatDateTime';
import { dayNumberToIsoDate, isoDateToDayNumber } from '#lib/time/zonedTime';

import type { Task } from './api';
import * as styles from './DueText.css';
import { daysUntilDue, dueDayOf } from './taskViews';
import type { Viewer } from './taskViews';

/** Words for a day: "Today", "Tomorrow", "Mar 20"; with the year if it is another one. */
function dayText(day: string, today: string, t: TFunction<'tasks'>, language: string): string {
  const days = isoDateToDayNumber(day) - isoDateToDayNumber(today);
  if (days === 0) return t('due.today');
  if (days === 1) return t('due.tomorrow');
  if (days === -1) return t('due.yesterday');
  return formatDateTime(day, day.slice(0, 4) === today.slice(0, 4) ? 'monthDay' : 'date', language);
}

/** The words for days; the same function while mounted. */
export function useDayText(): (day: string, today: string) => string {
  const { t, i18n } = useTranslation('tasks');
  const { language } = i18n;
  return useCallback((day, today) => dayText(day, today, t, language), [t, language]);
}

export type DueTextProps = {
  task: Pick<Task, 'type' | 'completed' | 'dueDate'>;
  viewer: Viewer;
};

/** When a task is due, in words that also say that it is overdue. Nothing without a due date. */
export function DueText({ task, viewer }: DueTextProps) {
  const day = dueDayOf(task, viewer.timeZone);
  return day === undefined ? null : <Due task={task} viewer={viewer} day={day} />;
}

function Due({ task, viewer, day }: DueTextProps & { day: string }) {
  const { t, i18n } = useTranslation('tasks');
  const days = daysUntilDue(task, viewer);
  const state = days === undefined ? 'done' : days < 0 ? 'overdue' : days === 0 ? 'today' : 'later';
  const text = dayText(day, viewer.today, t, i18n.language);
  return (
    <time dateTime={dayNumberToIsoDate(isoDateToDayNumber(day))} className={styles.due} data-state={state}>
      {state === 'overdue' ? t('due.overdue', { day: text }) : text}
    </time>
  );
}
