import { describe, expect, it } from 'vitest';

import {
  activeAncestorIds,
  ancestorsOf,
  filterTree,
  flattenTree,
  containsActive,
  isActive,
  toggleBranch,
  withoutHidden,
} from './navigationTree';
import type { NavigationBranch, NavigationItem, NavigationLink } from './navigationTree';

const page = (id: string, link: string, more: Partial<NavigationLink> = {}): NavigationLink => ({
  id,
  type: 'basic',
  title: id,
  link,
  ...more,
});
const branch = (
  id: string,
  children: readonly NavigationItem[],
  type: NavigationBranch['type'] = 'collapsable',
): NavigationBranch => ({ id, type, title: id, children });

const tree: NavigationItem[] = [
  branch('work', [page('tasks', '/tasks'), branch('mail', [page('inbox', '/mail/inbox')])], 'group'),
  { id: 'rule', type: 'divider' },
  branch('help', [page('guides', '/help/guides')]),
  page('home', '/', { exactMatch: true }),
];

describe('isActive', () => {
  it.each([
    ['/tasks', '/tasks', true],
    ['/tasks', '/tasks/17', true],
    ['/tasks', '/tasks/', true],
    ['/tasks', '/tasksheet', false],
    ['/task', '/tasks', false],
    ['/tasks/17', '/tasks', false],
    ['/', '/tasks', false],
    ['/', '/', true],
    ['/article', '/article?slug=a', true],
    ['/article?slug=a', '/article?slug=a&from=home', true],
    ['/article?slug=a', '/article?slug=b', false],
    ['/place/D%C3%BCzce', '/place/Düzce/page-2', true],
    ['https://example.org/tasks', '/tasks', false],
    ['/tasks#top', '/tasks', true],
  ])('of the link %s at %s is %s', (link, at, active) => {
    expect(isActive(page('x', link), at)).toBe(active);
  });

  it('asks for the very address where the match is exact', () => {
    const exact = page('x', '/tasks', { exactMatch: true });
    expect(isActive(exact, '/tasks/')).toBe(true);
    expect(isActive(exact, '/tasks/17')).toBe(false);
    expect(isActive(exact, '/tasks?done=1')).toBe(false);
  });

  it('never holds for what leads nowhere', () => {
    expect(isActive({ id: 'x', type: 'basic', title: 'x' }, '/')).toBe(false);
    expect(isActive({ id: 'x', type: 'spacer' }, '/')).toBe(false);
  });
});

describe('the way to the page', () => {
  it('names the branches around it, outermost first', () => {
    expect(activeAncestorIds(tree, '/mail/inbox/7')).toEqual(['work', 'mail']);
    expect(activeAncestorIds(tree, '/tasks')).toEqual(['work']);
    expect(activeAncestorIds(tree, '/elsewhere')).toEqual([]);
  });

  it('is known to each of them', () => {
    expect(tree.map((item) => containsActive(item, '/help/guides'))).toEqual([false, false, true, false]);
  });

  it('is found by id too', () => {
    expect(ancestorsOf(tree, 'inbox')).toEqual(['work', 'mail']);
    expect(ancestorsOf(tree, 'home')).toEqual([]);
    expect(ancestorsOf(tree, 'nowhere')).toBeUndefined();
  });
});

describe('opening a branch', () => {
  it('closes the others', () => {
    expect([...toggleBranch(new Set(['help']), 'mail', tree, '/elsewhere')]).toEqual(['work', 'mail']);
  });

  it('leaves those of the page open', () => {
    const open = new Set(['work', 'mail']);
    expect([...toggleBranch(open, 'help', tree, '/mail/inbox')].toSorted()).toEqual(['help', 'mail', 'work']);
  });

  it('does not open again what was closed by hand', () => {
    expect([...toggleBranch(new Set(['work']), 'help', tree, '/mail/inbox')].toSorted()).toEqual(['help', 'work']);
  });

  it('closes one that is open', () => {
    expect([...toggleBranch(new Set(['work', 'mail']), 'mail', tree, '/mail/inbox')]).toEqual(['work']);
  });
});

describe('withoutHidden', () => {
  it('leaves out hidden entries, empty branches and rules that part nothing', () => {
    const shown = withoutHidden([
      { id: 'first', type: 'divider' },
      page('a', '/a'),
      { id: 'second', type: 'divider' },
      { id: 'third', type: 'divider' },
      branch('empty', [page('b', '/b', { hidden: true })]),
      page('c', '/c'),
      { id: 'last', type: 'divider' },
      page('d', '/d', { hidden: true }),
    ]);
    expect(shown.map(({ id }) => id)).toEqual(['a', 'second', 'c']);
  });

  it('changes nothing of what it is given', () => {
    const before = structuredClone(tree);
    withoutHidden(tree);
    expect(tree).toEqual(before);
  });
});

describe('flatten', () => {
  it('lists entries in reading order', () => {
    expect(flattenTree(tree).map(({ id }) => id)).toEqual(['work', 'tasks', 'mail', 'inbox', 'help', 'guides', 'home']);
  });
});

describe('filterTree', () => {
  const turkish: NavigationItem[] = [
    branch('Işıklar', [page('İZMİR eczaneleri', '/1'), page('Ağrı', '/2', { subtitle: 'Doğu Anadolu' })]),
    page('Sığınak', '/3'),
  ];
  const found = (words: string) => flattenTree(filterTree(turkish, words)).map(({ title }) => title);

  it.each([
    ['izmir', ['Işıklar', 'İZMİR eczaneleri']],
    ['ızmır', ['Işıklar', 'İZMİR eczaneleri']],
    ['AGRI', ['Işıklar', 'Ağrı']],
    ['dogu', ['Işıklar', 'Ağrı']],
    ['siginak', ['Sığınak']],
    ['isik', ['Işıklar', 'İZMİR eczaneleri', 'Ağrı']],
    ['eczane izmir', ['Işıklar', 'İZMİR eczaneleri']],
    ['ışıklar eczane', ['Işıklar', 'İZMİR eczaneleri']],
    ['yok', []],
  ])('finds for "%s" %s', (words, titles) => {
    expect(found(words)).toEqual(titles);
  });

  it('is whole without words', () => {
    expect(filterTree(turkish, '  ')).toBe(turkish);
  });
});
