import { existsSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { describe, expect, it, vi } from 'vitest';

import { areas } from '../../../src/app/i18n/areas.ts';
import { matchedNamespaces } from '../../../src/app/routes/loadLazyRoutes.ts';
import { routes } from '../../../src/app/routes/routes.tsx';
import { paths } from '../../../src/domain/paths.ts';
import { routePreloads } from './preloads.ts';
import { onlyOwnRoute, routePreloadPlugin, toRegExp, workerFile } from './routePreloadPlugin.ts';

const chunk = (name: string, moduleIds: string[], imports: string[] = [], styles: string[] = []) => ({
  type: 'chunk',
  fileName: `assets/${name}.js`,
  facadeModuleId: moduleIds[0] ?? null,
  moduleIds,
  imports: imports.map((one) => `assets/${one}.js`),
  viteMetadata: { importedCss: new Set(styles.map((one) => `assets/${one}.css`)) },
});

const entry = chunk('index', ['/app/src/app/entry.client.tsx'], ['react']);
const bundle = Object.fromEntries(
  [
    entry,
    chunk('react', ['/app/node_modules/react/index.js']),
    chunk('FacilityPage', ['/app/src/app/pages/facility/FacilityPage.tsx'], ['Badge', 'react'], ['FacilityPage']),
    chunk('Badge', ['/app/src/components/Badge/Badge.tsx'], [], ['Badge']),
    chunk('backend-start', ['/app/src/mocks/start/browser.ts']),
    chunk('backend-core', ['/app/src/mocks/core/features.ts'], ['one', 'two', 'three', 'four']),
    ...['one', 'two', 'three', 'four'].map((name) => chunk(name, [`/app/src/mocks/core/${name}.ts`])),
  ].map((one) => [one.fileName, one]),
) as unknown as Rolldown.OutputBundle;

const html = `<html class="theme-brand light"><head>
    <title>Facilities</title>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <style>a{}</style>
  </head>`;

function built(
  page = html,
  module = 'src/app/pages/facility/FacilityPage.tsx',
  { early = [], first = [] }: { early?: string[]; first?: string[] } = {},
) {
  const plugin = routePreloadPlugin([
    { paths: ['/facility/:slug'], early, first, modules: [module], texts: ['directory'] },
    { paths: ['/terms', '/about-us'], modules: [], texts: ['directory'] },
  ]);
  const { handler } = plugin.transformIndexHtml as { handler: (html: string, context: object) => string };
  return handler(page, { bundle, chunk: entry, path: '/index.html' });
}

/** Runs the script of the page at an address. Returns what it loads, in order, and a function that reports a paint. */
function opened(
  pathname: string,
  prerendered: string,
  {
    lang = 'en',
    texts = '',
    page: own = '',
    html: opening = built(),
    links = [] as object[],
    isReturning = false,
    knowsPreload = true,
    theme = 'theme-brand',
    readyState = 'interactive',
  } = {},
) {
  const [, content = '', routes = ''] =
    /<meta name="application" content="([^"]*)" data-routes='([^']*)'>/.exec(opening) ?? [];
  const [, code = ''] = /<script>([\s\S]*)<\/script>/.exec(opening) ?? [];
  const loaded: string[] = [];
  const added: Array<{ onload?: () => void }> = [];
  const preloadedTexts: string[] = [];
  let paint = () => {};
  class PaintObserver {
    constructor(notify: (list: object) => void) {
      paint = () => notify({ getEntriesByName: () => [{}] });
    }
    observe() {}
  }
  const onParsed: Array<() => void> = [];
  const fonts = { removeAttribute: vi.fn() };
  const document = {
    readyState,
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'DOMContentLoaded') onParsed.push(listener);
    },
    documentElement: {
      lang,
      dataset: { prerendered, texts, page: own },
      classList: { contains: (name: string) => name === theme },
    },
    querySelector: (selector: string) =>
      selector === 'meta[name=application]' ? { content, dataset: { routes } } : null,
    querySelectorAll: (selector: string) => (selector === 'link[data-fonts]' ? [fonts] : links.splice(0)),
    createElement: () => ({ relList: { supports: () => knowsPreload } }),
    head: {
      appendChild(link: Record<string, string>) {
        const { rel, href, as, fetchPriority } = link;
        added.push(link as { onload?: () => void });
        if (rel !== 'preload') loaded.push(`${rel} ${href}`);
        else preloadedTexts.push([as, href?.replace(/\?v=[\w-]{8}$/, '?v=…'), fetchPriority].filter(Boolean).join(' '));
      },
    },
  };
  const importEntry = (file: string) => loaded.push(`import ${file}`);
  const run = new Function(
    'document',
    'location',
    'PerformanceObserver',
    'navigator',
    'requestAnimationFrame',
    'load_',
    code.replaceAll('import(', 'load_('),
  );
  const navigator = { serviceWorker: { controller: isReturning ? {} : null } };
  const frames: Array<() => void> = [];
  run(document, { pathname }, PaintObserver, navigator, (draw: () => void) => frames.push(draw), importEntry);
  return {
    loaded,
    drawFrame: () => frames.splice(0).forEach((draw) => draw()),
    preloadedTexts,
    hasFonts: () => fonts.removeAttribute.mock.calls.length > 0,
    paint: () => paint(),
    /** What has been asked for arrives. */
    arrive: () => [...added].forEach((link) => link.onload?.()),
    finishParsing: () => onParsed.forEach((listener) => listener()),
  };
}

const application = ['modulepreload /assets/index.js', 'modulepreload /assets/react.js'];

describe('the page', () => {
  it('loads its code by one script, with the files of every page listed for offline support', () => {
    const page = built();
    expect(page).not.toMatch(/modulepreload" crossorigin|type="module"/);
    expect(page).toMatch(
      /<head>\s+<title>Facilities<\/title>\s+<meta name="application" content="\/assets\/index.js \/assets\/react.js" data-routes='[^']*'>\s+<script>/,
    );
    expect(page).toContain('<style>a{}</style>');
  });

  it('loads the entry, and nothing else where no route needs more', () => {
    expect(opened('/', 'none').loaded).toEqual([...application, 'import /assets/index.js']);
  });

  it('preloads what the matched route needs, scripts before styles', () => {
    expect(opened('/facility/abbey', 'none').loaded).toEqual([
      ...application,
      'modulepreload /assets/FacilityPage.js',
      'modulepreload /assets/Badge.js',
      'stylesheet /assets/FacilityPage.css',
      'stylesheet /assets/Badge.css',
      'import /assets/index.js',
    ]);
  });

  it('runs what a route needs early before everything else, unless it would wait for the entry', () => {
    const module = 'src/app/pages/facility/FacilityPage.tsx';
    const { loaded } = opened('/facility/abbey', 'none', {
      html: built(html, module, { early: ['src/mocks/start/browser.ts'] }),
    });
    expect(loaded).toEqual([
      'import /assets/backend-start.js',
      'modulepreload /assets/backend-start.js',
      ...application,
      'modulepreload /assets/FacilityPage.js',
      'modulepreload /assets/Badge.js',
      'stylesheet /assets/FacilityPage.css',
      'stylesheet /assets/Badge.css',
      'import /assets/index.js',
    ]);
    expect(() => built(html, module, { early: ['src/app/entry.client.tsx'] })).toThrow(
      'assets/index.js cannot run early: it imports the entry.',
    );
  });

  const withBackend = built(html, 'src/components/Badge/Badge.tsx', {
    early: ['src/mocks/start/browser.ts'],
    first: ['src/mocks/core/features.ts'],
  });

  it('leaves the connection to what comes first until the last of it arrives', () => {
    const page = opened('/facility/abbey', 'none', { html: withBackend });
    const first = ['backend-start', 'backend-core', 'one', 'two', 'three', 'four'].map(
      (name) => `modulepreload /assets/${name}.js`,
    );
    expect(page.loaded).toEqual(['import /assets/backend-start.js', ...first]);
    expect(page.preloadedTexts).toEqual([]);
    page.arrive();
    expect(page.loaded.slice(first.length + 1)).toEqual([
      ...application,
      'modulepreload /assets/Badge.js',
      'stylesheet /assets/Badge.css',
      'import /assets/index.js',
    ]);
    expect(page.preloadedTexts).not.toEqual([]);
  });

  it('waits for nothing in a browser that does not tell what has loaded', () => {
    const { loaded } = opened('/facility/abbey', 'none', { html: withBackend, knowsPreload: false });
    expect(loaded.at(-1)).toBe('import /assets/index.js');
  });

  it('starts the application only when the browser has read it to its end', () => {
    const { loaded, finishParsing } = opened('/', 'none', { readyState: 'loading' });
    expect(loaded).toEqual(application);
    finishParsing();
    expect(loaded).toEqual([...application, 'import /assets/index.js']);
  });

  it('keeps only the row of its route where it is the page of one address', () => {
    const page = onlyOwnRoute(built(), '/about-us');
    expect(page).not.toContain('FacilityPage.js');
    expect(opened('/about-us', 'none', { html: page }).preloadedTexts).toContain('fetch /i18n/en/directory.json?v=…');
  });

  it('loads the fonts at once with text that is in the page, and on a later visit', () => {
    expect(opened('/', 'page').hasFonts()).toBe(true);
    expect(opened('/search/leeds', 'skeleton').hasFonts()).toBe(false);
    expect(opened('/search/leeds', 'skeleton', { isReturning: true }).hasFonts()).toBe(true);
    const parsing = opened('/', 'page', { readyState: 'loading' });
    expect(parsing.hasFonts()).toBe(false);
    parsing.finishParsing();
    expect(parsing.hasFonts()).toBe(true);
  });

  it('waits for the complete style sheets before it starts the application', () => {
    const complete = { removeAttribute: vi.fn(), onload: () => {} };
    const link = { cloneNode: () => complete, replaceWith: vi.fn() };
    const { loaded, paint } = opened('/', 'page', { links: [link] });
    paint();
    expect(complete.removeAttribute).toHaveBeenCalledWith('disabled');
    expect(link.replaceWith).toHaveBeenCalledWith(complete);
    expect(loaded).toEqual(application);
    complete.onload();
    expect(loaded).toEqual([...application, 'import /assets/index.js']);
  });

  it('lets them hold back the first paint where another theme is chosen', () => {
    const link = { removeAttribute: vi.fn(), replaceWith: vi.fn(), onload: () => {} };
    const { loaded, paint } = opened('/facility/abbey', 'static', { links: [link], theme: 'theme-rose' });
    expect(link.removeAttribute).toHaveBeenCalledWith('disabled');
    expect(link.replaceWith).not.toHaveBeenCalled();
    expect(loaded).toEqual([]);
    link.onload();
    expect(loaded).toEqual([]);
    paint();
    expect(loaded).toContain('import /assets/index.js');
  });

  it.each([
    ['/', 'page'],
    ['/search/facility', 'page'],
    ['/facility/abbey', 'static'],
    ['/service-categories/pharmacy/page-1', 'static'],
    ['/article', 'shell'],
  ])('waits for the first paint at %s when %s is prerendered', (pathname, prerendered) => {
    const { loaded, paint } = opened(pathname, prerendered);
    expect(loaded).toEqual([]);
    paint();
    expect(loaded).toContain('import /assets/index.js');
    const { length } = loaded;
    paint();
    expect(loaded).toHaveLength(length);
  });

  it('waits for one second at most', () => {
    vi.useFakeTimers();
    try {
      const { loaded } = opened('/facility/abbey', 'static');
      vi.advanceTimersByTime(999);
      expect(loaded).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(loaded).toContain('import /assets/index.js');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is painted before its files, which are in the cache, run on a later visit', () => {
    vi.useFakeTimers();
    try {
      const { loaded, finishParsing, drawFrame } = opened('/search/leeds', 'shell', {
        isReturning: true,
        readyState: 'loading',
      });
      drawFrame();
      vi.advanceTimersByTime(500);
      finishParsing();
      expect(loaded).toEqual([]);
      drawFrame();
      vi.advanceTimersByTime(0);
      expect(loaded).toContain('modulepreload /assets/index.js');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['/', 'none'],
    ['/tags/wheelchair/page-1', 'shell'],
    ['/search/facility', 'shell'],
    ['/sign-in', 'none'],
    ['/facility/abbey', 'none'],
  ])('does not wait at %s when %s is prerendered', (pathname, prerendered) => {
    expect(opened(pathname, prerendered).loaded).toContain('import /assets/index.js');
  });
});

describe('texts', () => {
  it('are preloaded in the language of the page, with those of the matched route', () => {
    expect(opened('/', 'none', { lang: 'tr' }).preloadedTexts).toEqual(['fetch /i18n/tr.json?v=…']);
    expect(opened('/facility/abbey', 'none').preloadedTexts).toEqual([
      'fetch /i18n/en.json?v=…',
      'fetch /i18n/en/directory.json?v=…',
    ]);
    expect(opened('/about-us', 'none', { lang: 'tr', texts: 'en', page: '/about-us' }).preloadedTexts).toEqual([
      'fetch /i18n/tr.json?v=…',
      'fetch /i18n/tr/directory.json?v=…',
    ]);
  });

  it('that the page carries leave the rest for later', () => {
    for (const [pathname, page] of [['/'], ['/about-us', '/about-us']]) {
      const { preloadedTexts, paint } = opened(pathname ?? '', 'page', { texts: 'en', page: page ?? '' });
      paint();
      expect(preloadedTexts).toEqual(['fetch /i18n/en.json?v=… low']);
    }
  });

  it('wait for the first paint of content too', () => {
    const { preloadedTexts, paint } = opened('/facility/abbey', 'static', { page: '/facility/abbey' });
    expect(preloadedTexts).toEqual([]);
    paint();
    expect(preloadedTexts).toContain('fetch /i18n/en/directory.json?v=…');
  });
});

it('a search in a town loads the data of the towns around it', async () => {
  const plugin = routePreloadPlugin([
    {
      paths: ['/search/*'],
      modules: [],
      texts: [],
      workers: ['searchWorker'],
      workerData: () => Promise.resolve({ saltmere: ['saltmere', 'eastholm'] }),
    },
  ]);
  const names = ['searchWorker', 'saltmere', 'eastholm'].map((name) => `assets/backend-${name}-Ab12.js`);
  const { buildStart, transformIndexHtml } = plugin as unknown as {
    buildStart: () => Promise<void>;
    transformIndexHtml: { handler: (html: string, context: object) => string };
  };
  await buildStart();
  const page = transformIndexHtml.handler(html, {
    bundle: { ...bundle, ...Object.fromEntries(names.map((fileName) => [fileName, { type: 'asset', fileName }])) },
    chunk: entry,
    path: '/index.html',
  });
  const load = (pathname: string) => {
    const { loaded, arrive } = opened(pathname, 'shell', { html: page });
    arrive();
    return loaded.filter((one) => one.includes('backend'));
  };
  expect(load('/search/saltmere/pharmacy/page-1')).toEqual(names.map((name) => `modulepreload /${name}`));
  expect(load('/search/all/pharmacy/page-1')).toEqual(['modulepreload /assets/backend-searchWorker-Ab12.js']);
});

describe('the build stops', () => {
  it('when the page does not load the entry', () => {
    expect(() => built('<head></head>')).toThrow('index.html does not load assets/index.js');
  });

  it('when a module to preload is in no chunk', () => {
    expect(() => built(html, 'src/app/pages/OldPage.tsx')).toThrow('No chunk holds src/app/pages/OldPage.tsx');
  });
});

describe('the preloaded routes', () => {
  it('name files that exist', () => {
    const missing = routePreloads(true).flatMap(({ early = [], first = [], modules, later = [] }) =>
      [...early, ...first, ...modules, ...later].filter((module) => !existsSync(module)),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    [paths.directoryDashboard, 'dashboards'],
    [paths.analyticsDashboard, 'dashboards'],
    [paths.projectDashboard, 'dashboards'],
    [paths.financeDashboard, 'dashboards/finance'],
    [paths.cryptoDashboard, 'dashboards/crypto'],
  ])('name the contract and the back end of %s', (path, feature) => {
    const { modules = [], first = [] } = routePreloads(true).find((row) => row.paths.includes(path)) ?? {};
    expect(modules.filter((module) => /dashboards.*\/api\.ts$/.test(module))).toEqual([
      `src/modules/${feature}/api.ts`,
    ]);
    expect(first.filter((module) => module.includes('dashboards'))).toEqual([`src/mocks/${feature}/handlers.ts`]);
  });

  it('name the areas of the texts that their routes name', () => {
    const rows = routePreloads(true).flatMap(({ paths, texts }) => paths.map((path) => [path, texts] as const));
    for (const [path, texts] of rows) {
      const pathname = path.replaceAll(/:\w+\??/g, 'x').replace('/*', '/x/page-1');
      const namespaces = new Set(matchedNamespaces(routes, { pathname }));
      const named = Object.entries(areas).filter(([, held]) => held.some((one: string) => namespaces.has(one)));
      expect([...texts].toSorted(), path).toEqual(
        named
          .map(([area]) => area)
          .filter((area) => area !== 'start')
          .toSorted(),
      );
    }
  });

  it.each([
    ['/facility/:slug', '/facility/abbey', true],
    ['/facility/:slug', '/facility/abbey/map', false],
    ['/apps/notes/:id?', '/apps/notes', true],
    ['/apps/notes/:id?', '/apps/notes/n1', true],
    ['/apps/notes/:id?', '/apps/notes/n1/more', false],
    ['/search/*', '/search/port-calder/page-1', true],
    ['/search/*', '/search', false],
    ['/search/facility', '/search/facility', true],
  ])('%s matches %s: %s', (path, pathname, matches) => {
    expect(toRegExp(path).test(pathname)).toBe(matches);
  });
});

describe('the file of a worker', () => {
  const files = Object.fromEntries(
    [
      'assets/backend-searchWorker-Ab12.js',
      'assets/backend-searchWorker-Ab12.js.map',
      'assets/searchWorker-Cd34.js',
    ].map((fileName) => [fileName, { type: 'asset', fileName }]),
  ) as unknown as Rolldown.OutputBundle;

  it('is found by its name', () => {
    expect(workerFile(files, 'searchWorker')).toBe('assets/backend-searchWorker-Ab12.js');
  });

  it('fails the build when there is none', () => {
    expect(() => workerFile(files, 'routeWorker')).toThrow('Was it renamed?');
  });
});
