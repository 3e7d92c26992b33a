import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { listHref, noteHref, parseNoteAddress } from './notePath';
import type { NoteFilter } from './noteRules';

/** Parses an address as the router does: the path after `/apps/notes/`, decoded, and the query. */
function parse(href: string) {
  const { pathname, search } = new URL(href, 'https://example.org');
  return parseNoteAddress(decodeURIComponent(pathname).replace(/^\/apps\/notes\/?/, ''), search);
}

const id = fc.stringMatching(/^[\w-]{1,20}$/).filter((text) => text !== 'archive' && text !== 'labels');
const q = fc.string({ maxLength: 50 }).map((text) => text.trim());
const filter: fc.Arbitrary<NoteFilter> = fc.oneof(
  fc.record({ view: fc.constantFrom('notes' as const, 'archive' as const), label: fc.constant(''), q }),
  fc.record({ view: fc.constant('label' as const), label: id, q }),
);

describe('the addresses of the notes', () => {
  it('restore the list', () => {
    fc.assert(
      fc.property(filter, (list) => {
        expect(parse(listHref(list))).toEqual({ ...list, id: undefined, isNew: false });
      }),
    );
  });

  it('restore a note with the list behind it', () => {
    fc.assert(
      fc.property(filter, id, fc.boolean(), (list, openId, isNew) => {
        expect(parse(noteHref(list, openId, isNew))).toEqual({ ...list, id: openId, isNew });
      }),
    );
  });

  it('are what the specification of the module writes', () => {
    const all = { view: 'notes', label: '', q: '' } as const;
    expect(listHref(all)).toBe('/apps/notes');
    expect(listHref({ ...all, view: 'archive', q: 'tea' })).toBe('/apps/notes/archive?q=tea');
    expect(listHref({ ...all, view: 'label', label: 'l1' })).toBe('/apps/notes/labels/l1');
    expect(noteHref({ ...all, view: 'label', label: 'l1' }, 'n1')).toBe('/apps/notes/n1?view=label&label=l1');
  });

  it('are parsed whatever they say', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (rest, search) => {
        expect(['notes', 'archive', 'label']).toContain(parseNoteAddress(rest, search).view);
      }),
    );
  });
});
