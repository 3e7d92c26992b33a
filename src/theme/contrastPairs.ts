import type { Palette } from './palette';

/**
 * A foreground role, its background role, and the minimum contrast between them. Roles are named by path: `text.muted`.
 */
export interface ContrastPair {
  role: string;
  color: string;
  ground: string;
  groundColor: string;
  bound: number;
}

const tones = ['primary', 'accent', 'neutral', 'info', 'success', 'warning', 'error'] as const;

/** Minimum contrast of body text, other text and graphics (WCAG 2.2, 1.4.6, 1.4.3 and 1.4.11). */
const bounds = { body: 7, text: 4.5, drawing: 3 } as const;

function onEach(role: string, color: string, grounds: Readonly<Record<string, string>>, bound: number): ContrastPair[] {
  return Object.entries(grounds).map(([ground, groundColor]) => ({ role, color, ground, groundColor, bound }));
}

function named(group: string, colors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [`${group}.${name}`, color]));
}

/** All combinations of roles that components may use, each with its guaranteed contrast. */
export function contrastPairs(colors: Palette): ContrastPair[] {
  const { scrim: _seeThrough, ...solidSurfaces } = colors.surface;
  const surfaces = named('surface', solidSurfaces);
  const { text, border, status, chart, map } = colors;
  const { 'fill.pressed': pressed = '', ...fills } = named('fill', colors.fill);
  return [
    ...onEach('text.default', text.default, surfaces, bounds.body),
    ...onEach('text.default', text.default, { ...fills, 'fill.pressed': pressed }, bounds.text),
    ...onEach('text.muted', text.muted, { ...surfaces, ...fills }, bounds.text),
    ...onEach('text.link', text.link, surfaces, bounds.text),
    ...onEach('text.onPrimary', text.onPrimary, { 'primary.solid': colors.primary.solid }, bounds.text),
    ...tones.flatMap((tone) => {
      const { solid, solidHover, onSolid, soft, softHover, text: toneText, focus } = colors[tone];
      return [
        ...onEach(`${tone}.text`, toneText, { ...surfaces, ...named(tone, { soft, softHover }) }, bounds.text),
        ...onEach(`${tone}.onSolid`, onSolid, named(tone, { solid, solidHover }), bounds.text),
        ...onEach(`${tone}.focus`, focus, surfaces, bounds.drawing),
      ];
    }),
    ...onEach('border.strong', border.strong, surfaces, bounds.drawing),
    ...Object.entries(named('status', status)).flatMap(([role, dot]) => onEach(role, dot, surfaces, bounds.drawing)),
    ...Object.entries(named('chart', chart)).flatMap(([role, line]) => onEach(role, line, surfaces, bounds.drawing)),
    ...onEach('map.label', map.label, named('map', { land: map.land, district: map.district }), bounds.text),
  ];
}
