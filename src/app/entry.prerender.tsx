import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';

import type { ArticleSummary } from '#domain/article';
import { createI18n } from '#lib/i18n/createI18n';
import type { Language } from '#lib/i18n/languages';
import { HeadElements } from '#lib/seo/PageHead';
import { articlePath, categoryPath, facilityPath, paths } from '#domain/paths';
import { createQueryClient } from '#lib/query/createQueryClient';
import { breadcrumbList, graph, pageNode, siteNodes, toJsonLd } from '#lib/seo/structuredData';
import { PrerenderedArticle } from '#modules/article/PrerenderedArticle';
import type { FacilityAnswer } from '#modules/facility/api';
import { FacilityFacts } from '#modules/facility/FacilityFacts';
import { FacilitySkeleton } from '#modules/facility/FacilitySkeleton';
import { facilityCrumbs, facilityHead } from '#modules/facility/headData';
import { structuredData } from '#modules/facility/structuredData';
import type { CategoryAnswer } from '#modules/facility-search/api';
import { CategoryFacts, CategoryFactsHead } from '#modules/facility-search/CategoryFacts';
import { categoryTrail } from '#modules/facility-search/categoryTrail';
import type { CategoryAliases } from '#modules/facility-search/prerenderedAliases';
import { ResultsShell } from '#modules/facility-search/ResultsShell';

import { laterOfMatched } from './routes/answers';
import { catalogues, otherCatalogue } from './i18n/catalogues';
import { loadLazyRoutes } from './routes/loadLazyRoutes';
import { Providers } from './createApp';
import { routes } from './routes/routes';

import '#theme/theme';

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/**
 * What machines read of the home page (directory 2.0.6, 2.1), for its file: who looks at it needs none of this, so its
 * code has none. `origin` is where the site is known to the world; `data` is JSON that no element ends.
 */
export async function drawHomeHead(origin: string, language: Language): Promise<{ elements: string; data: string }> {
  const { i18n, ready } = createI18n({
    language,
    catalogues,
    load: otherCatalogue,
    preload: ['app', 'facility-search'],
  });
  await ready;
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
 * The shapes of pages whose address decides what they hold, by the names that the script of index.html knows them by. They
 * stand in the frame until the page itself does.
 */
export async function drawShells(
  language: Language,
  words: CategoryAliases,
): Promise<Record<'results' | 'facility', string>> {
  const { i18n, ready } = createI18n({
    language,
    catalogues,
    load: otherCatalogue,
    preload: ['components', 'facility-search', 'facility-search-results'],
  });
  await ready;
  const queryClient = createQueryClient({ calm: true });
  const draw = (shell: ReactNode) =>
    renderToStaticMarkup(
      <Providers i18n={i18n} queryClient={queryClient}>
        {shell}
      </Providers>,
    );
  const shells = {
    results: draw(<ResultsShell aliases={words} />),
    facility: draw(<FacilitySkeleton />),
  };
  queryClient.clear();
  return shells;
}

/**
 * What is known of articles before their texts (directory 2.6), by the names that the script of index.html knows them by:
 * one file answers the addresses of all of them.
 */
export async function drawArticles(
  articles: readonly ArticleSummary[],
  language: Language,
): Promise<Record<string, string>> {
  const { i18n, ready } = createI18n({
    language,
    catalogues,
    load: otherCatalogue,
    preload: ['common', 'components', 'article', 'article-reader'],
  });
  await ready;
  const queryClient = createQueryClient({ calm: true });
  const drawn = articles.map((article) => [
    `article-${article.slug}`,
    renderToStaticMarkup(
      <Providers i18n={i18n} queryClient={queryClient}>
        <StaticRouter location={articlePath(article.slug)}>
          <PrerenderedArticle article={article} />
        </StaticRouter>
      </Providers>,
      { identifierPrefix: 'published-' },
    ),
  ]);
  queryClient.clear();
  return Object.fromEntries(drawn);
}

/** A page whose content the application draws anew: what stands in `#root`, and data for machines as JSON that no element ends. */
export interface PublishedPage {
  drawn: string;
  data: string;
}

const main = /(<main\b[^>]*>).*(<\/main>)/s;

/** Puts pages of what is published into the frame of the directory, in one language. */
async function publisher(language: Language, texts: readonly string[]) {
  const { i18n, ready } = createI18n({
    language,
    catalogues,
    load: otherCatalogue,
    preload: ['app', 'common', 'components', ...texts],
  });
  await ready;
  // The frame of an address that no part of it leads to: none of its links is that of this page.
  const frame = (await drawPage('/-', language)).replaceAll(/<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/g, '');
  if (!main.test(frame)) throw new Error('The frame of the directory has no main element to put a page into.');
  const queryClient = createQueryClient({ calm: true });
  const draw = (path: string, content: ReactNode) =>
    renderToStaticMarkup(
      <Providers i18n={i18n} queryClient={queryClient}>
        <StaticRouter location={path}>{content}</StaticRouter>
      </Providers>,
      { identifierPrefix: 'published-' },
    );
  const put = (path: string, head: ReactNode, content: ReactNode) => {
    const drawn = draw(path, content);
    return draw(path, head) + frame.replace(main, (_all, open: string, close: string) => open + drawn + close);
  };
  return { i18n, put };
}

/**
 * Draws the pages of facilities with what is true of them whenever they are read (directory 2.0.6, 2.7). `origin` is where
 * the site is known to the world.
 */
export async function facilityDrawer(
  origin: string,
  language: Language,
): Promise<(facility: FacilityAnswer) => PublishedPage> {
  const { i18n, put } = await publisher(language, ['facility']);
  const t = i18n.getFixedT(language, 'facility');
  return (facility) => {
    const head = <HeadElements origin={origin} {...facilityHead(facility, { t, language })} />;
    return {
      drawn: put(facilityPath(facility.slug), head, <FacilityFacts facility={facility} />),
      data: toJsonLd(structuredData(facility, facilityCrumbs(facility, t), origin)),
    };
  };
}

/** Draws the first pages of categories (directory 2.0.6, 2.4), with the shape of the list. `origin` as above. */
export async function categoryDrawer(
  origin: string,
  language: Language,
): Promise<(category: CategoryAnswer) => PublishedPage> {
  const { i18n, put } = await publisher(language, [
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
      drawn: put(
        path,
        <CategoryFactsHead category={category} origin={origin} />,
        <CategoryFacts category={category} />,
      ),
      data: toJsonLd(
        graph(pageNode('CollectionPage', { url, name, description, language }), breadcrumbList(crumbs, url)),
      ),
    };
  };
}

/** Draws a page as HTML, as it is before any data are there; the build writes it into the page's file. */
export async function drawPage(pathname: string, language: Language): Promise<string> {
  const { i18n, ready } = createI18n({
    language,
    catalogues,
    load: otherCatalogue,
    preload: ['app', 'common', 'components'],
  });
  await Promise.all([ready, loadLazyRoutes(routes, { pathname })]);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(pathname, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${pathname} answers with a redirect, so it cannot be drawn.`);
  // As the browser has it: home is drawn before anything can be asked.
  const queryClient = laterOfMatched(matchRoutes(routes, { pathname }) ?? [])
    ? undefined
    : createQueryClient({ calm: true });
  const { prelude } = await prerender(
    <StrictMode>
      <Providers i18n={i18n} queryClient={queryClient}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
    // In one piece: React would move large parts to the end and put them in their place by script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await textOf(prelude);
  // Its timers would keep the build waiting for minutes.
  queryClient?.clear();
  return html;
}
