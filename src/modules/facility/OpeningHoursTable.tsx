import { useTranslation } from 'react-i18next';

import { Table } from '#components/Table';
import type { TableColumn } from '#components/Table';
import { Text } from '#components/Text';
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

// The headers are not shown: each row reads like a sentence.
const specialColumns: readonly TableColumn<SpecialRow>[] = [
  { id: 'day', header: null, cell: (row) => <SpecialDay row={row} /> },
  { id: 'time', header: null, cell: (row) => <Times hours={row.hours} uncertain={row.uncertain} />, align: 'end' },
];

const weekColumns: readonly TableColumn<WeekRow>[] = [
  { id: 'day', header: null, cell: (row) => <WeekDay row={row} /> },
  { id: 'time', header: null, cell: (row) => <Times hours={row.hours} uncertain={row.uncertain} />, align: 'end' },
];

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
        <Table
          caption={t('hours.special')}
          hideHeaders
          columns={specialColumns}
          rows={special}
          getRowId={({ from }) => from}
        />
      ) : null}
      {week.length > 0 ? (
        <Table
          caption={t('hours.caption')}
          hideHeaders
          columns={weekColumns}
          rows={week}
          getRowId={({ day }) => String(day)}
          currentRow={({ today }) => (today ? 'date' : undefined)}
        />
      ) : null}
      {hoursNote === undefined ? null : (
        <Text size="small" tone="muted" lang={textLanguage}>
          {hoursNote}
        </Text>
      )}
      {!timeIndependent && hasTimes && clocksDiffer(timeZone, viewerZone, moment) ? (
        <Text size="small" tone="muted">
          {t('hours.zone', { city: address.city, time: formatTime(moment, i18n.language, timeZone) })}
        </Text>
      ) : null}
    </div>
  );
}

function WeekDay({ row }: { row: WeekRow }) {
  const { t, i18n } = useTranslation('facility');
  return (
    <>
      {formatWeekday(row.day, i18n.language)}
      {row.today ? <span className={styles.today}>{t('hours.today')}</span> : null}
    </>
  );
}

function SpecialDay({ row }: { row: SpecialRow }) {
  const { t, i18n } = useTranslation('facility');
  const from = formatDay(row.from, i18n.language);
  return (
    <>
      {row.to === row.from ? from : t('hours.dates', { from, to: formatDay(row.to, i18n.language) })}
      {row.name === undefined ? null : <span className={styles.name}>{row.name}</span>}
    </>
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
