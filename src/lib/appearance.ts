import { readJson, writeJson } from './storage';

const themes = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
const schemeChoices = ['light', 'dark', 'auto'] as const;

export type ThemeChoice = (typeof themes)[number];
export type SchemeChoice = (typeof schemeChoices)[number];

/** How the page looks: one of six themes, and a colour scheme that may follow the system. */
export interface Appearance {
  theme: ThemeChoice;
  scheme: SchemeChoice;
}

/** Local storage key; the script in `index.html` reads it before the first paint. */
export const appearanceKey = 'appearance';
export const defaultAppearance: Appearance = { theme: 'brand', scheme: 'light' };

function oneOf<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}

/** Whatever was stored, as an appearance; every unreadable part falls back to its default. */
export function parseAppearance(value: unknown): Appearance {
  const stored = typeof value === 'object' && value !== null ? value : {};
  return {
    theme: ('theme' in stored ? oneOf(themes, stored.theme) : undefined) ?? defaultAppearance.theme,
    scheme: ('scheme' in stored ? oneOf(schemeChoices, stored.scheme) : undefined) ?? defaultAppearance.scheme,
  };
}

export function readAppearance(): Appearance {
  return readJson(appearanceKey, parseAppearance);
}

/** Paints the page: a theme class and a scheme class on `html`. */
export function applyAppearance({ theme, scheme }: Appearance): void {
  const dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const { classList } = document.documentElement;
  classList.remove('light', 'dark', ...themes.map((name) => `theme-${name}`));
  classList.add(`theme-${theme}`, dark ? 'dark' : 'light');
}

/** Applies and remembers; `false` when the browser would not remember. */
export function changeAppearance(appearance: Appearance): boolean {
  applyAppearance(appearance);
  return writeJson(appearanceKey, appearance);
}
