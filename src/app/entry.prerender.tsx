import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from 'react-router-dom';
import { texts } from 'virtual:texts';
import type { i18n as I18n } from 'i18next';

import { preloadHtml } from '#components/Html';
import { Page } from '#components/Page';
import type { ArticleSummary } from '#domain/article';
import { articlePath, categoryPath, facilityPath, paths } from '#domain/paths';
import { layoutNames } from '#lib/appearance/layoutChoice';
import { createI18n } from '#lib/i18n/createI18n';
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
import type { GuidePage } from '#modules/help-center/api';
import { GuideReader } from '#modules/help-center/GuideReader';
import { guideHref } from '#modules/help-center/helpPath';

import { AppProviders, createApp } from './createApp';
import { Component as ConsoleLayout } from './layouts/console/ConsoleLayout';
import { PageFallback } from './layouts/PageFallback';
import { commonNamespaces } from './i18n/createAppI18n';
import type { PrerenderedTexts } from './i18n/prerenderedTexts';
import { loadLazyRoutes, matchedNamespaces } from './routes/loadLazyRoutes';
import { routes } from './routes/routes';

import '#theme/theme';

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/** Texts that a render needed and did not have. */
const missingTexts = new Set<string>();

function assertNoMissingTexts(path: string): void {
  if (missingTexts.size === 0) return;
  const names = [...missingTexts].join(', ');
  missingTexts.clear();
  throw new Error(`${path} is rendered with ${names}, which it has no texts for. Does its route name the namespace?`);
}

/** Creates translations that need no loading: of all namespaces, or of these and no others. */
function createStaticI18n(language: Language, namespaces: readonly string[] = Object.keys(texts[language])) {
  const all = texts[language];
  const own = Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace] ?? {}]));
  const { i18n } = createI18n({ language, resources: { [language]: own } });
  i18n.on('missingKey', (_languages: readonly string[], namespace: string, key: string) => {
    missingTexts.add(`${namespace}:${key}`);
  });
  return { i18n, texts: { language, namespaces: own } satisfies PrerenderedTexts };
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
  assertNoMissingTexts(path ?? 'A part of a page');
  return html;
}

/**
 * Renders what machines read of the home page (directory 2.0.6, 2.1), for its file only: visitors do not need it, so the
 * page's code has none of it. `origin` is the public address of the site; `data` is JSON-LD.
 */
export async function renderHomeHead(origin: string, language: Language): Promise<{ elements: string; data: string }> {
  const { i18n } = createStaticI18n(language);
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
  const { i18n } = createStaticI18n(language);
  return {
    results: renderPart(i18n, <ResultsShell />),
    facility: renderPart(i18n, <FacilitySkeleton />),
  };
}

/**
 * Renders the console before anything is known of the person, once for each layout with a frame, by the names that the
 * script of index.html uses. It is only seen: the console replaces it as soon as it can be used.
 */
export async function renderConsoleFrames(language: Language): Promise<Record<string, string>> {
  const { i18n } = createStaticI18n(language);
  const { query, dataRoutes } = createStaticHandler([
    { Component: ConsoleLayout, children: [{ path: '*', Component: PageFallback }] },
  ]);
  const frames: Record<string, string> = {};
  for (const name of layoutNames.filter((layout) => layout !== 'empty')) {
    const context = await query(new Request(new URL(`${paths.consoleHome}?layout=${name}`, 'http://localhost')));
    if (context instanceof Response) throw new Error('The console redirects, so its frame cannot be prerendered.');
    const router = createStaticRouter(dataRoutes, context);
    const html = renderPart(i18n, <StaticRouterProvider router={router} context={context} hydrate={false} />);
    frames[`console-${name}`] = `<div inert>${html}</div>`;
  }
  return frames;
}

/**
 * Renders the summaries of articles (directory 2.6), by the names that the script of index.html uses: one file serves the
 * addresses of all of them.
 */
export async function renderArticles(
  articles: readonly ArticleSummary[],
  language: Language,
): Promise<Record<string, string>> {
  const { i18n } = createStaticI18n(language);
  return Object.fromEntries(
    articles.map((article) => [
      `article-${article.slug}`,
      renderPart(i18n, <PrerenderedArticle article={article} />, articlePath(article.slug)),
    ]),
  );
}

/** Loads what sanitises and renders HTML, with the document that it needs. */
async function loadHtmlRenderer(): Promise<void> {
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM();
  // The sanitiser looks for the window once, while it loads. Everything else would take it for a browser.
  Object.assign(globalThis, { window, Element: window.Element, Text: window.Text });
  await preloadHtml();
  Reflect.deleteProperty(globalThis, 'window');
}

/**
 * Returns a function that renders a guide of the help centre. Its text is the same for everyone, so the script of
 * index.html puts it into the frame of the console. It is only seen: the application replaces it.
 */
export async function createGuideRenderer(language: Language): Promise<(guide: GuidePage) => string> {
  await loadHtmlRenderer();
  const { i18n } = createStaticI18n(language);
  return (page) => {
    const path = guideHref(page.slug, page.guides[0]?.slug ?? '');
    const guide = (
      <Page width="full">
        <div data-guide inert>
          <GuideReader page={page} />
        </div>
      </Page>
    );
    return renderPart(i18n, guide, path).replaceAll(unread, '');
  };
}

/** A page whose content the application replaces when its data have loaded. */
export interface StaticPage {
  /** The HTML of `#root`. */
  html: string;
  /** JSON-LD for search engines. */
  data: string;
}

/** What only scripts and XML parsers read; nothing hydrates a page of published data. */
const unread = / (?:xmlns="http:\/\/www\.w3\.org\/2000\/svg"|data-slot="icon"|data-discover="true")|<!--.*?-->/g;

const mainButton = /(?<=<main\b.*)<button\b.*?<\/button>/gs;

/** Removes the shapes of icons in buttons that are hidden until the application renders them. */
const withoutHiddenShapes = (html: string) =>
  html.replaceAll(mainButton, (one) =>
    one.replaceAll(/<svg\b[^>]*( class="[^"]*")[^>]*>.*?<\/svg>/gs, '<svg$1></svg>'),
  );

const main = /(<main\b[^>]*>).*(<\/main>)/s;

/** Puts pages into the layout of the directory, in one language. */
async function createPageRenderer(language: Language) {
  const { i18n } = createStaticI18n(language);
  // The layout of an address that none of its links leads to, so none is marked as the current page.
  const { html: page } = await renderPage('/-', language);
  const layout = page.replaceAll(/<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/g, '');
  if (!main.test(layout)) throw new Error('The layout of the directory has no main element to put a page into.');
  const render = (path: string, head: ReactNode, content: ReactNode) => {
    const html = renderPart(i18n, content, path);
    const page = layout.replace(main, (_all, open: string, close: string) => open + html + close);
    return renderPart(i18n, head, path) + page.replaceAll(unread, '');
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
  const { i18n, render } = await createPageRenderer(language);
  const t = i18n.getFixedT(language, 'facility');
  return (facility) => {
    const head = <HeadElements origin={origin} {...facilityHead(facility, { t, language })} />;
    return {
      html: withoutHiddenShapes(render(facilityPath(facility.slug), head, <PrerenderedFacility facility={facility} />)),
      data: toJsonLd(structuredData(facility, facilityCrumbs(facility, t), origin)),
    };
  };
}

/** Returns a function that renders the first page of a category (directory 2.0.6, 2.4) with the skeleton of its list. */
export async function createCategoryRenderer(
  origin: string,
  language: Language,
): Promise<(category: CategoryDetails) => StaticPage> {
  const { i18n, render } = await createPageRenderer(language);
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

/** A prerendered page, and the texts that the application needs to hydrate it. */
export interface RenderedPage {
  html: string;
  texts: PrerenderedTexts;
}

/** Prerenders a page as it is before any data have loaded; the build writes it into the page's file. */
export async function renderPage(pathname: string, language: Language): Promise<RenderedPage> {
  const queryClient = createQueryClient({ retry: false });
  await loadLazyRoutes(routes, { pathname });
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(pathname, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${pathname} redirects, so it cannot be prerendered.`);
  const namespaces = [...new Set([...commonNamespaces, ...matchedNamespaces(routes, { pathname })])];
  const { i18n, texts: pageTexts } = createStaticI18n(language, namespaces);
  const app = await createApp({
    routes,
    location: { pathname },
    createRouter: () => createStaticRouter(dataRoutes, context),
    i18n,
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
  assertNoMissingTexts(pathname);
  return { html, texts: pageTexts };
}
