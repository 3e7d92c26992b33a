import { readJson, readText, writeJson } from '#lib/storage/storage';

/** Names of the six themes, in the order they are offered. */
export const themes = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
/** A colour scheme, or `auto` to follow the system. */
export const schemeChoices = ['light', 'dark', 'auto'] as const;

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

// What the browser would not keep holds as long as the page.
let inMemoryAppearance: Appearance | undefined;
let last: { text: string | undefined; appearance: Appearance } = { text: undefined, appearance: defaultAppearance };
const listeners = new Set<() => void>();

/** How the page is meant to look now, the same object until that changes. */
export function currentAppearance(): Appearance {
  if (inMemoryAppearance) return inMemoryAppearance;
  const text = readText(appearanceKey);
  if (text !== last.text) last = { text, appearance: readAppearance() };
  return last.appearance;
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Applies and remembers; `false` when the browser would not remember. */
export function saveAppearance(appearance: Appearance): boolean {
  applyAppearance(appearance);
  const kept = writeJson(appearanceKey, appearance);
  inMemoryAppearance = kept ? undefined : appearance;
  notify();
  return kept;
}

function onStorage({ key }: StorageEvent): void {
  // No key: everything was cleared.
  if (key !== appearanceKey && key !== null) return;
  inMemoryAppearance = undefined;
  applyAppearance(currentAppearance());
  notify();
}

/** Calls back after every change and paints those made in another tab. Answers the way to stop. */
export function subscribeAppearance(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Paints the page now, and again whenever the system or another tab changes its mind. */
export function syncAppearanceAcrossTabs(): void {
  const paint = () => applyAppearance(currentAppearance());
  paint();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
  subscribeAppearance(() => {});
}
