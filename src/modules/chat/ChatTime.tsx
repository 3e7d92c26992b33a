import { useTranslation } from 'react-i18next';

import { formatWeekdayOf } from '#lib/format/formatDate';
import { formatDateTime } from '#lib/format/formatDateTime';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';
import { daysBetween, isoDateAt } from '#lib/time/zonedTime';

/** The time of a last message as a list shows it: today the clock, then “Yesterday”, the weekday, the date. */
export function ChatTime({ at }: { at: number }) {
  const { t, i18n } = useTranslation('chat');
  const zone = viewerTimeZone();
  const iso = new Date(at).toISOString();
  const date = isoDateAt(zone, at);
  const days = daysBetween(date, todayIn(zone));
  const text =
    days === 0
      ? formatDateTime(iso, 'time', i18n.language, zone)
      : days === 1
        ? t('day.yesterday')
        : days > 1 && days < 7
          ? formatWeekdayOf(new Date(at), i18n.language, zone)
          : formatDateTime(iso, 'monthDay', i18n.language, zone);
  return <time dateTime={iso}>{text}</time>;
}
