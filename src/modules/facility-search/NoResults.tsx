import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { useQueries } from '@tanstack/react-query';

import { EmptyState } from '#components/EmptyState';
import { LinkButton } from '#components/LinkButton';

import { useResultsTranslation } from './useResultsTranslation';
import { activeFilters } from './filterGroups';
import * as styles from './ResultsHeader.css';
import { countQuery } from './resultQueries';
import { resultsHref } from './resultAddress';
import type { ResultAddress } from './resultAddress';
import { noFilters } from './searchFilters';
import type { SearchFilters } from './searchFilters';
import { toFacilitiesQuery } from './searchRequest';
import { useFilterNames } from './useFilterNames';

const wideRadiusM = 50_000;
const maxSuggestions = 6;

export type NoResultsProps = {
  address: ResultAddress;
  filters: SearchFilters;
  place: string;
};

type Suggestion = { id: string; label: string; address: ResultAddress; filters: SearchFilters };

/** Empty state: offers every change that leads to results, with their number (directory 2.3). */
export function NoResults({ address, filters, place }: NoResultsProps) {
  const { t } = useResultsTranslation();
  const { choiceName, switches } = useFilterNames();
  const { location, term } = address;
  const active = activeFilters(filters, switches, choiceName);
  const sortAndView = { sort: filters.sort, view: filters.view };
  const suggestions: Suggestion[] = [
    ...(location.kind === 'anywhere'
      ? []
      : [
          { id: 'widen', label: t('empty.widen'), address, filters: { ...filters, radius: wideRadiusM } },
          {
            id: 'country',
            label: t('empty.country'),
            address: { ...address, location: { kind: 'anywhere' as const } },
            filters,
          },
        ]),
    ...active.map((filter) => ({
      id: filter.id,
      label: t('empty.dropFilter', { filter: filter.label }),
      address,
      filters: filter.without,
    })),
    ...(active.length > 1
      ? [{ id: 'all', label: t('empty.dropAll'), address, filters: { ...noFilters, ...sortAndView } }]
      : []),
    ...(term === undefined
      ? []
      : [{ id: 'term', label: t('empty.dropTerm', { place }), address: { location }, filters }]),
  ].slice(0, maxSuggestions + 2);

  const counts = useQueries({
    queries: suggestions.map((offer) => countQuery(toFacilitiesQuery({ ...offer.address, page: 1 }, offer.filters))),
  });
  const usefulSuggestions = suggestions
    .map((offer, index) => ({ ...offer, count: counts[index]?.data ?? 0 }))
    .filter(({ count }) => count > 0);

  return (
    <EmptyState
      icon={MagnifyingGlassIcon}
      title={t('empty.title')}
      description={term === undefined ? t('empty.textPlain', { place }) : t('empty.text', { term, place })}
      action={
        <div className={styles.chips}>
          {usefulSuggestions.map(({ id, label, count, ...target }) => (
            <LinkButton key={id} href={resultsHref({ ...target.address, page: 1 }, target.filters)} tone="primary">
              {`${label} (${count})`}
            </LinkButton>
          ))}
        </div>
      }
    />
  );
}
