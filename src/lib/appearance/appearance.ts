import { createPersistedStore } from '#lib/store/createPersistedStore';

/** The six themes, in the order of the settings. */
export const themes = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
/** A colour scheme, or `auto` to follow the system. */
export const schemeChoices = ['light', 'dark', 'auto'] as const;

export type ThemeChoice = (typeof themes)[number];
export type SchemeChoice = (typeof schemeChoices)[number];

/** How the app looks: one of six themes, and a colour scheme that may follow the system. */
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

/** Reads a stored appearance; every invalid part becomes its default. */
export function parseAppearance(value: unknown): Appearance {
  const stored = typeof value === 'object' && value !== null ? value : {};
  return {
    theme: ('theme' in stored ? oneOf(themes, stored.theme) : undefined) ?? defaultAppearance.theme,
    scheme: ('scheme' in stored ? oneOf(schemeChoices, stored.scheme) : undefined) ?? defaultAppearance.scheme,
  };
}

/** Class of `html` while its colours change; `reset.css.ts` turns transitions off in it. */
const noTransitions = 'no-transitions';

/** Sets a theme class and a scheme class on `html`. All colours change at once, those with a transition too. */
export function applyAppearance({ theme, scheme }: Appearance): void {
  const dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  const { classList } = root;
  const classes = [`theme-${theme}`, dark ? 'dark' : 'light'];
  if (classes.every((name) => classList.contains(name))) return;
  // Text that fades from light to dark cannot be read on a surface that has already changed.
  classList.add(noTransitions);
  classList.remove('light', 'dark', ...themes.map((name) => `theme-${name}`));
  classList.add(...classes);
  // Reading a size applies the new styles while transitions are off.
  root.getBoundingClientRect();
  classList.remove(noTransitions);
}

/** The chosen appearance, shared by all tabs. */
export const appearanceStore = createPersistedStore(appearanceKey, parseAppearance);

/** Applies and stores an appearance; `false` when the browser refuses to store it. */
export function saveAppearance(appearance: Appearance): boolean {
  applyAppearance(appearance);
  return appearanceStore.set(appearance);
}

/**
 * Applies the appearance now and after every change, those of the system and of other tabs included. What is printed is
 * light.
 */
export function syncAppearanceAcrossTabs(): void {
  const apply = () => applyAppearance(appearanceStore.get());
  apply();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  appearanceStore.subscribe(apply);
  // Paper is white: the light text of the dark scheme could not be read on it.
  addEventListener('beforeprint', () => applyAppearance({ ...appearanceStore.get(), scheme: 'light' }));
  addEventListener('afterprint', apply);
}
