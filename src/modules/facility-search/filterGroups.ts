import type { FacilitiesResponse } from './api';
import type { SearchFilters } from './searchFilters';

/** Filter groups with several options: field of the filters and key of the facets. */
export const filterGroups = [
  { field: 'categories', facet: 'category' },
  { field: 'tags', facet: 'tags' },
  { field: 'access', facet: 'access' },
  { field: 'languages', facet: 'lang' },
  { field: 'fees', facet: 'fee' },
  { field: 'appointment', facet: 'appointment' },
] as const satisfies readonly { field: keyof SearchFilters; facet: keyof FacilitiesResponse['facets'] }[];

export type FilterGroup = (typeof filterGroups)[number];

/** An active filter: its chip, and the filters without it. */
export interface ActiveFilter {
  id: string;
  label: string;
  without: SearchFilters;
}

/** Label of an option; `undefined` while it loads. */
export type ChoiceName = (facet: FilterGroup['facet'], value: string) => string | undefined;

/** Labels of the switches. */
export interface SwitchNames {
  openNow: string;
  verified: string;
  accepting: string;
  radius: (radius: number | 'any') => string;
}

/** All active filters, in the order of the panel. */
export function activeFilters(filters: SearchFilters, names: SwitchNames, choiceName: ChoiceName): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (filters.openNow) active.push({ id: 'open', label: names.openNow, without: { ...filters, openNow: false } });
  if (filters.verified)
    active.push({ id: 'verified', label: names.verified, without: { ...filters, verified: false } });
  if (filters.accepting)
    active.push({ id: 'accepting', label: names.accepting, without: { ...filters, accepting: false } });
  if (filters.radius !== undefined) {
    const { radius, ...without } = filters;
    active.push({ id: 'radius', label: names.radius(radius ?? 'any'), without });
  }
  for (const { field, facet } of filterGroups) {
    for (const value of filters[field]) {
      active.push({
        id: `${field}:${value}`,
        label: choiceName(facet, value) ?? value,
        without: { ...filters, [field]: filters[field].filter((other) => other !== value) },
      });
    }
  }
  return active;
}
