import type { Palette } from './palette';

/** A colour, what it stands on, and the contrast that the two must have. Roles are named by their path: `text.muted`. */
export interface ContrastPair {
  role: string;
  color: string;
  ground: string;
  groundColor: string;
  bound: number;
}

const tones = ['primary', 'accent', 'neutral', 'info', 'success', 'warning', 'error'] as const;

/** Contrast of body copy, of any other text, and of what is drawn (WCAG 2.2, 1.4.6, 1.4.3 and 1.4.11). */
const bounds = { body: 7, text: 4.5, drawing: 3 } as const;

function onEach(role: string, color: string, grounds: Readonly<Record<string, string>>, bound: number): ContrastPair[] {
  return Object.entries(grounds).map(([ground, groundColor]) => ({ role, color, ground, groundColor, bound }));
}

function named(group: string, colors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [`${group}.${name}`, color]));
}

/** Every pair of roles that a component may put on each other, with the contrast it may count on. */
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
