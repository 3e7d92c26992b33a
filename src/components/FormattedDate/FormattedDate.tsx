import { useTranslation } from 'react-i18next';

import { formatDateTime } from '#lib/format/formatDateTime';
import type { DateTimeStyle } from '#lib/format/formatDateTime';

import * as styles from './FormattedDate.css';

export type FormattedDateProps = {
  /** An ISO instant, or a calendar day as `YYYY-MM-DD`. */
  date: string;
  /** Format; `moment` is "Mar 06, 9:05 AM", used for messages and notifications. */
  format?: DateTimeStyle;
  /** IANA time zone, default local. Ignored for a calendar day. */
  timeZone?: string;
};

/** A date or time in the product's format for the active language, as a machine-readable `time` element. */
export function FormattedDate({ date, format = 'moment', timeZone }: FormattedDateProps) {
  const { i18n } = useTranslation();
  return (
    <time dateTime={date} className={styles.root}>
      {formatDateTime(date, format, i18n.language, timeZone)}
    </time>
  );
}
