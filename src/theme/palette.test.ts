import { describe, expect, it } from 'vitest';

import { contrast } from './contrast';
import { contrastPairs } from './contrastPairs';
import { surfacePalette, palette, schemes, themeNames } from './palette';

const tones = ['primary', 'accent', 'neutral', 'info', 'success', 'warning', 'error'] as const;

const combinations = themeNames.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme })));

describe.each(combinations)('the theme $theme in $scheme', ({ theme, scheme }) => {
  const colors = palette(theme, scheme);

  it.each(contrastPairs(colors))('$role on $ground reaches $bound', ({ color, groundColor, bound }) => {
    expect(contrast(color, groundColor), `${color} on ${groundColor}`).toBeGreaterThanOrEqual(bound);
  });

  it('tells a pressed state from a resting one', () => {
    const { rest, hover, pressed } = colors.fill;
    expect(new Set([rest, hover, pressed]).size).toBe(3);
    for (const tone of tones) {
      expect(colors[tone].solidHover).not.toBe(colors[tone].solid);
      expect(colors[tone].softHover).not.toBe(colors[tone].soft);
    }
  });
});

const grounds = combinations.flatMap((combination) =>
  (['dark', 'primary'] as const).map((ground) => ({ ...combination, ground })),
);

describe.each(grounds)('the ground "$ground" of $theme in $scheme', ({ theme, scheme, ground }) => {
  const colors = surfacePalette(ground, theme, scheme);
  // Charts and maps are only used on pages, never in bars.
  const pairs = contrastPairs(colors).filter(({ role }) => !/^(chart|map)\./.test(role));

  it.each(pairs)('bears $role on $ground with $bound', ({ color, groundColor, bound }) => {
    expect(contrast(color, groundColor), `${color} on ${groundColor}`).toBeGreaterThanOrEqual(bound);
  });

  it('tells rows at rest, under the pointer and current apart', () => {
    expect(new Set([colors.surface.panel, colors.fill.rest, colors.primary.soft]).size).toBe(3);
  });
});

describe('the pairs', () => {
  it('hold every role that is text, an edge or a mark', () => {
    const colors = palette('default', 'light');
    const roles = new Set(contrastPairs(colors).map(({ role }) => role));
    const expected = [
      ...['default', 'muted', 'link', 'onPrimary'].map((name) => `text.${name}`),
      ...tones.flatMap((tone) => [`${tone}.text`, `${tone}.onSolid`, `${tone}.focus`]),
      'border.strong',
      ...Object.keys(colors.status).map((name) => `status.${name}`),
      ...Object.keys(colors.chart).map((name) => `chart.${name}`),
      'map.label',
    ];
    expect([...roles].toSorted()).toEqual(expected.toSorted());
  });
});

describe('the themes', () => {
  it('are twelve', () => expect(combinations).toHaveLength(12));

  it('differ from one another in their primary colour', () => {
    for (const scheme of schemes) {
      const solids = themeNames.map((theme) => palette(theme, scheme).primary.solid);
      expect(new Set(solids).size).toBe(themeNames.length);
    }
  });

  it('share everything else, which is written once per scheme', () => {
    for (const scheme of schemes) {
      const shared = themeNames.map((theme) => {
        const { primary: _primary, text, ...rest } = palette(theme, scheme);
        return JSON.stringify({ ...rest, muted: text.muted, default: text.default });
      });
      expect(new Set(shared).size).toBe(1);
    }
  });
});
