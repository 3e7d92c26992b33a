import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { iconHref, isIconAddress, parseIconAddress, splitIconName } from './iconPath';
import { iconSetSlugs, iconSizes } from './iconSets';

describe('an address of the icons', () => {
  it.each([
    ['/ui/icons/feather', 'feather', '', { view: 'feather', icon: undefined, q: '', size: '' }],
    [
      '/ui/icons/heroicons-mini/arrow-left?q=back&size=48',
      'heroicons-mini/arrow-left',
      '?q=back&size=48',
      { view: 'heroicons-mini', icon: 'heroicons_mini:arrow-left', q: 'back', size: '48' },
    ],
    [
      '/ui/icons/all/mat_twotone%3Ahome',
      'all/mat_twotone:home',
      '',
      { view: 'all', icon: 'mat_twotone:home', q: '', size: '' },
    ],
  ] as const)('%s is read and written', (href, rest, search, address) => {
    expect(parseIconAddress(rest, search)).toEqual(address);
    expect(iconHref(address)).toBe(href);
  });

  it('is the first set where there is none, and leaves out what is invalid', () => {
    const first = { view: 'heroicons-outline', icon: undefined, q: '', size: '' };
    expect(parseIconAddress('', '')).toEqual(first);
    expect(parseIconAddress('nothing', '?size=1000')).toEqual(first);
  });

  it.each([
    ['', true],
    ['all', true],
    ['feather/trash', true],
    ['nothing', false],
    ['nothing/trash', false],
  ])('%j is one: %s', (rest, isOne) => {
    expect(isIconAddress(rest)).toBe(isOne);
  });

  it('is read as it was written', () => {
    const names = fc.stringMatching(/^[\w:-]{1,20}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...iconSetSlugs, 'all' as const),
        names,
        fc.stringMatching(/^[a-z]{0,9}$/),
        fc.constantFrom('' as const, ...iconSizes),
        (view, name, q, size) => {
          const url = new URL(
            iconHref({ view, icon: view === 'all' ? name : `x:${name}`, q, size }),
            'http://localhost',
          );
          const parsed = parseIconAddress(decodeURIComponent(url.pathname).slice('/ui/icons/'.length), url.search);
          expect(parsed).toMatchObject({ view, q, size });
          expect(parsed.icon?.endsWith(name)).toBe(true);
        },
      ),
    );
  });

  it('has the full name of an icon in two parts', () => {
    expect(splitIconName('mat_solid:home')).toEqual({ set: 'material-solid', name: 'home' });
    expect(splitIconName('none:home')).toEqual({ set: undefined, name: 'home' });
    expect(splitIconName('home')).toEqual({ set: undefined, name: 'home' });
  });
});
