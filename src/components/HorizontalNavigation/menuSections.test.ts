import { describe, expect, it } from 'vitest';

import type { NavigationItem } from '#lib/navigation/navigationTree';

import { menuSections, overflowSections } from './menuSections';

const page = (id: string, link = `/${id}`): NavigationItem => ({ id, type: 'basic', title: id, link });

describe('menuSections', () => {
  it('starts a section after a rule, and one with a title for each group', () => {
    const sections = menuSections(
      [
        page('a'),
        page('b'),
        { id: 'rule', type: 'divider' },
        page('c'),
        { id: 'g', type: 'group', title: 'Group', children: [page('d'), { id: 'r', type: 'divider' }, page('e')] },
        page('f'),
      ],
      '/',
    );
    expect(sections.map(({ label, items }) => [label, items.map(({ id }) => id)])).toEqual([
      [undefined, ['a', 'b']],
      [undefined, ['c']],
      ['Group', ['d']],
      [undefined, ['e']],
      [undefined, ['f']],
    ]);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it('makes submenus of branches, and marks the way to the page', () => {
    const [section] = menuSections(
      [
        page('a'),
        { id: 'more', type: 'collapsable', title: 'more', icon: 'heroicons_outline:map', children: [page('b')] },
      ],
      '/b/7',
    );
    const [first, second] = section?.items ?? [];
    expect(first?.current).toBeUndefined();
    expect(second).toMatchObject({ current: 'location', icon: 'heroicons_solid:map' });
    expect(second?.submenu?.[0]?.items[0]).toMatchObject({ href: '/b', current: 'page' });
  });

  it('gives what is disabled its reason, and no script a link', () => {
    const [section] = menuSections(
      [
        { id: 'a', type: 'basic', title: 'a', link: '/a', disabled: true, tooltip: 'Not yet' },
        page('b', 'javascript:alert(1)'),
      ],
      '/',
    );
    expect(section?.items[0]).toMatchObject({ disabled: true, description: 'Not yet' });
    expect(section?.items[1]).toMatchObject({ disabled: true });
    expect(section?.items[1]).not.toHaveProperty('to');
  });

  it('puts what does not fit into one menu', () => {
    const branch = { id: 'g', type: 'group', title: 'Group', children: [page('d')] } as const;
    expect(overflowSections([], '/')).toEqual([]);
    const [section] = overflowSections([branch], '/');
    expect(section?.items[0]?.submenu?.[0]?.items[0]?.href).toBe('/d');
  });
});
