import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#components/Button';
import { Chip } from '#components/Chip';
import { formatNumber, formatRadius } from '#lib/format';

import { useResultTexts } from './resultTexts';
import type { SearchAnswer } from './api';
import { activeFilters } from './filterGroups';
import * as styles from './ResultsHeader.css';
import { noFilters } from './searchFilters';
import type { SearchFilters } from './searchFilters';
import type { SearchAddress } from './searchPath';
import { useFilterNames } from './useFilterNames';

export type ResultsHeaderProps = {
  address: SearchAddress;
  filters: SearchFilters;
  title: string;
  /** Absent while the results of this address are on their way. */
  answer: SearchAnswer | undefined;
  form: ReactNode;
  onFilters: (filters: SearchFilters) => void;
};

/** Title, count, the filters that are set, and the way to change the search. */
export function ResultsHeader({ address, filters, title, answer, form, onFilters }: ResultsHeaderProps) {
  const { t, i18n } = useResultTexts();
  const { choiceName, switches } = useFilterNames();
  const [editing, setEditing] = useState(false);
  const active = activeFilters(filters, switches, choiceName);
  const { page = 1 } = address;
  const last = answer?.pagination.lastPage;
  const indexed =
    answer &&
    answer.pagination.length >= 3 &&
    active.length === 0 &&
    (address.term === undefined || answer.match.intent);
  return (
    <header className={styles.root}>
      <title>
        {last === undefined
          ? t('results.documentTitleLoading', { title })
          : t('results.documentTitle', { title, page: answer?.pagination.page ?? page, last })}
      </title>
      {indexed ? null : <meta name="robots" content="noindex,follow" />}
      <div className={styles.row}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <Button icon={PencilSquareIcon} expanded={editing} onClick={() => setEditing(!editing)}>
          {t('results.edit')}
        </Button>
      </div>
      <p className={styles.status} role="status">
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
          : ' '}
      </p>
      {editing ? form : null}
      {active.length > 0 ? (
        <ul className={styles.chips} aria-label={t('filters.active')}>
          {active.map(({ id, label, without }) => (
            <li key={id}>
              <Chip removeLabel={t('filters.remove', { filter: label })} onRemove={() => onFilters(without)}>
                {label}
              </Chip>
            </li>
          ))}
          <li>
            <Button
              size="compact"
              variant="quiet"
              tone="primary"
              onClick={() => onFilters({ ...noFilters, sort: filters.sort, view: filters.view })}
            >
              {t('filters.clear')}
            </Button>
          </li>
        </ul>
      ) : null}
    </header>
  );
}
