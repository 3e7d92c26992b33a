import type { Plugin } from 'vite';

/** Every Heroicon that a file of the product imports, as `24/outline/MapPinIcon`, each once. */
export function usedIcons(folder: string): string[];

/** Gives stories the module `virtual:used-icons`: the drawings that the product uses, found in its own imports. */
export function usedIconsPlugin(folder: string): Plugin;
