import { useRef } from 'react';

import { Button } from '#components/Button';
import { Chip } from '#components/Chip';
import { formatRadius } from '#lib/format/formatDistance';
import { formatNumber } from '#lib/format/formatNumber';

import type { FacilitiesResponse } from './api';
import { activeFilters } from './filterGroups';
import * as styles from './ResultsHeader.css';
import { useResultsTranslation } from './useResultsTranslation';
import { noFilters } from './searchFilters';
import type { SearchFilters } from './searchFilters';
import { useFilterNames } from './useFilterNames';

export type ResultsStatusProps = {
  filters: SearchFilters;
  /** Absent while the results of this address load. */
  response: FacilitiesResponse | undefined;
  onFilters: (filters: SearchFilters) => void;
};

/** Number of results, radius and page, and the active filters with buttons to remove them. */
export function ResultsStatus({ filters, response, onFilters }: ResultsStatusProps) {
  const { t, i18n } = useResultsTranslation();
  const { choiceName, switches } = useFilterNames();
  const count = useRef<HTMLParagraphElement>(null);
  const active = activeFilters(filters, switches, choiceName);
  const last = response?.pagination.lastPage;
  // The removed filter's button disappears, so the focus moves to the count, which announces the new results.
  function change(next: SearchFilters) {
    count.current?.focus({ preventScroll: true });
    onFilters(next);
  }
  return (
    <>
      <p ref={count} className={styles.status} role="status" tabIndex={-1}>
        {response
          ? [
              t('results.count', {
                count: response.pagination.length,
                formatted: formatNumber(response.pagination.length, i18n.language),
              }),
              ...(response.radius.used === null
                ? []
                : [t('results.within', { distance: formatRadius(response.radius.used, i18n.language) })]),
              ...(response.pagination.lastPage > 1
                ? [t('results.pageOf', { page: response.pagination.page, last })]
                : []),
            ].join(' · ')
          : '\u00a0'}
      </p>
      {active.length > 0 ? (
        <ul role="list" className={styles.chips} aria-label={t('filters.active')}>
          {active.map(({ id, label, without }) => (
            <li key={id}>
              <Chip removeLabel={t('filters.remove', { filter: label })} onRemove={() => change(without)}>
                {label}
              </Chip>
            </li>
          ))}
          <li>
            <Button
              size="small"
              variant="quiet"
              tone="primary"
              onClick={() => change({ ...noFilters, sort: filters.sort, view: filters.view })}
            >
              {t('filters.clear')}
            </Button>
          </li>
        </ul>
      ) : null}
    </>
  );
}
