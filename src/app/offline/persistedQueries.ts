import type { QueryKey } from '@tanstack/react-query';

/** `dated` data show their age while offline; `static` data change only with a deployment. */
type Persistence = 'dated' | 'static';

// By the first two parts of the query key. All of these queries are public and contain no secrets; what a signed-in
// person sees of them is saved for that person only (decision 21).
const persisted: Readonly<Record<string, Readonly<Record<string, Persistence>>>> = {
  facility: { facility: 'dated', nearby: 'dated', history: 'dated', ground: 'static' },
  'facility-search': {
    facilities: 'dated',
    points: 'dated',
    categories: 'static',
    tags: 'static',
    category: 'static',
    tag: 'static',
    stats: 'static',
    place: 'static',
    district: 'static',
    basemap: 'static',
  },
  article: { articles: 'dated', article: 'dated' },
  directions: { way: 'dated', ground: 'static' },
};

/** How a query is saved for reading offline; `undefined` if it is not. */
export function persistenceOf([slug, collection]: QueryKey): Persistence | undefined {
  return persisted[String(slug)]?.[String(collection)];
}
