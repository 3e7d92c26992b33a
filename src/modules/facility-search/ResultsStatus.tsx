import { useRef } from 'react';

import { Button } from '#components/Button';
import { Chip } from '#components/Chip';
import { formatNumber, formatRadius } from '#lib/format/formatNumber';

import type { SearchAnswer } from './api';
import { activeFilters } from './filterGroups';
import * as styles from './ResultsHeader.css';
import { useResultTexts } from './resultTexts';
import { noFilters } from './searchFilters';
import type { SearchFilters } from './searchFilters';
import { useFilterNames } from './useFilterNames';

export type ResultsStatusProps = {
  filters: SearchFilters;
  /** Absent while the results of this address are on their way. */
  answer: SearchAnswer | undefined;
  onFilters: (filters: SearchFilters) => void;
};

/** How many, how far and which page, and the filters that are set, to take them away. */
export function ResultsStatus({ filters, answer, onFilters }: ResultsStatusProps) {
  const { t, i18n } = useResultTexts();
  const { choiceName, switches } = useFilterNames();
  const count = useRef<HTMLParagraphElement>(null);
  const active = activeFilters(filters, switches, choiceName);
  const last = answer?.pagination.lastPage;
  // The button that was pressed goes with its filter; what it has changed is said here.
  function change(next: SearchFilters) {
    count.current?.focus({ preventScroll: true });
    onFilters(next);
  }
  return (
    <>
      <p ref={count} className={styles.status} role="status" tabIndex={-1}>
        {answer
          ? [
              t('results.count', {
                count: answer.pagination.length,
                formatted: formatNumber(answer.pagination.length, i18n.language),
              }),
              ...(answer.radius.used === null
                ? []
                : [t('results.within', { distance: formatRadius(answer.radius.used, i18n.language) })]),
              ...(answer.pagination.lastPage > 1 ? [t('results.pageOf', { page: answer.pagination.page, last })] : []),
            ].join(' · ')
          : '\u00a0'}
      </p>
      {active.length > 0 ? (
        <ul className={styles.chips} aria-label={t('filters.active')}>
          {active.map(({ id, label, without }) => (
            <li key={id}>
              <Chip removeLabel={t('filters.remove', { filter: label })} onRemove={() => change(without)}>
                {label}
              </Chip>
            </li>
          ))}
          <li>
            <Button
              size="compact"
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
