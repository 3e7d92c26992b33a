import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import ClockIcon from '@heroicons/react/20/solid/ClockIcon';

import { Icon } from '#components/Icon';
import { formatDateTime } from '#lib/format/formatDateTime';
import { isoDateToDayNumber } from '#lib/time/zonedTime';

import type { Card } from './api';
import { useBoardScreen } from './boardContext';
import { dueOf } from './boardRules';
import * as styles from './DueBadge.css';

export type DueBadgeProps = {
  card: Pick<Card, 'dueDate' | 'completed'>;
};

/** When a card is due, in words that also say that it is overdue or done. Nothing without a due date. */
export function DueBadge({ card }: DueBadgeProps) {
  const { t, language, viewer } = useBoardScreen();
  const due = dueOf(card, viewer);
  if (!due) return null;
  const { day, state } = due;
  const days = isoDateToDayNumber(day) - isoDateToDayNumber(viewer.today);
  const near = days === 0 ? 'today' : days === 1 ? 'tomorrow' : days === -1 ? 'yesterday' : undefined;
  const format = day.slice(0, 4) === viewer.today.slice(0, 4) ? 'monthDay' : 'date';
  const text = near === undefined ? formatDateTime(day, format, language) : t(`due.${near}`);
  return (
    <time dateTime={day} className={styles.root} data-state={state}>
      <Icon source={state === 'done' ? CheckIcon : ClockIcon} size="small" />
      {state === 'overdue' || state === 'done' ? t(`due.${state}`, { day: text }) : text}
    </time>
  );
}
