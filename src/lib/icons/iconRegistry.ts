import { sets } from 'virtual:icons';

import { createEmitter } from '#lib/store/createEmitter';

/** One element of an icon; a string is the data of a plain path. */
export type IconShape =
  string | readonly [tag: string, attributes: Readonly<Record<string, string>>, children?: readonly IconShape[]];

/** The drawing of an icon. */
export type IconDrawing = {
  /** Attributes of the `svg`. */
  frame: Readonly<Record<string, string>>;
  shapes: readonly IconShape[];
};

/** An icon set before its drawings are loaded: shards in alphabetical order, each with its first name. */
export type IconSet = {
  frame: IconDrawing['frame'];
  firsts: readonly string[];
  shards: ReadonlyArray<() => Promise<{ default: Readonly<Record<string, readonly IconShape[]>> }>>;
};

// `null` for an unknown icon.
const icons = new Map<string, IconDrawing | null>();
const fetches = new Map<string, Promise<void>>();
const { subscribe, notify } = createEmitter();

function storeIcon(name: string, drawing: IconDrawing | null) {
  icons.set(name, drawing);
  if (drawing === null) {
    console.warn(
      `There is no icon "${name}", so a placeholder is shown. Names are "set:name"; the sets are ${Object.keys(sets).join(', ')}.`,
    );
  }
  notify();
}

async function fetchIcon(name: string) {
  const [namespace = '', icon = ''] = name.split(':');
  const load = Object.hasOwn(sets, namespace) ? sets[namespace] : undefined;
  if (!load) return null;
  const set = await load();
  const shard = set.shards[set.firsts.findLastIndex((first) => first <= icon)];
  const shapes = shard && (await shard()).default;
  return shapes && Object.hasOwn(shapes, icon) ? { frame: set.frame, shapes: shapes[icon] ?? [] } : null;
}

/** Loads the drawing of an icon, `null` for an unknown one. Throws where `preloadIcon` is silent. */
export async function loadIcon(name: string): Promise<IconDrawing | null> {
  const ready = icons.get(name);
  return ready === undefined ? fetchIcon(name) : ready;
}

/** Loads an icon once. A failure is silent, and the next call for the same name tries again. */
export function preloadIcon(name: string) {
  if (icons.has(name) || fetches.has(name)) return;
  const fetched = fetchIcon(name).then(
    (drawing) => storeIcon(name, drawing),
    () => {},
  );
  fetches.set(
    name,
    fetched.finally(() => fetches.delete(name)),
  );
}

/**
 * Registers drawings that are part of the bundle, such as `virtual:icons/shell`, so that they are in the first paint.
 */
export function registerIcons(ready: Readonly<Record<string, IconDrawing>>) {
  for (const [name, drawing] of Object.entries(ready)) icons.set(name, drawing);
}

/** The drawing of an icon: `undefined` until it has loaded, `null` for an unknown icon. */
export const getIcon = (name: string) => icons.get(name);

/** Calls `listener` whenever a drawing has loaded; returns the unsubscribe function. */
export const subscribeToIcons = subscribe;
