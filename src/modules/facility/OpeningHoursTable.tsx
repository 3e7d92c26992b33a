import { useTranslation } from 'react-i18next';

import { now } from '#lib/time/clock';
import { formatDay, formatTime, formatWeekday } from '#lib/format/formatDate';
import type { OpeningHours } from '#domain/openingHours';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import type { FacilityDetails } from './api';
import { clocksDiffer, hoursTable, ordinaryWeek } from './hoursTable';
import type { DayHours, HoursSpan, SpecialRow, WeekRow } from './hoursTable';
import * as styles from './OpeningHoursTable.css';

export type OpeningHoursTableProps = {
  facility: OpeningHours &
    Pick<FacilityDetails, 'hoursNote' | 'holidays' | 'textLanguage'> & { address: { city: string } };
  /** IANA time zone of the viewer; defaults to the browser's. */
  viewerZone?: string;
  /** Omits everything that depends on the date, for a page prerendered before it is known when it will be read. */
  timeIndependent?: boolean;
};

/** Opening hours: first the days that differ, then the week with today marked (directory 2.7). */
export function OpeningHoursTable({
  facility,
  viewerZone = viewerTimeZone(),
  timeIndependent = false,
}: OpeningHoursTableProps) {
  const { t, i18n } = useTranslation('facility');
  const { hoursStatus, hoursNote, timeZone, address, holidays, textLanguage } = facility;
  const moment = now();
  const { special, week } = timeIndependent
    ? { special: [], week: ordinaryWeek(facility) }
    : hoursTable(facility, holidays, moment);
  const hasTimes = special.length > 0 || week.length > 0;
  return (
    <div className={styles.tables}>
      {hoursStatus === 'known' ? null : <p>{t(`hours.${hoursStatus}`)}</p>}
      {special.length > 0 ? (
        <table className={styles.table}>
          <caption className={styles.caption}>{t('hours.special')}</caption>
          <tbody>
            {special.map((row) => (
              <SpecialDayRow key={row.from} row={row} />
            ))}
          </tbody>
        </table>
      ) : null}
      {week.length > 0 ? (
        <table className={styles.table}>
          <caption className={styles.caption}>{t('hours.caption')}</caption>
          <tbody>
            {week.map((row) => (
              <WeekDayRow key={row.day} row={row} />
            ))}
          </tbody>
        </table>
      ) : null}
      {hoursNote === undefined ? null : (
        <p className={styles.note} lang={textLanguage}>
          {hoursNote}
        </p>
      )}
      {!timeIndependent && hasTimes && clocksDiffer(timeZone, viewerZone, moment) ? (
        <p className={styles.note}>
          {t('hours.zone', { city: address.city, time: formatTime(moment, i18n.language, timeZone) })}
        </p>
      ) : null}
    </div>
  );
}

function WeekDayRow({ row }: { row: WeekRow }) {
  const { t, i18n } = useTranslation('facility');
  return (
    <tr className={styles.row} data-today={row.today || undefined} aria-current={row.today ? 'date' : undefined}>
      <th scope="row" className={styles.day}>
        {formatWeekday(row.day, i18n.language)}
        {row.today ? <span className={styles.today}>{t('hours.today')}</span> : null}
      </th>
      <td className={styles.time}>
        <Times hours={row.hours} uncertain={row.uncertain} />
      </td>
    </tr>
  );
}

function SpecialDayRow({ row }: { row: SpecialRow }) {
  const { t, i18n } = useTranslation('facility');
  const from = formatDay(row.from, i18n.language);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.day}>
        {row.to === row.from ? from : t('hours.dates', { from, to: formatDay(row.to, i18n.language) })}
        {row.name === undefined ? null : <span className={styles.name}>{row.name}</span>}
      </th>
      <td className={styles.time}>
        <Times hours={row.hours} uncertain={row.uncertain} />
      </td>
    </tr>
  );
}

const rangeKeys = {
  'same-day': 'hours.range',
  midnight: 'hours.rangeMidnight',
  'next-day': 'hours.rangeNextDay',
} as const satisfies Record<HoursSpan['ends'], string>;

/** A day's opening hours as text. */
export function Times({ hours, uncertain = false }: { hours: DayHours; uncertain?: boolean }) {
  const { t } = useTranslation('facility');
  return (
    <>
      {hours.kind === 'closed' ? t('hours.closed') : null}
      {hours.kind === 'all-day' ? t('hours.allDay') : null}
      {hours.kind === 'spans'
        ? hours.spans.map(({ opens, closes, ends }) => (
            <span key={opens} className={styles.line}>
              {t(rangeKeys[ends], { opens, closes })}
            </span>
          ))
        : null}
      {uncertain ? <span className={styles.name}>{t('hours.uncertain')}</span> : null}
    </>
  );
}
