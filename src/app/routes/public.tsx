import type { RouteObject } from 'react-router-dom';

import { paths } from '#domain/paths';

// Texts that a page needs from the start: namespaces for `handle.i18n`. They load beside its code.
const search = ['facility-search-results'];
const listing = ['facility-search-results', 'facility-search-listings'];

/** The pages of the directory that everyone may open (specification, section 2). */
export const publicRoutes: RouteObject[] = [
  { path: paths.home, lazy: () => import('#app/pages/HomePage'), handle: { i18n: ['facility-search', 'article'] } },
  {
    path: paths.searchForm,
    lazy: () => import('#app/pages/SearchPage'),
    handle: { i18n: [...search, 'facility-shortlist'] },
  },
  { path: paths.search, lazy: () => import('#modules/facility-search/ResultsPage'), handle: { i18n: search } },
  {
    path: paths.category,
    lazy: () => import('#app/pages/CategoryPage'),
    handle: { i18n: [...listing, 'article'] },
  },
  { path: paths.tag, lazy: () => import('#modules/facility-search/TagPage'), handle: { i18n: listing } },
  { path: paths.facility, lazy: () => import('#app/pages/facility/FacilityPage'), handle: { i18n: ['facility'] } },
  {
    path: paths.directions,
    lazy: () => import('#app/pages/directions/DirectionsPage'),
    handle: { i18n: ['facility', 'directions'] },
  },
  {
    path: paths.article,
    lazy: () => import('#modules/article/ArticlePage'),
    handle: { i18n: ['article', 'article-reader'] },
  },
  {
    handle: { i18n: ['static-pages'] },
    children: [
      { path: paths.terms, lazy: () => import('#modules/static-pages/TermsPage') },
      { path: paths.privacy, lazy: () => import('#modules/static-pages/PrivacyPage') },
      { path: paths.disclaimers, lazy: () => import('#modules/static-pages/DisclaimersPage') },
      { path: paths.about, lazy: () => import('#app/pages/AboutPage') },
    ],
  },
];

/** Every other address: the page-not-found page. */
export const notFoundRoute: RouteObject = {
  path: '*',
  lazy: () => import('#app/errors/NotFoundPage'),
  handle: { i18n: ['app-notFound'] },
};
