import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '#components/Button';
import { Drawer } from '#components/Drawer';
import { formatNumber } from '#lib/format/formatNumber';

import { useResultsTranslation } from './useResultsTranslation';
import { FilterPanel } from './FilterPanel';
import type { ResultAddress } from './resultAddress';
import { facilitiesQuery } from './resultQueries';
import { noFilters } from './searchFilters';
import type { SearchFilters } from './searchFilters';
import { toFacilitiesQuery } from './searchRequest';

export type FilterDrawerProps = {
  address: ResultAddress;
  filters: SearchFilters;
  onApply: (filters: SearchFilters) => void;
  onClose: () => void;
};

/** Filters on a small screen: a draft with its own result count, applied with a button (directory 2.3). */
export function FilterDrawer({ address, filters, onApply, onClose }: FilterDrawerProps) {
  const { t, i18n } = useResultsTranslation();
  const [draft, setDraft] = useState(filters);
  const preview = useQuery({
    ...facilitiesQuery({ ...toFacilitiesQuery({ ...address, page: 1 }, draft) }),
    placeholderData: keepPreviousData,
  });
  const count = preview.data?.pagination.length ?? 0;
  return (
    <Drawer
      open
      title={t('filters.title')}
      onClose={onClose}
      footer={
        <>
          <Button
            size="large"
            variant="quiet"
            onClick={() => setDraft({ ...noFilters, sort: draft.sort, view: draft.view })}
          >
            {t('filters.clear')}
          </Button>
          <Button
            size="large"
            tone="primary"
            variant="solid"
            loading={preview.isPlaceholderData}
            onClick={() => onApply(draft)}
          >
            {t('filters.show', { count, formatted: formatNumber(count, i18n.language) })}
          </Button>
        </>
      }
    >
      <FilterPanel address={address} filters={draft} facets={preview.data?.facets} onChange={setDraft} />
    </Drawer>
  );
}
