import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { config } from '#app/config';
import { layoutNames, parseLayout } from '#lib/appearance/layoutChoice';

import { chooseLayout, unknownLayoutWarning } from './chooseLayout';

/** What each source may contain: nothing, a layout (a different one in each source), or an unknown name. */
const says = ['nothing', 'a layout', 'an unknown name'] as const;

function said<T>(how: (typeof says)[number], nothing: T, name: string): T | string {
  return how === 'nothing' ? nothing : how === 'a layout' ? name : `no-${name}`;
}

const table = says.flatMap((query) =>
  says.flatMap((outer) =>
    says.flatMap((inner) => [true, false].map((session) => ({ query, outer, inner, session }) as const)),
  ),
);

describe('which layout a page gets', () => {
  it.each(table)('query: $query, outer route: $outer, inner route: $inner, session: $session', (row) => {
    const query = said(row.query, null, 'dense');
    const outer = said(row.outer, undefined, 'thin');
    const inner = said(row.inner, undefined, 'compact');
    const chosen = chooseLayout({
      configured: 'modern',
      session: row.session ? 'futuristic' : undefined,
      query,
      handles: [undefined, { layout: outer, texts: ['app'] }, null, { layout: inner }, { texts: [] }],
    });
    const strongest =
      row.inner !== 'nothing'
        ? inner
        : row.outer !== 'nothing'
          ? outer
          : row.query !== 'nothing'
            ? query
            : row.session
              ? 'futuristic'
              : 'modern';
    const known = parseLayout(strongest);
    expect(chosen).toEqual(known ? { name: known } : { name: 'modern', unknown: strongest });
  });

  it.each(layoutNames)('may be %s from every source', (name) => {
    const other = name === 'thin' ? 'dense' : 'thin';
    expect(chooseLayout({ configured: name })).toEqual({ name });
    expect(chooseLayout({ configured: other, session: name })).toEqual({ name });
    expect(chooseLayout({ configured: other, session: other, query: name })).toEqual({ name });
    expect(chooseLayout({ configured: other, query: other, handles: [{ layout: name }] })).toEqual({ name });
  });

  it('is the configured one where a parameter has no value', () => {
    expect(chooseLayout({ configured: 'classy', query: '' })).toEqual({ name: 'classy' });
  });

  it.each([undefined, null, 'empty', 7, [], { layout: undefined }, { layout: 7 }, { layout: ['empty'] }])(
    'takes no wish from the route data %j',
    (handle) => {
      expect(chooseLayout({ configured: 'classy', query: 'dense', handles: [handle] })).toEqual({ name: 'dense' });
    },
  );

  it('is always one of the eleven, and any other name falls back to the configured one', () => {
    const names = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', 'constructor', 'toString', 'Classy', ' classy', 'classy ', 'CLASSY', 'null', '0'),
      fc.constantFrom(...layoutNames),
    );
    fc.assert(
      fc.property(fc.constantFrom(...layoutNames), names, names, (configured, query, route) => {
        const chosen = chooseLayout({ configured, query, handles: [{ layout: route }] });
        expect(layoutNames).toContain(chosen.name);
        const known = layoutNames.some((name) => name === route);
        expect(chosen.name).toBe(known ? route : configured);
        expect('unknown' in chosen).toBe(!known);
      }),
      { numRuns: 2000, seed: 11 },
    );
  });
});

describe('the warning about a layout that does not exist', () => {
  it('names it, what is shown and all that could be asked for', () => {
    const warning = unknownLayoutWarning('denze', 'classy');
    for (const name of ['denze', ...layoutNames]) expect(warning).toContain(name);
  });
});

describe('the configuration', () => {
  it('starts classy, light and brand, and widens where the styles do', () => {
    expect(config).toMatchObject({
      layout: 'classy',
      scheme: 'light',
      theme: 'brand',
      breakpoints: { sm: 600, md: 960, lg: 1280, xl: 1440 },
    });
  });
});
