import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { cachedStaticPages, cacheStaticPages, savesData } from './cacheStaticPages';

afterEach(() => vi.unstubAllGlobals());

/** Replaces the browser's caches by one that holds this response. */
function stubCache(body: string) {
  vi.stubGlobal('caches', { open: async () => ({ match: async () => new Response(body) }) });
}

describe('static pages offline', () => {
  it('are small enough to be loaded ahead', () => {
    const folder = path.resolve('src/modules/static-pages/content');
    const bytes = readdirSync(folder).map((name) => gzipSync(readFileSync(path.join(folder, name))).length);
    expect(bytes).toHaveLength(8);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000);
  });

  it('are known from an earlier visit and not loaded again', async () => {
    const pages = { en: [{ href: '/about-us', title: 'About us' }] };
    stubCache(JSON.stringify(pages));
    expect(await cachedStaticPages('a')).toEqual(pages);
    expect(await cacheStaticPages('a')).toEqual(pages);
  });

  it.each([['no JSON'], ['{"en":[{"href":1}]}'], ['[]']])('are none when the cache holds %s', async (body) => {
    stubCache(body);
    expect(await cachedStaticPages('a')).toEqual({});
  });

  it('are none when the browser has no caches', async () => {
    expect(await cacheStaticPages('a')).toEqual({});
  });

  it('are not loaded ahead when the browser saves data', async () => {
    expect(savesData()).toBe(false);
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    expect(savesData()).toBe(true);
    stubCache('{}');
    expect(await cacheStaticPages('a')).toEqual({});
  });
});
