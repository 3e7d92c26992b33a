import { useTranslation } from 'react-i18next';

import { useToday } from '#lib/time/useToday';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import { listTime } from './dayTitle';

/** The time of a last message as a list shows it: today the clock, then “Yesterday”, the weekday, the date. */
export function ChatTime({ at }: { at: number }) {
  const { t, i18n } = useTranslation('chat');
  const zone = viewerTimeZone();
  const time = listTime(at, i18n.language, zone, useToday(zone));
  return <time dateTime={new Date(at).toISOString()}>{time === 'yesterday' ? t('day.yesterday') : time.text}</time>;
}
