import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hrefKind } from '../../src/components/BaseLink/hrefKind';
import { searchResultLink } from '../../src/modules/global-search/searchResultLink';
import { isShortcutLink, shortcutHref } from '../../src/modules/shortcuts/link';

const origin = 'https://app.test';

/** Fragments that browsers skip, trim, normalise or interpret differently. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  ' ',
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u0001',
  '\u007f',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\ufeff',
  '%2f',
  '%5c',
  '%09',
  '%',
  'javascript:',
  'JaVaScRiPt',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'https:',
  'http:',
  'mailto:',
  'evil.test',
  'app.test',
  'search',
  'alert(1)',
  'ı',
  '．',
  '／',
);
const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
const read = (href: string) => URL.parse(href, `${origin}/search/page-1`);
const runs = { numRuns: 20_000 };

describe('links from data', () => {
  it('that go through the router never leave the site, and never run code', () => {
    fc.assert(
      fc.property(address, (href) => {
        if (hrefKind(href, origin) !== 'route') return;
        const url = read(href);
        expect(url === null || url.origin === origin, JSON.stringify(href)).toBe(true);
      }),
      runs,
    );
  });

  it('are never followed when they could run code or read files', () => {
    fc.assert(
      fc.property(address, (href) => {
        const url = read(href);
        if (!url || ['http:', 'https:', 'mailto:', 'tel:', 'geo:'].includes(url.protocol)) return;
        expect(hrefKind(href, origin), JSON.stringify(href)).toBe('unsafe');
      }),
      runs,
    );
  });

  it('that lead to another site are known as such', () => {
    fc.assert(
      fc.property(address, (href) => {
        const url = read(href);
        if (!url || !/^https?:$/.test(url.protocol) || url.origin === origin) return;
        expect(['site', 'unsafe'], JSON.stringify(href)).toContain(hrefKind(href, origin));
      }),
      runs,
    );
  });

  it('of shortcuts lead into the app, to the web or to an e-mail', () => {
    fc.assert(
      fc.property(address, (href) => {
        if (!isShortcutLink(href)) return;
        const url = read(shortcutHref(href));
        expect(url?.protocol, JSON.stringify(href)).toMatch(/^(https?|mailto):$/);
        if (shortcutHref(href).startsWith('/')) expect(url?.origin, JSON.stringify(href)).toBe(origin);
      }),
      runs,
    );
  });

  it('of search results stay inside, whatever a server returns', () => {
    fc.assert(
      fc.property(address, (href) => {
        if (!searchResultLink.safeParse(href).success) return;
        expect(read(href)?.origin, JSON.stringify(href)).toBe(origin);
      }),
      runs,
    );
  });

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '',
  ])('of search results are never %j', (href) => {
    expect(searchResultLink.safeParse(href).success).toBe(false);
  });
});
