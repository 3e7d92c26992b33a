import { paths } from '../../../src/domain/paths.ts';
import type { RoutePreload } from './routePreloadPlugin.ts';

/**
 * What the first render of each public route needs beside the entry. With the local back end (`isLocal`) pages that show
 * data also need the code that answers their calls.
 */
export function routePreloads(isLocal: boolean): RoutePreload[] {
  const backend = isLocal ? ['src/mocks/start/browser.ts', 'src/mocks/core/features.ts'] : [];
  const http = ['src/lib/http/send.ts'];
  const search = ['src/modules/facility-search/api.ts', ...http, ...backend];
  const facility = ['src/modules/facility/api.ts', ...http, ...backend];
  return [
    { path: paths.searchForm, modules: ['src/app/pages/SearchPage.tsx'] },
    { path: paths.search, modules: ['src/modules/facility-search/ResultsPage.tsx', ...search] },
    { path: paths.category, modules: ['src/app/pages/CategoryPage.tsx', ...search] },
    { path: paths.tag, modules: ['src/modules/facility-search/TagPage.tsx', ...search] },
    { path: paths.createFacility, modules: ['src/app/pages/CreateFacilityPage.tsx'] },
    { path: paths.facility, modules: ['src/app/pages/facility/FacilityPage.tsx', ...facility] },
    { path: paths.directions, modules: ['src/app/pages/directions/DirectionsPage.tsx', ...facility] },
    { path: paths.article, modules: ['src/modules/article/ArticlePage.tsx'] },
  ];
}
