import { describe, expect, it } from 'vitest';

import { findIcons } from './iconNames';
import type { IconNames } from './iconNames';

const names: IconNames = {
  heroicons_outline: ['academic-cap', 'bell', 'bell-alert', 'bell-slash', 'building-office', 'no-bell'],
  heroicons_solid: ['bell'],
  feather: ['bell', 'bell-off', 'home'],
  mat_outline: ['add_alert', 'doorbell', ...Array.from({ length: 40 }, (_, n) => `bell_${n}`)],
};
const shown = (text: string) => findIcons(names, text).map(({ set, name }) => `${set}:${name}`);

describe('the icons of the picker', () => {
  it('hold the text, the nearest first, set by set', () => {
    expect(shown('bell').slice(0, 7)).toEqual([
      'heroicons_outline:bell',
      'heroicons_outline:bell-alert',
      'heroicons_outline:bell-slash',
      'heroicons_outline:no-bell',
      'heroicons_solid:bell',
      'feather:bell',
      'feather:bell-off',
    ]);
  });

  it('are a few of each set, and more of one that is named', () => {
    expect(shown('bell').filter((name) => name.startsWith('mat_outline:'))).toHaveLength(6);
    expect(shown('mat_outline:bell')).toHaveLength(24);
    expect(shown('feather:')).toEqual(['feather:bell', 'feather:bell-off', 'feather:home']);
  });

  it('hold every word, whatever stands between', () => {
    expect(shown('Office building')).toEqual(['heroicons_outline:building-office']);
    expect(shown('alert_add')).toEqual(['mat_outline:add_alert']);
    expect(shown('nothing like it')).toEqual([]);
    expect(shown('unknown:bell')).toEqual([]);
  });
});
