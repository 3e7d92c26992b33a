import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Task } from './api';
import { emptyTask } from './taskRules';
import {
  countViews,
  matchesView,
  moveRow,
  moveToSection,
  rowsOf,
  sectionsOf,
  tasksOfSection,
  taskViews,
  withPlaces,
} from './taskViews';
import type { RowFilter, Viewer } from './taskViews';

const viewer: Viewer = { me: 'me', today: '2026-03-12', timeZone: 'Europe/Istanbul' };

const task = (id: string, part: Partial<Task> = {}): Task => ({
  ...emptyTask,
  id,
  type: id === id.toUpperCase() ? 'section' : 'task',
  title: id,
  assignee: null,
  order: 0,
  updatedAt: '2026-03-12T10:00:00.000Z',
  ...part,
});
/** Tasks by their ids; capital letters are sections. */
const list = (ids: string) => [...ids].map((id) => task(id));
const everything: RowFilter = {
  view: 'all',
  tag: '',
  assignee: '',
  found: undefined,
  collapsed: new Set(),
  recentlyChanged: new Set(),
};
const rows = (tasks: readonly Task[], filter: Partial<RowFilter>) =>
  rowsOf(tasks, { ...everything, ...filter }, viewer)
    .map(({ id }) => id)
    .join('');

describe('views', () => {
  const due = (day: string) => ({ dueDate: `${day}T09:00:00.000Z` });
  const tasks = [
    task('S'),
    task('a', due('2026-03-12')),
    task('b', due('2026-03-11')),
    task('c', { ...due('2026-03-20'), assignedTo: 'me', tags: ['x'] }),
    task('d', { ...due('2026-03-11'), completed: true }),
    task('T'),
    task('e', due('2026-03-13')),
    task('f', { assignedTo: 'other' }),
  ];

  it('list what they say', () => {
    expect(Object.fromEntries(taskViews.map((view) => [view, rows(tasks, { view })]))).toEqual({
      all: 'SabcdTef',
      today: 'a',
      overdue: 'b',
      upcoming: 'ec',
      mine: 'c',
      completed: 'd',
    });
    expect(countViews(tasks, viewer)).toEqual({ all: 5, today: 1, overdue: 1, mine: 1 });
  });

  it('know what today is where the reader is', () => {
    // 23:30 in London is the next day in Istanbul.
    const late = task('a', { dueDate: '2026-03-11T22:30:00.000Z' });
    expect(matchesView(late, 'today', viewer)).toBe(true);
    expect(matchesView(late, 'overdue', { ...viewer, timeZone: 'Europe/London' })).toBe(true);
  });

  it('never call a completed task overdue', () => {
    expect(matchesView(task('d', { ...due('2020-01-01'), completed: true }), 'overdue', viewer)).toBe(false);
  });

  it('are filtered by tag, person and search, with the sections of what is found', () => {
    expect(rows(tasks, { tag: 'x' })).toBe('Sc');
    expect(rows(tasks, { assignee: 'other' })).toBe('Tf');
    expect(rows(tasks, { found: new Set(['b', 'e']) })).toBe('SbTe');
    expect(rows(tasks, { view: 'overdue', found: new Set(['e']) })).toBe('');
  });

  it('keep for a moment what was just completed', () => {
    expect(rows(tasks, { view: 'overdue', recentlyChanged: new Set(['d']) })).toBe('bd');
  });

  it('hide the tasks of collapsed sections in the whole list only', () => {
    expect(rows(tasks, { collapsed: new Set(['S']) })).toBe('STef');
    expect(rows(tasks, { collapsed: new Set(['S']), tag: 'x' })).toBe('Sc');
  });
});

describe('sections', () => {
  it('own the tasks below them up to the next one', () => {
    expect([...sectionsOf(list('aBcdEFg'))]).toEqual([
      ['c', 'B'],
      ['d', 'B'],
      ['g', 'F'],
    ]);
    expect(tasksOfSection(list('aBcdE'), 'B')).toEqual(['c', 'd']);
    expect(tasksOfSection(list('aBcdE'), 'E')).toEqual([]);
  });
});

const move = (ids: string, id: string, to: number, shown = ids) => moveRow(list(ids), [...shown], { id, to }).join('');

describe('moving a row', () => {
  it.each([
    ['abcd', 'a', 2, 'bcad'],
    ['abcd', 'd', 0, 'dabc'],
    ['AbcD', 'c', 3, 'AbDc'],
    ['AbCd', 'd', 1, 'AdbC'],
  ])('%s: %s to %i gives %s', (ids, id, to, expected) => {
    expect(move(ids, id, to)).toBe(expected);
  });

  it('moves a section with its tasks, between other sections only', () => {
    // Below the tasks of C, among them, and above C again.
    expect(move('AbCdeF', 'A', 5)).toBe('CdeFAb');
    expect(move('AbCdeF', 'A', 3)).toBe('CdeAbF');
    expect(move('AbCdeF', 'C', 1)).toBe('CdeAbF');
    expect(move('AbCdeF', 'C', 0)).toBe('CdeAbF');
    expect(move('xyAbC', 'C', 1)).toBe('CxyAb');
  });

  it('places a row behind the hidden tasks of a collapsed section', () => {
    expect(move('AbcDe', 'e', 1, 'ADe')).toBe('AbceD');
    expect(move('AbCd', 'A', 1, 'AC')).toBe('CdAb');
  });

  const order = fc.shuffledSubarray([...'abcdefGHIJ'], { minLength: 1 });
  it('keeps every task once, and sections with their tasks, for any move', () => {
    fc.assert(
      fc.property(order, fc.nat(9), fc.nat(9), fc.subarray([...'GHIJ']), (ids, which, to, hidden) => {
        const tasks = list(ids.join(''));
        const shown = rows(tasks, { collapsed: new Set(hidden) });
        const id = shown[which % shown.length] ?? '';
        const after = moveRow(tasks, [...shown], { id, to: to % shown.length });
        expect(after.toSorted()).toEqual(ids.toSorted());
        if (id === id.toUpperCase()) {
          const moved = list(after.join(''));
          for (const section of ids.filter((one) => one === one.toUpperCase() && one !== id)) {
            // The first tasks without a section may have got one above them.
            expect(tasksOfSection(moved, section)).toEqual(expect.arrayContaining(tasksOfSection(tasks, section)));
          }
          expect(tasksOfSection(moved, id).slice(0, tasksOfSection(tasks, id).length)).toEqual(
            tasksOfSection(tasks, id),
          );
        }
      }),
    );
  });

  it('puts a task exactly where it was dropped, for any list without collapsed sections', () => {
    fc.assert(
      fc.property(order, fc.nat(9), fc.nat(9), (ids, which, to) => {
        const id = ids[which % ids.length] ?? '';
        fc.pre(id !== id.toUpperCase());
        const at = to % ids.length;
        expect(moveRow(list(ids.join('')), ids, { id, to: at })[at]).toBe(id);
      }),
    );
  });
});

describe('moving to a section', () => {
  it('places tasks on top of it in their order, and of the list', () => {
    expect(moveToSection(list('aBcDe'), ['e', 'a'], 'B').join('')).toBe('BaecD');
    expect(moveToSection(list('aBcDe'), ['e', 'c'], undefined).join('')).toBe('ceaBD');
    expect(moveToSection(list('aBcDe'), ['D', 'c'], 'B').join('')).toBe('aBcDe');
  });
});

it('remembers which task each deleted one follows', () => {
  expect(withPlaces(list('abcd'), ['c', 'b', 'a']).map(({ task: { id }, after }) => [id, after])).toEqual([
    ['a', undefined],
    ['b', 'a'],
    ['c', 'b'],
  ]);
});
