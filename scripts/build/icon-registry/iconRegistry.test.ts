import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { iconLicences, iconSets, isIconSet, namesOf, readIcon, shardsOf } from './iconRegistry';
import type { IconSetName } from './iconRegistry';
import { iconModule } from './iconRegistryPlugin';

const sets = Object.keys(iconSets).filter(isIconSet);
const weigh = (set: IconSetName, index: number) => gzipSync(iconModule(`virtual:icons/${set}/${index}`) ?? '').length;

describe('icon sets', () => {
  it('are the seven of the specification, with every name of their packages', () => {
    expect(Object.fromEntries(sets.map((set) => [set, namesOf(set).length]))).toEqual({
      heroicons_outline: 324,
      heroicons_solid: 324,
      heroicons_mini: 324,
      feather: 287,
      mat_solid: 2122,
      mat_outline: 2122,
      mat_twotone: 2122,
    });
  });

  it.each(sets)('%s is cut into pieces that hold each icon once, in the order of the alphabet', (set) => {
    const shards = shardsOf(set);
    // Objects list integer-like keys first; the order matters between shards, not within one.
    expect(shards.flatMap((shard) => Object.keys(shard).toSorted())).toEqual(namesOf(set));
    for (const shard of shards) {
      for (const [name, shapes] of Object.entries(shard)) expect(shapes.length, name).toBeGreaterThan(0);
    }
  });

  it.each(sets)('%s asks for at most 8 KB to show one icon', (set) => {
    const weights = shardsOf(set).map((_, index) => weigh(set, index));
    const index = gzipSync(iconModule(`virtual:icons/${set}`) ?? '').length;
    expect(Math.max(...weights) + index).toBeLessThan(8000);
  });

  it('take a drawing apart without losing any of it', () => {
    expect(readIcon('heroicons_outline', 'x-mark')).toEqual(['M6 18 18 6M6 6l12 12']);
    expect(readIcon('feather', 'maximize')).toEqual([
      'M8 3H5a2 2 0 0 0-2 2v3m18 0V5a2 2 0 0 0-2-2h-3m0 18h3a2 2 0 0 0 2-2v-3M3 16v3a2 2 0 0 0 2 2h3',
    ]);
    expect(readIcon('feather', 'minus')).toEqual([['line', { x1: '5', y1: '12', x2: '19', y2: '12' }]]);
    expect(readIcon('mat_twotone', 'notifications')[0]).toEqual(['path', expect.objectContaining({ opacity: '.3' })]);
    expect(readIcon('heroicons_solid', 'bell')).toEqual([['path', expect.objectContaining({ fillRule: 'evenodd' })]]);
  });

  it('leave no id and no reference behind, which would be twice on a page', () => {
    for (const set of sets) {
      const left = /"(id|xlink:href|href|clipPath|class)":"[^"]*"/.exec(JSON.stringify(shardsOf(set)));
      expect(left?.[0], set).toBeUndefined();
    }
  });

  it('come with their licences', () => {
    const text = iconLicences();
    expect(text.match(/MIT License/g)).toHaveLength(2);
    expect(text).toContain('Apache License');
  });
});
