import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { keepStanding, keptStanding, savesData } from './keepStanding';

afterEach(() => vi.unstubAllGlobals());

/** A store of the browser that holds one answer. */
function holding(body: string) {
  vi.stubGlobal('caches', { open: async () => ({ match: async () => new Response(body) }) });
}

describe('the standing pages without a network', () => {
  it('are small enough to be fetched ahead', () => {
    const folder = path.resolve('src/modules/static-pages/content');
    const bytes = readdirSync(folder).map((name) => gzipSync(readFileSync(path.join(folder, name))).length);
    expect(bytes).toHaveLength(8);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000);
  });

  it('are known from an earlier visit, and not fetched again', async () => {
    const pages = { en: [{ href: '/about-us', title: 'About us' }] };
    holding(JSON.stringify(pages));
    expect(await keptStanding('a')).toEqual(pages);
    expect(await keepStanding('a')).toEqual(pages);
  });

  it.each([['no JSON'], ['{"en":[{"href":1}]}'], ['[]']])('are none where %s is kept', async (body) => {
    holding(body);
    expect(await keptStanding('a')).toEqual({});
  });

  it('are none where nothing can be kept', async () => {
    expect(await keepStanding('a')).toEqual({});
  });

  it('are not fetched ahead for who saves data', async () => {
    expect(savesData()).toBe(false);
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    expect(savesData()).toBe(true);
    holding('{}');
    expect(await keepStanding('a')).toEqual({});
  });
});
