import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FileTree, matchesSearch, sortFiles, typeOfFile } from './fileTree';
import type { TreeItem } from './fileTree';

const item = (id: string, folderId: string | null, more: Partial<TreeItem> = {}): TreeItem => ({
  id,
  folderId,
  name: id,
  type: id.startsWith('f') ? 'FILE' : 'folder',
  bytes: id.startsWith('f') ? 10 : 0,
  trashedAt: null,
  ...more,
});
const idsOf = (items: readonly TreeItem[]) => items.map(({ id }) => id);

describe('FileTree', () => {
  const tree = new FileTree([
    item('a', null),
    item('b', 'a'),
    item('c', 'b'),
    item('f1', 'a'),
    item('f2', 'c'),
    item('f3', 'c', { trashedAt: '2026-03-01T00:00:00.000Z' }),
    item('d', null, { trashedAt: '2026-03-01T00:00:00.000Z' }),
    item('f4', 'd'),
    item('f5', 'gone'),
  ]);
  const get = (id: string) => tree.get(id) ?? item(id, null);

  it('knows what is in a folder, and what contains it', () => {
    expect(idsOf(tree.in(null))).toEqual(['a', 'f5']);
    expect(idsOf(tree.in('c'))).toEqual(['f2']);
    expect(idsOf(tree.ancestorsOf(get('f2')))).toEqual(['a', 'b', 'c']);
    expect(idsOf(tree.withDescendants(get('b'))).toSorted()).toEqual(['b', 'c', 'f2', 'f3']);
  });

  it('tells what is in the trash with its folder', () => {
    expect([get('f4'), get('f3'), get('f2')].map((one) => tree.isTrashed(one))).toEqual([true, true, false]);
  });

  it('sums bytes and files on all levels, without what is in the trash', () => {
    expect(Object.fromEntries(tree.totals())).toEqual({
      a: { bytes: 20, files: 2 },
      b: { bytes: 10, files: 1 },
      c: { bytes: 10, files: 1 },
      d: { bytes: 10, files: 1 },
    });
  });

  it('finds what would make a ring, and what goes with its folder', () => {
    expect(tree.isInside('c', ['a'])).toBe(true);
    expect(tree.isInside('a', ['a'])).toBe(true);
    expect(tree.isInside('a', ['b'])).toBe(false);
    expect(tree.isInside(null, ['a'])).toBe(false);
    expect(idsOf(tree.outermost(['c', 'f1', 'b', 'b', 'none']))).toEqual(['f1', 'b']);
  });

  it('ends even for items that contain each other', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, fc.option(ids)), { maxLength: 4 }), (pairs) => {
        const ring = new FileTree(pairs.map(([id, folderId]) => item(id, folderId)));
        for (const [id] of pairs) expect(ring.ancestorsOf(ring.get(id) ?? item(id, null)).length).toBeLessThan(5);
        expect(ring.totals().size).toBeLessThan(5);
      }),
    );
  });
});

describe('typeOfFile', () => {
  it.each([
    ['a.xlsx', 'XLS'],
    ['a.DOCX', 'DOC'],
    ['a.jpeg', 'JPG'],
    ['a.pdf', 'PDF'],
    ['a', 'FILE'],
  ])('%s is %s', (name, type) => expect(typeOfFile(name)).toBe(type));
});

describe('sortFiles', () => {
  const make = (name: string, bytes: number, type = 'TXT') => ({ name, bytes, type, modifiedAt: `2026-01-0${bytes}` });
  const all = [make('file 10', 1), make('file 9', 3), make('Çay', 2, 'PDF'), make('z', 0, 'folder')];
  const sorted = (sort: 'name' | 'size' | 'modified' | 'kind', order: 'asc' | 'desc' = 'asc') =>
    sortFiles(all, { sort, order, language: 'tr' }).map(({ name }) => name);

  it('has folders first, whatever the order, and numbers by their value', () => {
    expect(sorted('name')).toEqual(['z', 'Çay', 'file 9', 'file 10']);
    expect(sorted('name', 'desc')).toEqual(['z', 'file 10', 'file 9', 'Çay']);
    expect(sorted('size')).toEqual(['z', 'file 10', 'Çay', 'file 9']);
    expect(sorted('modified', 'desc')).toEqual(['z', 'file 9', 'Çay', 'file 10']);
    expect(sorted('kind')).toEqual(['z', 'Çay', 'file 9', 'file 10']);
  });
});

describe('matchesSearch', () => {
  const report = { name: 'Görüşme notları.docx', description: 'Talks with 🎉' };
  it.each([
    ['gorusme', true],
    ['NOTLARI docx', true],
    ['talks', true],
    ['🎉', true],
    ['🎈', false],
    ['talks none', false],
  ])('%s', (search, found) => expect(matchesSearch(report, search)).toBe(found));
});
