import { useState } from 'react';

import { Button } from '#components/Button';
import { Checkbox } from '#components/Checkbox';
import { CheckboxGroup } from '#components/CheckboxGroup';
import { Select } from '#components/Select';
import { formatRadius } from '#lib/format/formatDistance';

import { useResultsTranslation } from './useResultsTranslation';
import type { FacilitiesResponse } from './api';
import { filterGroups } from './filterGroups';
import type { FilterGroup } from './filterGroups';
import * as styles from './FilterPanel.css';
import { radii } from './filterChoices';
import { isFixedByListing } from './resultAddress';
import type { ResultAddress } from './resultAddress';
import type { SearchFilters } from './searchFilters';
import { equivalentOfTag } from './tagEquivalents';
import { useFilterNames } from './useFilterNames';

const shownAtFirst = 6;

export type FilterPanelProps = {
  /** The current list; its own category or tag is not offered as a filter. */
  address: ResultAddress;
  filters: SearchFilters;
  /** Counts of the current results; absent while the first ones load. */
  facets: FacilitiesResponse['facets'] | undefined;
  onChange: (filters: SearchFilters) => void;
};

/**
 * All filters with the number of results for each option (directory 2.3). Options of a group are combined with OR,
 * groups with AND.
 */
export function FilterPanel({ address, filters, facets, onChange }: FilterPanelProps) {
  const { t, i18n } = useResultsTranslation();
  return (
    <div className={styles.root}>
      <div className={styles.switches}>
        <Checkbox
          label={t('filters.openNow')}
          count={facets?.open}
          name="open"
          checked={filters.openNow}
          disabled={facets?.open === 0 && !filters.openNow}
          onChange={(openNow) => onChange({ ...filters, openNow })}
        />
        <Checkbox
          label={t('filters.verified')}
          count={facets?.verified}
          name="verified"
          checked={filters.verified}
          disabled={facets?.verified === 0 && !filters.verified}
          onChange={(verified) => onChange({ ...filters, verified })}
        />
        <Checkbox
          label={t('filters.accepting')}
          count={facets?.accepting}
          name="accepting"
          checked={filters.accepting}
          disabled={facets?.accepting === 0 && !filters.accepting}
          onChange={(accepting) => onChange({ ...filters, accepting })}
        />
      </div>
      <Select
        label={t('filters.distance')}
        name="radius"
        value={String(filters.radius ?? 'auto')}
        options={[
          { value: 'auto', label: t('filters.distanceAuto') },
          ...radii.map((radius) => ({ value: String(radius), label: formatRadius(radius, i18n.language) })),
          { value: 'any', label: t('filters.distanceAny') },
        ]}
        onChange={(value) => {
          const { radius: _radius, ...rest } = filters;
          onChange(value === 'auto' ? rest : { ...rest, radius: value === 'any' ? 'any' : Number(value) });
        }}
      />
      {filterGroups.map((group) => (
        <Choices
          key={group.field}
          group={group}
          address={address}
          filters={filters}
          facets={facets}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

function Choices({
  group: { field, facet },
  address,
  filters,
  facets,
  onChange,
}: FilterPanelProps & { group: FilterGroup }) {
  const { t } = useResultsTranslation();
  const { choiceName } = useFilterNames();
  const [all, setAll] = useState(false);
  const chosen = filters[field];
  const counted = facets?.[facet] ?? [];
  // Selected options stay visible even when they match nothing.
  const values = [...new Set([...chosen, ...counted.map(([value]) => value)])].filter(
    (value) => !isFixedByListing(address, facet, value) && !(facet === 'tags' && equivalentOfTag(value) !== undefined),
  );
  const named = values.flatMap((value) => {
    const label = choiceName(facet, value);
    return label === undefined ? [] : [{ value, label, count: counted.find(([name]) => name === value)?.[1] ?? 0 }];
  });
  // Render nothing until the names have loaded: ids mean nothing to visitors, and options are sorted by name.
  if (named.length === 0) return null;
  const ordered = named.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label));
  const shown = all ? ordered : ordered.filter(({ value }, index) => index < shownAtFirst || chosen.includes(value));
  const more = ordered.length - shown.length;
  return (
    <div className={styles.group}>
      <CheckboxGroup
        label={t(`filters.${facet}`)}
        name={field}
        value={chosen}
        options={shown.map((option) => ({ ...option, disabled: option.count === 0 && !chosen.includes(option.value) }))}
        onChange={(next) => onChange({ ...filters, [field]: next })}
      />
      {more > 0 || all ? (
        <div>
          <Button size="small" variant="quiet" tone="primary" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('filters.less') : t('filters.more', { count: more })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
