import type { FilterGroup } from './filterGroups';
import type { SearchFilters } from './searchFilters';

/** An option of a filter group. */
export type FilterOption = Pick<FilterGroup, 'field' | 'facet'> & { readonly value: string };

const access = (value: string): FilterOption => ({ field: 'access', facet: 'access', value });
const fee = (value: string): FilterOption => ({ field: 'fees', facet: 'fee', value });

// Each of these tags means what another group's option says; two filters with one meaning would differ in their counts,
// because not every facility that has the property also has the tag.
const equivalents: Readonly<Record<string, FilterOption>> = {
  'walk-in': { field: 'appointment', facet: 'appointment', value: 'walk-in' },
  'step-free': access('step-free'),
  'hearing-loop': access('hearing-loop'),
  'sign-language': access('sign-language'),
  'free-of-charge': fee('free'),
  insured: fee('insured'),
  'sliding-fee': fee('sliding'),
};

/** The option of another group that a tag means; `undefined` if the tag is a filter of its own. */
export function equivalentOfTag(id: string): FilterOption | undefined {
  return Object.hasOwn(equivalents, id) ? equivalents[id] : undefined;
}

/** The option that filters by a tag. */
export function optionOfTag(id: string): FilterOption {
  return equivalentOfTag(id) ?? { field: 'tags', facet: 'tags', value: id };
}

/** Filters in which each tag that means an option of another group is that option. */
export function withoutEquivalentTags(filters: SearchFilters): SearchFilters {
  let next = filters;
  for (const id of filters.tags) {
    const option = equivalentOfTag(id);
    if (!option) continue;
    const { field, value } = option;
    next = {
      ...next,
      tags: next.tags.filter((other) => other !== id),
      [field]: next[field].includes(value) ? next[field] : [...next[field], value],
    };
  }
  return next;
}
