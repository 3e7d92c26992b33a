import type { Rolldown } from 'vite';
import { describe, expect, it, vi } from 'vitest';

import { routePreloadPlugin } from './routePreloadPlugin.ts';

const chunk = (name: string, moduleIds: string[], imports: string[] = [], styles: string[] = []) => ({
  type: 'chunk',
  fileName: `assets/${name}.js`,
  facadeModuleId: moduleIds[0] ?? null,
  moduleIds,
  imports: imports.map((one) => `assets/${one}.js`),
  viteMetadata: { importedCss: new Set(styles.map((one) => `assets/${one}.css`)) },
});

const entry = chunk('index', ['/src/app/routes/start.ts'], ['preload']);
const bundle = Object.fromEntries(
  [
    entry,
    chunk('preload', ['/src/lib/browser/afterNextPaint.ts']),
    chunk('core', ['/src/app/entry.client.tsx'], [], ['core']),
    chunk('FacilityPage', ['/src/app/pages/FacilityPage.tsx'], ['Badge', 'core'], ['FacilityPage']),
    chunk('Badge', ['/src/components/Badge/Badge.tsx'], [], ['Badge']),
    chunk('town-a', ['virtual:town/a']),
    chunk('town-b', ['virtual:town/b']),
  ].map((one) => [one.fileName, one]),
) as unknown as Rolldown.OutputBundle;

const html = `<head>
    <title>Facilities</title>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/preload.js">
    <style>a{}</style>
  </head>`;

function built(page = html) {
  const plugin = routePreloadPlugin(
    [
      { pattern: /^\/facility\/[^/]+$/, modules: ['/src/app/pages/FacilityPage.tsx'] },
      { pattern: /^\/search\/([^/]+)/, modules: ['virtual:town/$1'] },
    ],
    ['/src/app/entry.client.tsx'],
  );
  const { handler } = plugin.transformIndexHtml as {
    handler: (html: string, context: object) => { html: string; tags: { attrs: Record<string, unknown> }[] };
  };
  return handler(page, { bundle, chunk: entry, path: '/index.html' });
}

/** Runs the script of the page at an address and returns what it asks for, in turn, and how to say that was painted. */
function opened(pathname: string, drawn: string) {
  const { html: page } = built();
  const [, content = ''] = /<meta name="application" content="([^"]*)">/.exec(page) ?? [];
  const [, code = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];
  const asked: string[] = [];
  let paint = () => {};
  class PaintObserver {
    constructor(told: (list: object) => void) {
      paint = () => told({ getEntriesByName: () => [{}] });
    }
    observe() {}
  }
  const document = {
    documentElement: { dataset: { drawn } },
    querySelector: (selector: string) => (selector === 'meta[name=application]' ? { content } : null),
    createElement: () => ({}),
    head: { appendChild: ({ rel, href }: Record<string, string>) => asked.push(`${rel} ${href}`) },
  };
  const load = (file: string) => asked.push(`import ${file}`);
  const run = new Function('document', 'location', 'PerformanceObserver', 'load', code.replace('import(', 'load('));
  run(document, { pathname }, PaintObserver, load);
  return { asked, paint: () => paint() };
}

const first = ['modulepreload /assets/index.js', 'modulepreload /assets/preload.js', 'modulepreload /assets/core.js'];

describe('what a page asks for', () => {
  it('is asked for by one script, but for styles', () => {
    const { html: page, tags } = built();
    expect(page).not.toMatch(/modulepreload" crossorigin|type="module"/);
    expect(page).toMatch(
      /^<head>\s+<title>Facilities<\/title>\s+<meta name="application" content="\/assets\/index.js [^"]+">\s+<script>/,
    );
    expect(page).toContain('<style>a{}</style>');
    expect(tags.map(({ attrs }) => attrs)).toEqual([
      { rel: 'stylesheet', crossorigin: true, href: '/assets/core.css' },
    ]);
  });

  it('is what every page needs, and the entry comes first', () => {
    expect(opened('/', 'page').asked).toEqual([...first, 'import /assets/index.js']);
  });

  it('is also what its kind of address needs, scripts before styles', () => {
    expect(opened('/facility/abbey', 'nothing').asked).toEqual([
      ...first,
      'modulepreload /assets/FacilityPage.js',
      'modulepreload /assets/Badge.js',
      'stylesheet /assets/FacilityPage.css',
      'stylesheet /assets/Badge.css',
      'import /assets/index.js',
    ]);
    expect(opened('/search/b', 'nothing').asked).toEqual([
      ...first,
      'modulepreload /assets/town-b.js',
      'import /assets/index.js',
    ]);
  });

  it.each([
    ['/facility/abbey', 'published'],
    ['/service-categories/pharmacy/page-1', 'published'],
    ['/article', 'frame'],
    ['/search/a', 'frame'],
  ])('waits for the first paint at %s, of which is drawn: %s', (pathname, drawn) => {
    const { asked, paint } = opened(pathname, drawn);
    expect(asked).toEqual([]);
    paint();
    expect(asked).toContain('import /assets/index.js');
    const { length } = asked;
    paint();
    expect(asked).toHaveLength(length);
  });

  it('waits no longer than a second', () => {
    vi.useFakeTimers();
    try {
      const { asked } = opened('/facility/abbey', 'published');
      vi.advanceTimersByTime(999);
      expect(asked).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(asked).toContain('import /assets/index.js');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['/', 'page'],
    ['/tags/wheelchair/page-1', 'frame'],
    ['/search/facility', 'frame'],
    ['/sign-in', 'nothing'],
    ['/facility/abbey', 'nothing'],
  ])('does not wait at %s, of which is drawn: %s', (pathname, drawn) => {
    expect(opened(pathname, drawn).asked).toContain('import /assets/index.js');
  });

  it('stops the build where the page does not ask for the entry', () => {
    expect(() => built('<head></head>')).toThrow('index.html does not ask for assets/index.js');
  });
});
