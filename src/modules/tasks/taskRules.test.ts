import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { escapeHtml } from '#lib/text/escapeHtml';

import {
  applyBulkChange,
  insertAfter,
  markMatches,
  matchesSearch,
  parseMarks,
  renumber,
  sortByOrder,
} from './taskRules';

const text = fc.string({ unit: 'grapheme', maxLength: 30 });
/** Text that is likely to contain a query. */
const likely = fc.string({ unit: fc.constantFrom('a', 'B', 'ı', 'İ', '<', '&', ' ', 'ş'), maxLength: 14 });

describe('search', () => {
  it('finds a text whatever its case, in titles and notes', () => {
    expect(matchesSearch({ title: 'Call the clinic', notes: null }, 'CLINIC')).toBe(true);
    expect(matchesSearch({ title: 'İlaç listesi', notes: null }, 'ilac')).toBe(true);
    expect(matchesSearch({ title: '', notes: '<p>Ask <b>Tom</b> &amp; Co</p>' }, 'tom')).toBe(true);
    expect(matchesSearch({ title: '', notes: '<p class="clinic">Ask</p>' }, 'clinic')).toBe(false);
    expect(matchesSearch({ title: 'Call', notes: 'x' }, ' ')).toBe(false);
  });

  it('marks matches so that the title can be read back, for any title', () => {
    fc.assert(
      fc.property(fc.oneof(text, likely), fc.oneof(text, likely), (title, query) => {
        const html = markMatches(title, query);
        const parts = parseMarks(html);
        expect(parts.map((part) => part.text).join('')).toBe(title);
        expect(html.replaceAll(/<\/?mark>/g, '')).toBe(escapeHtml(title));
        expect(parts.some(({ matched }) => matched)).toBe(matchesSearch({ title, notes: null }, query));
      }),
    );
  });

  it('lets no markup through, for any title', () => {
    fc.assert(
      fc.property(fc.oneof(text, likely), likely, (title, query) => {
        expect(markMatches(title, query).replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
      }),
    );
  });
});

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 });
const toRecords = (names: readonly string[]) => names.map((id, order) => ({ id, order }));

describe('order', () => {
  it('keeps every record once, and sorts those that are named', () => {
    fc.assert(
      fc.property(
        ids,
        ids,
        fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 10, maxLength: 10 }),
        (own, named, at) => {
          const list = toRecords(own);
          const given = named.map((id, n) => ({ id, order: at[n] ?? 0 }));
          const sorted = sortByOrder(list, given);
          expect(sorted.map(({ id }) => id).toSorted()).toEqual(own.toSorted());
          const wanted = given
            .toSorted((a, b) => a.order - b.order)
            .flatMap(({ id }) => (own.includes(id) ? [id] : []));
          expect(sorted.map(({ id }) => id).filter((id) => named.includes(id))).toEqual(wanted);
        },
      ),
    );
  });

  it('keeps a record that is not named behind the one before it', () => {
    fc.assert(
      fc.property(ids, ids, (own, named) => {
        const sorted = sortByOrder(toRecords(own), toRecords(named)).map(({ id }) => id);
        for (const [at, id] of own.entries()) {
          if (named.includes(id)) continue;
          expect(sorted[sorted.indexOf(id) - 1]).toBe(own[at - 1]);
        }
      }),
    );
  });

  it('numbers from 0 without gaps, and keeps the records whose number is right', () => {
    fc.assert(
      fc.property(ids, fc.nat(9), (own, shift) => {
        const list = toRecords(own).map((one) => ({ ...one, order: one.order + shift }));
        expect(renumber(list)).toEqual(toRecords(own));
      }),
    );
    const same = toRecords(['a', 'b']);
    expect(renumber(same).every((one, n) => one === same[n])).toBe(true);
  });

  it('inserts behind a record, or on top', () => {
    const list = toRecords(['a', 'b']);
    const names = (after: string | undefined) => insertAfter(list, { id: 'x', order: 0 }, after).map(({ id }) => id);
    expect(names('a')).toEqual(['a', 'x', 'b']);
    expect(names('b')).toEqual(['a', 'b', 'x']);
    expect(names(undefined)).toEqual(['x', 'a', 'b']);
    expect(names('gone')).toEqual(['x', 'a', 'b']);
  });
});

describe('tags of a bulk change', () => {
  it('are added once and removed, for any tags', () => {
    fc.assert(
      fc.property(ids, ids, ids, (tags, addTags, removeTags) => {
        const after = applyBulkChange({ tags }, { addTags, removeTags }).tags;
        expect(new Set(after).size).toBe(after.length);
        for (const id of addTags) expect(after).toContain(id);
        for (const id of tags) expect(after.includes(id)).toBe(addTags.includes(id) || !removeTags.includes(id));
        for (const id of after) expect([...tags, ...addTags]).toContain(id);
      }),
    );
  });
});
