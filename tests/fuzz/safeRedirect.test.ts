import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { routes } from '#app/routes/routes';
import { paths } from '#domain/paths';
import { safeRedirect } from '#domain/safeRedirect';

const runs = 10_000;
const origin = 'https://orvela.example';

/** Seeded random numbers (mulberry32), so that a failure can be reproduced. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const slashes = '/ // /// \\ /\\ \\\\ %2F %2f %5C %252F %00 %09 %0d%0a % %E0%A4%A . .. /.. /../ /.// %2e%2e';
const marks = ': @ ? # & = ; , | [ ] < " http: https: HTTPS: javascript:alert(1) data:text/html,x blob: file: ftp://';
const hosts = 'evil.example evil.example:443 user:pass@evil.example [::1] 127.0.0.1 orvela.example localhost';
const words = '?redirectURL= &redirectURL=//evil.example token a page-1 saltmere 7 😀 İ ß';
const spaces = ['\t', '\n', '\r', '\0', '\u0085', '\u2028', '\u3002', '\uff0f', '\ufeff', ' ', '\u00a0', '\ud800'];
const pieces = [
  ...Object.values(paths),
  ...[slashes, marks, hosts, words].flatMap((list) => list.split(' ')),
  ...spaces,
];

describe(`${runs} addresses that nobody would write`, () => {
  const random = numbers(20_260_316);
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const addresses = Array.from({ length: runs }, () => {
    const length = 1 + Math.floor(random() * 8);
    const text = Array.from({ length }, () => one(pieces) ?? '').join('');
    return random() < 0.5 ? `/${text}` : text;
  });

  it('leads to a page of this site or home, and never to another host', () => {
    let followed = 0;
    for (const address of addresses) {
      const target = safeRedirect(address);
      const shown = JSON.stringify([address, target]);
      // As the router and as the address bar would parse it.
      const url = new URL(target, origin);
      expect(url.origin, shown).toBe(origin);
      expect(target, shown).toMatch(/^\/(?![/\\])/);
      expect(`${url.pathname}${url.search}${url.hash}`, shown).toBe(target);
      expect(safeRedirect(target), `${shown} is not the same when it is read again`).toBe(target);
      if (target === '/') continue;
      followed += 1;
      const page = matchRoutes(routes, url)?.at(-1)?.route.path;
      expect([undefined, '*', paths.signOut, paths.reloadHelper, paths.resetPassword], shown).not.toContain(page);
    }
    // If all were rejected, nothing would have been tested.
    expect(followed).toBeGreaterThan(runs / 100);
  });
});

describe('the list of redirect targets', () => {
  const built: string[] = [];
  const walk = (list: typeof routes) => {
    for (const route of list) {
      if (route.path !== undefined) built.push(route.path);
      walk(route.children ?? []);
    }
  };
  walk(routes);

  it('contains every route', () => {
    const known: readonly string[] = Object.values(paths);
    // A list and a record beside it are one route.
    const patterns = built.map((path) => (known.includes(path) ? path : path.replace(/\/(?::id\?|\*)$/, '')));
    expect(patterns.filter((path) => path !== '*' && !known.includes(path))).toEqual([]);
  });
});
