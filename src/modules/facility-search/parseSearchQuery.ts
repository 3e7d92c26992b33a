import { accessFeatures, appointmentKinds, feeModels } from './filterChoices';
import { sorts } from './searchFilters';
import type { SearchFilters } from './searchFilters';
import { withoutEquivalentTags } from './tagEquivalents';

const MAX_CHOICES = 24;

function choices(query: URLSearchParams, name: string, allowed: (value: string) => boolean): string[] {
  const values = query.getAll(name).flatMap((value) => value.slice(0, 2000).split(','));
  return [...new Set(values)].filter(allowed).slice(0, MAX_CHOICES);
}

const isSlug = (value: string) => value.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
const isLanguage = (value: string) => /^[a-z]{2}$/.test(value);
const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value);

function parseRadius(value: string | null): number | 'any' | undefined {
  if (value === 'any') return 'any';
  const metres = Number(value);
  return value !== null && /^\d{3,6}$/.test(value) && metres >= 100 ? metres : undefined;
}

/** Parses filters, sort and view from a query. Never throws: unknown and malformed values are ignored. */
export function parseSearchQuery(query: URLSearchParams): SearchFilters {
  const radius = parseRadius(query.get('radius'));
  return withoutEquivalentTags({
    openNow: query.get('open') === 'now',
    verified: query.get('verified') === '1',
    ...(radius === undefined ? {} : { radius }),
    categories: choices(query, 'category', isSlug),
    tags: choices(query, 'tags', isSlug),
    access: choices(query, 'access', isOneOf(accessFeatures)),
    languages: choices(query, 'lang', isLanguage),
    fees: choices(query, 'fee', isOneOf(feeModels)),
    appointment: choices(query, 'appointment', isOneOf(appointmentKinds)),
    accepting: query.get('accepting') === '1',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'best',
    view: query.get('view') === 'map' ? 'map' : 'list',
  });
}
