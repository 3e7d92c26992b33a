import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { i18n as I18n } from 'i18next';

import type { ArticleSummary } from '#domain/article';
import { articlePath, categoryPath, facilityPath, paths } from '#domain/paths';
import type { Language } from '#lib/i18n/languages';
import { createQueryClient } from '#lib/query/createQueryClient';
import { HeadElements } from '#lib/seo/PageHead';
import { breadcrumbList, graph, pageNode, siteNodes, toJsonLd } from '#lib/seo/structuredData';
import { PrerenderedArticle } from '#modules/article/PrerenderedArticle';
import type { FacilityDetails } from '#modules/facility/api';
import { PrerenderedFacility } from '#modules/facility/PrerenderedFacility';
import { facilityCrumbs, facilityHead } from '#modules/facility/headData';
import { FacilitySkeleton } from '#modules/facility/FacilitySkeleton';
import { structuredData } from '#modules/facility/structuredData';
import type { CategoryDetails } from '#modules/facility-search/api';
import { PrerenderedCategory, PrerenderedCategoryHead } from '#modules/facility-search/PrerenderedCategory';
import { categoryTrail } from '#modules/facility-search/categoryTrail';
import { ResultsShell } from '#modules/facility-search/ResultsShell';

import { AppProviders, createApp } from './createApp';
import { createAppI18n, whenInitialized } from './i18n/createAppI18n';
import { loadLazyRoutes } from './routes/loadLazyRoutes';
import { routes } from './routes/routes';

import '#theme/theme';

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

async function loadI18n(language: Language, namespaces: readonly string[]): Promise<I18n> {
  const i18n = createAppI18n(language);
  await whenInitialized(i18n);
  await i18n.loadNamespaces([...namespaces]);
  return i18n;
}

/** Renders a part of a page to HTML, outside any router unless `path` is given. */
function renderPart(i18n: I18n, content: ReactNode, path?: string): string {
  const queryClient = createQueryClient({ retry: false });
  const html = renderToStaticMarkup(
    <AppProviders app={{ i18n, queryClient }}>
      {path === undefined ? content : <StaticRouter location={path}>{content}</StaticRouter>}
    </AppProviders>,
    { identifierPrefix: 'prerendered-' },
  );
  queryClient.clear();
  return html;
}

/**
 * Renders what machines read of the home page (directory 2.0.6, 2.1), for its file only: visitors do not need it, so the
 * page's code has none of it. `origin` is the public address of the site; `data` is JSON-LD.
 */
export async function renderHomeHead(origin: string, language: Language): Promise<{ elements: string; data: string }> {
  const i18n = await loadI18n(language, ['facility-search']);
  const title = i18n.t('facility-search:home.title');
  const description = `${title}. ${i18n.t('facility-search:home.leadPlain')}`;
  const url = new URL(paths.home, origin).href;
  const data = toJsonLd(graph(...siteNodes({ url, name: i18n.t('app:product'), description, language })));
  const elements = renderToStaticMarkup(
    <HeadElements origin={origin} name={title} description={description} path={paths.home} />,
  );
  return { elements, data };
}

/**
 * Renders the loading states of pages whose content depends on the address, by the names that the script of index.html
 * uses. They are shown in the layout until the page itself is.
 */
export async function renderSkeletons(language: Language): Promise<Record<'results' | 'facility', string>> {
  const i18n = await loadI18n(language, ['facility-search', 'facility-search-results']);
  return {
    results: renderPart(i18n, <ResultsShell />),
    facility: renderPart(i18n, <FacilitySkeleton />),
  };
}

/**
 * Renders the summaries of articles (directory 2.6), by the names that the script of index.html uses: one file serves the
 * addresses of all of them.
 */
export async function renderArticles(
  articles: readonly ArticleSummary[],
  language: Language,
): Promise<Record<string, string>> {
  const i18n = await loadI18n(language, ['article', 'article-reader']);
  return Object.fromEntries(
    articles.map((article) => [
      `article-${article.slug}`,
      renderPart(i18n, <PrerenderedArticle article={article} />, articlePath(article.slug)),
    ]),
  );
}

/** A page whose content the application replaces when its data have loaded. */
export interface StaticPage {
  /** The HTML of `#root`. */
  html: string;
  /** JSON-LD for search engines. */
  data: string;
}

const main = /(<main\b[^>]*>).*(<\/main>)/s;

/** Puts pages into the layout of the directory, in one language. */
async function createPageRenderer(language: Language, namespaces: readonly string[]) {
  const i18n = await loadI18n(language, namespaces);
  // The layout of an address that none of its links leads to, so none is marked as the current page.
  const layout = (await renderPage('/-', language)).replaceAll(/<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/g, '');
  if (!main.test(layout)) throw new Error('The layout of the directory has no main element to put a page into.');
  const render = (path: string, head: ReactNode, content: ReactNode) => {
    const html = renderPart(i18n, content, path);
    return (
      renderPart(i18n, head, path) + layout.replace(main, (_all, open: string, close: string) => open + html + close)
    );
  };
  return { i18n, render };
}

/**
 * Returns a function that renders a facility's page with what is true whenever it is read (directory 2.0.6, 2.7).
 * `origin` is the public address of the site.
 */
export async function createFacilityRenderer(
  origin: string,
  language: Language,
): Promise<(facility: FacilityDetails) => StaticPage> {
  const { i18n, render } = await createPageRenderer(language, ['facility']);
  const t = i18n.getFixedT(language, 'facility');
  return (facility) => {
    const head = <HeadElements origin={origin} {...facilityHead(facility, { t, language })} />;
    return {
      html: render(facilityPath(facility.slug), head, <PrerenderedFacility facility={facility} />),
      data: toJsonLd(structuredData(facility, facilityCrumbs(facility, t), origin)),
    };
  };
}

/** Returns a function that renders the first page of a category (directory 2.0.6, 2.4) with the skeleton of its list. */
export async function createCategoryRenderer(
  origin: string,
  language: Language,
): Promise<(category: CategoryDetails) => StaticPage> {
  const { i18n, render } = await createPageRenderer(language, [
    'facility-search',
    'facility-search-results',
    'facility-search-listings',
  ]);
  const t = i18n.getFixedT(language, 'facility-search-listings');
  return (category) => {
    const { id, plural: name, description } = category;
    const path = categoryPath(id);
    const url = new URL(path, origin).href;
    const crumbs = [...categoryTrail(category, t), { label: name }];
    return {
      html: render(
        path,
        <PrerenderedCategoryHead category={category} origin={origin} />,
        <PrerenderedCategory category={category} />,
      ),
      data: toJsonLd(
        graph(pageNode('CollectionPage', { url, name, description, language }), breadcrumbList(crumbs, url)),
      ),
    };
  };
}

/** Prerenders a page as HTML, as it is before any data have loaded; the build writes it into the page's file. */
export async function renderPage(pathname: string, language: Language): Promise<string> {
  const queryClient = createQueryClient({ retry: false });
  await loadLazyRoutes(routes, { pathname });
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(pathname, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${pathname} redirects, so it cannot be prerendered.`);
  const app = await createApp({
    routes,
    location: { pathname },
    createRouter: () => createStaticRouter(dataRoutes, context),
    i18n: createAppI18n(language),
    queryClient,
  });
  const { prelude } = await prerender(
    <StrictMode>
      <AppProviders app={app}>
        <StaticRouterProvider router={app.router} context={context} hydrate={false} />
      </AppProviders>
    </StrictMode>,
    // In one piece: React would move large parts to the end and put them in their place by script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await textOf(prelude);
  // Its timers would keep the build waiting for minutes.
  queryClient.clear();
  return html;
}
