import BellIcon from '@heroicons/react/20/solid/BellIcon';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { formatDateTime } from '#lib/format/formatDateTime';
import { now } from '#lib/time/clock';

import * as styles from './NoteCard.css';

/** When a note reminds, in words if that has passed. */
export function ReminderText({ reminder }: { reminder: string }) {
  const { t, i18n } = useTranslation('notes');
  const isPast = Date.parse(reminder) <= now().getTime();
  const time = formatDateTime(reminder, 'recent', i18n.language);
  return (
    <span className={styles.reminder} data-past={isPast || undefined}>
      <Icon source={BellIcon} size="small" />
      {t(isPast ? 'reminder.past' : 'reminder.at', { time })}
    </span>
  );
}
