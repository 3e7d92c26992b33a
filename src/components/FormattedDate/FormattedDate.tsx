import { useTranslation } from 'react-i18next';

import { dateText } from '#lib/format/formatDateTime';
import type { DateStyle } from '#lib/format/formatDateTime';

import * as styles from './FormattedDate.css';

export type FormattedDateProps = {
  /** An ISO instant, or a calendar day as `YYYY-MM-DD`. */
  date: string;
  /** How it is written: `moment` is "Mar 06, 9:05 AM", as messages and notifications show their time. */
  format?: DateStyle;
  /** IANA zone; the reader's own unless given. A calendar day has none. */
  timeZone?: string;
};

/** A date or time as the product and the reader's language write it, which machines can read too. */
export function FormattedDate({ date, format = 'moment', timeZone }: FormattedDateProps) {
  const { i18n } = useTranslation();
  return (
    <time dateTime={date} className={styles.root}>
      {dateText(date, format, i18n.language, timeZone)}
    </time>
  );
}
