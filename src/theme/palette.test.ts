import { describe, expect, it } from 'vitest';

import { contrast } from './contrast';
import { palette, schemes, themeNames } from './palette';
import type { Palette } from './palette';

const tones = ['primary', 'accent', 'neutral', 'info', 'success', 'warning', 'error'] as const;

/** Contrast of body copy, of any other text, and of what is drawn (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
const bounds = { body: 7, text: 4.5, drawing: 3 } as const;

type Pair = readonly [name: string, color: string, ground: string, bound: number];

function onEach(name: string, color: string, grounds: Readonly<Record<string, string>>, bound: number): Pair[] {
  return Object.entries(grounds).map(([ground, value]) => [`${name} on ${ground}`, color, value, bound]);
}

function surfacesOf({ surface: { scrim: _seeThrough, ...surfaces } }: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(surfaces).map(([name, value]) => [`surface.${name}`, value]));
}

function pairsOf(colors: Palette): Pair[] {
  const surfaces = surfacesOf(colors);
  const { fill, text, border, status, chart, map } = colors;
  const fills = { 'fill.rest': fill.rest, 'fill.hover': fill.hover };
  return [
    ...onEach('text.default', text.default, surfaces, bounds.body),
    ...onEach('text.default', text.default, { ...fills, 'fill.pressed': fill.pressed }, bounds.text),
    ...onEach('text.muted', text.muted, { ...surfaces, ...fills }, bounds.text),
    ...onEach('text.link', text.link, surfaces, bounds.text),
    ['text.onPrimary on primary.solid', text.onPrimary, colors.primary.solid, bounds.text],
    ...tones.flatMap((tone): Pair[] => {
      const { solid, solidHover, onSolid, soft, softHover, text: toneText, focus } = colors[tone];
      return [
        ...onEach(`${tone}.text`, toneText, { ...surfaces, soft, softHover }, bounds.text),
        ...onEach(`${tone}.onSolid`, onSolid, { solid, solidHover }, bounds.text),
        ...onEach(`${tone}.focus`, focus, surfaces, bounds.drawing),
      ];
    }),
    ...onEach('border.strong', border.strong, surfaces, bounds.drawing),
    ...Object.entries(status).flatMap(([name, dot]) => onEach(`status.${name}`, dot, surfaces, bounds.drawing)),
    ...Object.entries(chart).flatMap(([number, series]) => onEach(`chart.${number}`, series, surfaces, bounds.drawing)),
    ...onEach('map.label', map.label, { 'map.land': map.land, 'map.district': map.district }, bounds.text),
  ];
}

const combinations = themeNames.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme })));

describe.each(combinations)('the theme $theme in $scheme', ({ theme, scheme }) => {
  const colors = palette(theme, scheme);

  it.each(pairsOf(colors))('%s', (_name, color, ground, bound) => {
    expect(contrast(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(bound);
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
