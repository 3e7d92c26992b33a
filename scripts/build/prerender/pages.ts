import { paths } from '../../../src/domain/paths.ts';
import type { PrerenderedPage } from './prerenderPlugin.ts';

const staticPage = (pathname: string, module: string): PrerenderedPage => ({
  pathname,
  file: `${pathname.slice(1)}.html`,
  modules: [module],
});

/** The pages that are prerendered whole and hydrated; facilities and categories are added from the data. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { pathname: paths.home, file: 'index.html' },
  staticPage(paths.searchForm, 'src/app/pages/SearchPage.tsx'),
  staticPage(paths.terms, 'src/modules/static-pages/TermsPage.tsx'),
  staticPage(paths.privacy, 'src/modules/static-pages/PrivacyPage.tsx'),
  staticPage(paths.disclaimers, 'src/modules/static-pages/DisclaimersPage.tsx'),
  staticPage(paths.about, 'src/app/pages/AboutPage.tsx'),
  { ...staticPage(paths.article, 'src/modules/article/ArticlePage.tsx'), hasVariants: true },
];
