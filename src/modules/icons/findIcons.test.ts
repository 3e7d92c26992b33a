import fc from 'fast-check';
import heroicons from 'virtual:icons/heroicons_outline/names';
import feather from 'virtual:icons/feather/names';
import material from 'virtual:icons/mat_outline/names';
import { describe, expect, it } from 'vitest';

import { findIcons, otherWords } from './findIcons';
import { iconSynonyms } from './iconSynonyms';
import type { IconSetSlug } from './iconSets';

const listed = (set: IconSetSlug, names: readonly string[]) =>
  names.map((name) => ({ fullName: `${set}:${name}`, name, set }));
const sets = {
  heroicons: listed('heroicons-outline', heroicons),
  feather: listed('feather', feather),
  material: listed('material-outline', material),
};
const find = (set: keyof typeof sets, search: string) => findIcons(sets[set], search).map(({ name }) => name);

describe('the search for icons', () => {
  it('is everything without words', () => {
    expect(findIcons(sets.feather, '  ')).toBe(sets.feather);
  });

  it.each([
    ['heroicons', 'bin', 'trash'],
    ['heroicons', 'çöp', 'trash'],
    ['heroicons', 'search', 'magnifying-glass'],
    ['heroicons', 'Settings', 'cog-6-tooth'],
    ['heroicons', 'sign out', 'arrow-right-on-rectangle'],
    ['heroicons', 'hamburger', 'bars-3'],
    ['heroicons', 'pharma', undefined],
    ['feather', 'preferences', 'settings'],
    ['feather', 'favourite', 'star'],
    ['feather', 'konum', 'map-pin'],
    ['material', 'rubbish', 'delete'],
    ['material', 'pharmacy', 'local_pharmacy'],
    ['material', 'disability', 'accessible'],
  ] as const)('finds by synonyms: in %s, “%s” is %s', (set, search, name) => {
    if (name === undefined) expect(find(set, search)).toEqual([]);
    else expect(find(set, search)).toContain(name);
  });

  it('lists the name itself first, then its beginnings, then what only means the same', () => {
    expect(find('heroicons', 'bell')).toEqual(['bell', 'bell-alert', 'bell-slash', 'bell-snooze']);
    expect(find('feather', 'search')[0]).toBe('search');
    expect(find('heroicons', 'arrow left')[0]).toBe('arrow-left');
    expect(find('heroicons', 'left arrow')).toContain('arrow-left');
  });

  it('takes a whole word for what it means, and a beginning for what it could mean', () => {
    expect(find('material', 'bin')).not.toContain('business');
    expect(find('heroicons', 'çöp')).toEqual(['trash']);
    expect(find('feather', 'COP')).toEqual(['copy', 'delete', 'trash', 'trash-2']);
    expect(find('heroicons', 'rubb')).toEqual(['trash']);
  });

  it('wants every word', () => {
    for (const name of find('material', 'cloud download')) expect(name).toMatch(/cloud/);
  });

  it('finds every icon by its own name, and never throws', () => {
    for (const icons of Object.values(sets)) {
      // One of seven: all of them would take seconds.
      for (const { name } of icons.filter((_, at) => at % 7 === 0))
        expect(findIcons(icons, name).map((icon) => icon.name)).toContain(name);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(findIcons(sets.heroicons, text).length).toBeLessThanOrEqual(sets.heroicons.length);
      }),
    );
  });

  it('knows no synonyms for what no set has', () => {
    const names = [...heroicons, ...feather, ...material].map((name) => `-${name.replaceAll('_', '-')}-`);
    const parts = iconSynonyms
      .trim()
      .split('\n')
      .flatMap((line) => (line.split(':')[0] ?? '').trim().split(' '));
    const unused = parts.filter((part) => !names.some((name) => name.includes(`-${part}-`)));
    expect(unused).toEqual([]);
  });

  it('tells by which other words an icon is found', () => {
    expect(otherWords('trash', 'en')).toEqual(['bin', 'rubbish', 'garbage', 'remove', 'erase', 'discard']);
    expect(otherWords('delete', 'tr')).toEqual(['sil', 'çöp', 'kaldır']);
    expect(otherWords('arrow-right-on-rectangle', 'en')[0]).toBe('sign out');
    expect(otherWords('tornado', 'en')).toEqual([]);
  });
});
