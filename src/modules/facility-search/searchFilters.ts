/** The orders of a result list; without a place to measure from, `distance` is by name. */
export const sorts = ['best', 'distance', 'name', 'rating'] as const;
/** One order of a result list. */
export type Sort = (typeof sorts)[number];

/** The radii offered, in metres. */
export const radii = [1000, 2000, 5000, 10_000, 25_000, 50_000] as const;

/** The access features one can ask for. */
export const accessFeatures = [
  'step-free',
  'ramp',
  'lift',
  'accessible-toilet',
  'accessible-parking',
  'hearing-loop',
  'sign-language',
  'large-print',
  'textphone',
  'quiet-space',
] as const;

/** The ways to pay one can ask for. */
export const feeModels = ['free', 'insured', 'sliding', 'paid', 'mixed'] as const;

/** The ways to come one can ask for; a facility with both counts for both. */
export const appointmentKinds = ['walk-in', 'required'] as const;

/** Everything of a search that travels in the query. Within a group any choice counts, between groups all. */
export interface SearchFilters {
  readonly openNow: boolean;
  readonly verified: boolean;
  /** Metres; `any` is the whole country; absent is what suits the place. */
  readonly radius?: number | 'any';
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly access: readonly string[];
  readonly languages: readonly string[];
  readonly fees: readonly string[];
  readonly appointment: readonly string[];
  readonly accepting: boolean;
  readonly sort: Sort;
  readonly view: 'list' | 'map';
}

/** No filter, best match, as a list. */
export const noFilters: SearchFilters = {
  openNow: false,
  verified: false,
  categories: [],
  tags: [],
  access: [],
  languages: [],
  fees: [],
  appointment: [],
  accepting: false,
  sort: 'best',
  view: 'list',
};

const MOST_CHOICES = 24;

function choices(query: URLSearchParams, name: string, allowed: (value: string) => boolean): string[] {
  const given = query.getAll(name).flatMap((value) => value.slice(0, 2000).split(','));
  return [...new Set(given)].filter(allowed).slice(0, MOST_CHOICES);
}

const isSlug = (value: string) => value.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
const isLanguage = (value: string) => /^[a-z]{2}$/.test(value);
const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value);

function readRadius(value: string | null): number | 'any' | undefined {
  if (value === 'any') return 'any';
  const metres = Number(value);
  return value !== null && /^\d{3,6}$/.test(value) && metres >= 100 ? metres : undefined;
}

/** Reads filters, sort and view from a query. Cannot fail: what is unknown or malformed is left out. */
export function parseSearchQuery(query: URLSearchParams): SearchFilters {
  const radius = readRadius(query.get('radius'));
  return {
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
  };
}

/** The query of filters, sort and view; defaults are left out, so no filter is an empty query. */
export function buildSearchQuery(filters: SearchFilters): URLSearchParams {
  const query = new URLSearchParams();
  const list = (name: string, values: readonly string[]) => {
    if (values.length > 0) query.set(name, values.join(','));
  };
  if (filters.openNow) query.set('open', 'now');
  if (filters.verified) query.set('verified', '1');
  if (filters.radius !== undefined) query.set('radius', String(filters.radius));
  list('category', filters.categories);
  list('tags', filters.tags);
  list('access', filters.access);
  list('lang', filters.languages);
  list('fee', filters.fees);
  list('appointment', filters.appointment);
  if (filters.accepting) query.set('accepting', '1');
  if (filters.sort !== 'best') query.set('sort', filters.sort);
  if (filters.view !== 'list') query.set('view', filters.view);
  return query;
}
