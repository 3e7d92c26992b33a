import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Note } from './api';
import { emptyNote, findNotes, noteName, sinkCompleted } from './noteRules';
import type { NoteFilter } from './noteRules';

const note = (part: Partial<Note>): Note => ({
  ...emptyNote,
  tasks: null,
  image: null,
  labels: [],
  id: 'n',
  createdAt: '2026-03-16T10:00:00.000Z',
  updatedAt: '2026-03-16T10:00:00.000Z',
  ...part,
});
const filter = (part: Partial<NoteFilter> = {}): NoteFilter => ({ view: 'notes', label: '', q: '', ...part });

const labels = [
  { id: 'work', title: 'Work' },
  { id: 'home', title: 'Home' },
];
const words = ['Işık', 'tea', 'ÇAY', 'milk', ''];
const notes = fc.array(
  fc
    .record({
      title: fc.constantFrom(...words),
      content: fc.constantFrom(...words),
      task: fc.constantFrom(...words),
      archived: fc.boolean(),
      pinned: fc.boolean(),
      labels: fc.subarray(labels),
      age: fc.integer({ min: 0, max: 1000 }),
    })
    .map(({ task, age, ...rest }) => ({
      ...rest,
      tasks: task === '' ? null : [{ id: 't', content: task, completed: false }],
      createdAt: new Date(1e12 - age * 1000).toISOString(),
    })),
  { maxLength: 20 },
);
const withIds = (list: ReadonlyArray<Partial<Note>>) => list.map((part, index) => note({ ...part, id: `n${index}` }));

describe('findNotes', () => {
  it('finds every word in title, text and items, in any case and without accents', () => {
    const list = [
      note({ id: 'a', title: 'Işıklı çarşı' }),
      note({ id: 'b', content: 'Tea with milk' }),
      note({ id: 'c', tasks: [{ id: 't', content: 'Süt', completed: true }] }),
    ];
    const find = (q: string) => findNotes(list, filter({ q })).map(({ id }) => id);
    expect(find('ISIKLI')).toEqual(['a']);
    expect(find('milk tea')).toEqual(['b']);
    expect(find('sut')).toEqual(['c']);
    expect(find('tea süt')).toEqual([]);
    expect(find('…')).toEqual(['a', 'b', 'c']);
  });

  it('lists each note in exactly one of notes and archive', () => {
    fc.assert(
      fc.property(notes, (parts) => {
        const list = withIds(parts);
        const found = [...findNotes(list, filter()), ...findNotes(list, filter({ view: 'archive' }))];
        expect(found.map(({ id }) => id).toSorted()).toEqual(list.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('combines label and search: what both find, and nothing else', () => {
    fc.assert(
      fc.property(notes, fc.constantFrom(...words), (parts, q) => {
        const list = withIds(parts);
        const ids = (part: Partial<NoteFilter>) => findNotes(list, filter(part)).map(({ id }) => id);
        const ofLabel = ids({ view: 'label', label: 'work' });
        expect(ids({ view: 'label', label: 'work', q }).toSorted()).toEqual(
          ids({ q })
            .filter((id) => ofLabel.includes(id))
            .toSorted(),
        );
      }),
    );
  });

  it('has pinned notes first, and each part newest first', () => {
    fc.assert(
      fc.property(notes, (parts) => {
        const found = findNotes(withIds(parts), filter());
        for (const [index, next] of found.slice(1).entries()) {
          const before = found[index];
          if (!before) continue;
          expect(Number(before.pinned)).toBeGreaterThanOrEqual(Number(next.pinned));
          if (before.pinned === next.pinned) expect(before.createdAt >= next.createdAt).toBe(true);
        }
      }),
    );
  });
});

describe('sinkCompleted', () => {
  it('keeps the order of each part, and every item', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (flags) => {
        const items = flags.map((completed, id) => ({ id, completed }));
        const sunk = sinkCompleted(items);
        expect(sunk.map(({ completed }) => completed)).toEqual(flags.toSorted());
        expect(sunk.filter(({ completed }) => completed)).toEqual(items.filter(({ completed }) => completed));
        expect(sinkCompleted(sunk)).toEqual(sunk);
      }),
    );
  });
});

describe('noteName', () => {
  it('is the title, else the first line that says something', () => {
    expect(noteName(note({ title: ' Title ', content: 'Text' }))).toBe('Title');
    expect(noteName(note({ content: '\n  First\nSecond' }))).toBe('First');
    expect(noteName(note({ tasks: [{ id: 't', content: 'Milk', completed: false }] }))).toBe('Milk');
    expect(noteName(note({}))).toBe('');
    expect(noteName(note({ content: 'x'.repeat(500) }))).toHaveLength(120);
  });
});
