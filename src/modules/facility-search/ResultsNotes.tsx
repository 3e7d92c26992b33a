import { Button } from '#components/Button';
import { Link } from '#components/Link';
import { LiveText } from '#components/LiveRegion';
import { now } from '#lib/time/clock';
import { formatTime, formatWeekdayOf } from '#lib/format/formatDate';
import { formatRadius } from '#lib/format/formatDistance';

import { useResultsTranslation } from './useResultsTranslation';
import type { FacilitiesResponse } from './api';
import type { ResultAddress } from './resultAddress';
import * as styles from './ResultsHeader.css';
import type { SearchFilters } from './searchFilters';
import { buildSearchPath } from './searchPath';

const directoryTimeZone = 'Atlantic/Azores';

/**
 * Whether most facilities are closed: outside 08:00 to 18:00 on working days, and at weekends (directory 2.3). Holidays
 * are in the response.
 */
function isQuietHour(instant: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    weekday: 'short',
    hourCycle: 'h23',
    timeZone: directoryTimeZone,
  }).formatToParts(instant);
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = Number(value('hour'));
  return ['Sat', 'Sun'].includes(value('weekday')) || hour < 8 || hour >= 18;
}

export type ResultsNotesProps = {
  address: ResultAddress;
  response: FacilitiesResponse;
  filters: SearchFilters;
  /** Page that was requested but does not exist. */
  missingPage?: number | undefined;
  onFilters: (filters: SearchFilters) => void;
};

/** Explains what the search changed: radius widened, terms relaxed, spelling suggested. */
export function ResultsNotes({ address, response, filters, missingPage, onFilters }: ResultsNotesProps) {
  const { t, i18n } = useResultsTranslation();
  const { radius, match } = response;
  const instant = now();
  return (
    <div className={styles.notes}>
      {missingPage === undefined ? null : (
        <p role="status">
          <LiveText>{t('results.pageMissing', { page: missingPage })}</LiveText>
        </p>
      )}
      {radius.widened && radius.used !== null ? (
        <p>
          {radius.requested === null
            ? t('results.widenedFar', { to: formatRadius(radius.used, i18n.language) })
            : t('results.widened', {
                from: formatRadius(radius.requested, i18n.language),
                to: formatRadius(radius.used, i18n.language),
              })}
        </p>
      ) : null}
      {match.relaxed ? <p>{t('results.relaxed', { term: address.term })}</p> : null}
      {match.suggestion === undefined ? null : (
        <p>
          {t('results.suggestion')}{' '}
          <Link href={buildSearchPath({ location: address.location, term: match.suggestion })}>{match.suggestion}</Link>
          ?
        </p>
      )}
      {!filters.openNow && response.facets.open > 0 && (response.publicHoliday || isQuietHour(instant)) ? (
        <p className={styles.note}>
          {t('results.evening', {
            time: formatTime(instant, i18n.language, directoryTimeZone),
            day: formatWeekdayOf(instant, i18n.language, directoryTimeZone),
          })}
          <span className={styles.eveningAction}>
            <Button size="small" tone="primary" onClick={() => onFilters({ ...filters, openNow: true })}>
              {t('results.eveningAction')}
            </Button>
          </span>
        </p>
      ) : null}
    </div>
  );
}
