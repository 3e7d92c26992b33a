/** Sort orders of a result list; without an origin, `distance` sorts by name. */
export const sorts = ['best', 'distance', 'name', 'rating'] as const;
/** A sort order of a result list. */
export type Sort = (typeof sorts)[number];

/** Everything about a search that its query carries. Options of a group are combined with OR, groups with AND. */
export interface SearchFilters {
  readonly openNow: boolean;
  readonly verified: boolean;
  /** Metres; `any` means the whole country; if absent, the place determines it. */
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

/** No filters, best match, list view. */
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

/** Builds the query of filters, sort and view; defaults are omitted, so no filters give an empty query. */
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
