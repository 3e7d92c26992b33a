import {
  amber,
  amberDark,
  blue,
  blueDark,
  crimson,
  crimsonDark,
  grass,
  grassDark,
  indigo,
  indigoDark,
  plum,
  plumDark,
  red,
  redDark,
  sky,
  skyDark,
  slate,
  slateDark,
  teal,
  tealDark,
  violet,
  violetDark,
} from '@radix-ui/colors';

import { contrast, mix, reach } from './contrast';

/** The six theme names, as used in configuration, storage and the class name of the page. */
export const themeNames = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
export type ThemeName = (typeof themeNames)[number];

/** The two colour schemes; `auto` resolves to one of them. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

type Scale = Readonly<Record<string, string>>;
type Pair = Readonly<Record<Scheme, Scale>>;

const scales = {
  amber: { light: amber, dark: amberDark },
  blue: { light: blue, dark: blueDark },
  crimson: { light: crimson, dark: crimsonDark },
  grass: { light: grass, dark: grassDark },
  indigo: { light: indigo, dark: indigoDark },
  plum: { light: plum, dark: plumDark },
  red: { light: red, dark: redDark },
  sky: { light: sky, dark: skyDark },
  slate: { light: slate, dark: slateDark },
  teal: { light: teal, dark: tealDark },
  violet: { light: violet, dark: violetDark },
} as const satisfies Record<string, Pair>;

type ScaleName = keyof typeof scales;

const primaryScale: Readonly<Record<ThemeName, ScaleName>> = {
  default: 'indigo',
  brand: 'blue',
  teal: 'teal',
  rose: 'crimson',
  purple: 'violet',
  amber: 'amber',
};

const white = '#ffffff';
const ink = '#1c2024';

function step(name: ScaleName, scheme: Scheme, number: number): string {
  const scale: Scale = scales[name][scheme];
  const color = scale[`${name}${number}`];
  if (!color) throw new Error(`The scale ${name} has no step ${number}.`);
  return color;
}

/** Surfaces, text and borders of one scheme, before a theme adds its colours. */
function neutralPalette(scheme: Scheme) {
  const slateStep = (number: number) => step('slate', scheme, number);
  const light = scheme === 'light';
  const surface = {
    app: slateStep(1),
    subtle: light ? slateStep(2) : mix(slateStep(1), slateStep(2), 0.6),
    panel: light ? white : slateStep(2),
    raised: light ? white : slateStep(3),
    overlay: light ? white : slateStep(3),
  };
  const grounds = Object.values(surface);
  return {
    surface,
    text: {
      default: slateStep(12),
      muted: reach(slateStep(11), slateStep(12), [...grounds, slateStep(4)], 4.5),
      disabled: slateStep(9),
    },
    border: {
      subtle: slateStep(light ? 4 : 5),
      default: slateStep(6),
      strong: reach(slateStep(9), slateStep(12), grounds, 3),
    },
    fill: { rest: slateStep(3), hover: slateStep(4), pressed: slateStep(5) },
  };
}

/**
 * The eight roles of one tone. Solids are step 9 where white or dark text is readable on it (amber, sky and grass have
 * dark text); scales whose step 9 is too light for white text use step 11 of the light scale in both schemes.
 */
function tonePalette(name: ScaleName, scheme: Scheme) {
  const { surface } = neutralPalette(scheme);
  const grounds = Object.values(surface);
  const at = (number: number) => step(name, scheme, number);
  const darkText = name === 'amber' || name === 'sky' || name === 'grass';
  const nine = step(name, 'light', 9);
  const solid = darkText || contrast(nine, white) >= 4.5 ? nine : reach(step(name, 'light', 11), ink, [white], 4.5);
  const onSolid = darkText ? ink : white;
  const solidHover = darkText ? mix(solid, white, 0.16) : mix(solid, ink, 0.14);
  return {
    solid,
    solidHover,
    onSolid: reach(onSolid, darkText ? '#000000' : white, [solid, solidHover], 4.5),
    soft: at(3),
    softHover: at(4),
    text: reach(at(11), at(12), [...grounds, at(3), at(4)], 4.5),
    border: at(7),
    focus: reach(at(8), at(12), grounds, 3),
  };
}

/** Neutral tone for the confirmation colour "basic" and for quiet controls. */
function neutralTone(scheme: Scheme) {
  const at = (number: number) => step('slate', scheme, number);
  const { surface } = neutralPalette(scheme);
  const solid = at(12);
  const onSolid = scheme === 'light' ? white : ink;
  return {
    solid,
    solidHover: mix(solid, onSolid, 0.12),
    onSolid,
    // One step higher in the dark scheme, where menus and dialogs are as light as step 3.
    soft: at(scheme === 'light' ? 3 : 4),
    softHover: at(scheme === 'light' ? 4 : 5),
    text: at(12),
    border: at(7),
    focus: reach(at(8), at(12), Object.values(surface), 3),
  };
}

// In this order, neighbouring series are distinguishable with protan, deutan and tritan vision; dashes and markers
// repeat the difference.
const chartScales = ['indigo', 'amber', 'teal', 'crimson', 'sky', 'violet', 'grass', 'plum'] as const;

/** All colours of one theme in one scheme, as opaque hex values except the scrim. */
export function palette(theme: ThemeName, scheme: Scheme) {
  const neutral = neutralPalette(scheme);
  const light = scheme === 'light';
  const primary = tonePalette(primaryScale[theme], scheme);
  const grounds = Object.values(neutral.surface);
  const chart = (index: number) => {
    const name = chartScales[index];
    if (!name) throw new Error(`There is no chart colour ${index + 1}.`);
    return reach(step(name, scheme, 9), step(name, scheme, 12), grounds, 3);
  };
  const dot = (name: ScaleName) => reach(step(name, scheme, 9), step(name, scheme, 12), grounds, 3);
  return {
    surface: { ...neutral.surface, scrim: light ? 'rgb(17 17 19 / 0.5)' : 'rgb(0 0 0 / 0.65)' },
    text: { ...neutral.text, onPrimary: primary.onSolid, link: primary.text },
    border: neutral.border,
    fill: neutral.fill,
    primary,
    accent: tonePalette('plum', scheme),
    neutral: neutralTone(scheme),
    info: tonePalette('sky', scheme),
    success: tonePalette('grass', scheme),
    warning: tonePalette('amber', scheme),
    error: tonePalette('red', scheme),
    status: { online: dot('grass'), away: dot('amber'), busy: dot('red'), notVisible: dot('slate') },
    chart: {
      1: chart(0),
      2: chart(1),
      3: chart(2),
      4: chart(3),
      5: chart(4),
      6: chart(5),
      7: chart(6),
      8: chart(7),
    },
    map: {
      sea: step('sky', scheme, light ? 3 : 2),
      land: light ? '#fbfaf7' : step('slate', scheme, 3),
      district: step('slate', scheme, light ? 3 : 4),
      road: light ? white : step('slate', scheme, 6),
      roadCasing: step('slate', scheme, light ? 6 : 4),
      label: neutral.text.default,
    },
  };
}

export type Palette = ReturnType<typeof palette>;

/** Surfaces for regions of a page, in any scheme: the page's own, always dark, or the theme colour. */
const surfaceNames = ['panel', 'dark', 'primary'] as const;
export type SurfaceName = (typeof surfaceNames)[number];

// Deep enough for white text in both schemes.
function deepSurfaces(theme: ThemeName) {
  const deep = step(primaryScale[theme], 'light', 12);
  const raised = mix(deep, white, 0.06);
  return { app: deep, subtle: deep, panel: deep, raised, overlay: raised };
}

/** Status colours are the same on the surfaces of all themes. */
function tellingOnDeep(dark: Palette) {
  const grounds = themeNames.flatMap((theme) => Object.values(deepSurfaces(theme)));
  const tone = (colors: Palette['info']) => ({
    ...colors,
    text: reach(colors.text, white, [...grounds, colors.soft, colors.softHover], 4.5),
    focus: reach(colors.focus, white, grounds, 3),
  });
  const dot = (color: string) => reach(color, white, grounds, 3);
  const { online, away, busy, notVisible } = dark.status;
  return {
    accent: tone(dark.accent),
    info: tone(dark.info),
    success: tone(dark.success),
    warning: tone(dark.warning),
    error: tone(dark.error),
    status: { online: dot(online), away: dot(away), busy: dot(busy), notVisible: dot(notVisible) },
  };
}

/** All colours inside a region with the given surface. */
export function surfacePalette(ground: SurfaceName, theme: ThemeName, scheme: Scheme): Palette {
  if (ground === 'panel') return palette(theme, scheme);
  const dark = palette(theme, 'dark');
  if (ground === 'dark') return dark;
  const surface = deepSurfaces(theme);
  const lighter = (amount: number) => mix(surface.panel, white, amount);
  const grounds = Object.values(surface);
  const fill = { rest: lighter(0.08), hover: lighter(0.14), pressed: lighter(0.2) };
  const tone = (colors: Palette['primary']) => {
    const soft = lighter(0.16);
    const softHover = lighter(0.2);
    const text = reach(colors.text, white, [...grounds, soft, softHover], 4.5);
    return { ...colors, soft, softHover, text, border: lighter(0.32), focus: reach(colors.focus, white, grounds, 3) };
  };
  const primary = tone(dark.primary);
  return {
    ...dark,
    surface: { ...surface, scrim: dark.surface.scrim },
    text: {
      default: white,
      muted: reach(lighter(0.6), white, [...grounds, fill.rest, fill.hover], 4.5),
      disabled: lighter(0.45),
      onPrimary: primary.onSolid,
      link: primary.text,
    },
    border: { subtle: lighter(0.12), default: lighter(0.2), strong: reach(lighter(0.4), white, grounds, 3) },
    fill,
    primary,
    neutral: tone(dark.neutral),
    ...tellingOnDeep(dark),
  };
}
