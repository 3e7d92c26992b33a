/**
 * Where the pages of the directory are that nobody needs before they have seen another, by the names of their paths.
 * Reached by `import()` alone, so that the first page does not carry the list of files they are made of; who comes to
 * one of them first is told of this file beside the entry (`preloads` in vite.config.ts).
 */
export const laterPages = {
  search: () => import('#app/pages/SearchPage'),
  category: () => import('#app/pages/CategoryPage'),
  tag: () => import('#modules/facility-search/TagPage'),
  directions: () => import('#app/pages/directions/DirectionsPage'),
  article: () => import('#modules/article/ArticlePage'),
  terms: () => import('#modules/static-pages/TermsPage'),
  privacy: () => import('#modules/static-pages/PrivacyPage'),
  disclaimers: () => import('#modules/static-pages/DisclaimersPage'),
  about: () => import('#app/pages/AboutPage'),
  notFound: () => import('#app/errors/NotFoundPage'),
};

/** What keeps pages readable without a network. */
export const beginOffline = async () => (await import('#app/offline/begin')).beginOffline();

/** What a guard answers instead of a page. */
export const refusedPage = () => import('#app/errors/RefusedPage');
