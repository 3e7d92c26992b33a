import { sets } from 'virtual:icons';

import { createEmitter } from '#lib/store/createEmitter';

/** One element of a drawing; a string is a plain path. */
export type IconShape =
  string | readonly [tag: string, attributes: Readonly<Record<string, string>>, children?: readonly IconShape[]];

/** What is drawn for a name. */
export type IconDrawing = {
  /** Attributes of the `svg`. */
  frame: Readonly<Record<string, string>>;
  shapes: readonly IconShape[];
};

/** One icon set, before its drawings are there: pieces of the alphabet, each with its first name. */
export type IconSet = {
  frame: IconDrawing['frame'];
  firsts: readonly string[];
  shards: ReadonlyArray<() => Promise<{ default: Readonly<Record<string, readonly IconShape[]>> }>>;
};

// `null`: there is no such icon.
const icons = new Map<string, IconDrawing | null>();
const fetches = new Map<string, Promise<void>>();
const { subscribe, notify } = createEmitter();

function storeIcon(name: string, drawing: IconDrawing | null) {
  icons.set(name, drawing);
  if (drawing === null) {
    console.warn(
      `There is no icon "${name}", so a neutral shape stands in its place. Names are "set:name", with the sets ${Object.keys(sets).join(', ')}.`,
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

/** Fetches what draws a name, once. Without a line nothing happens, and the next one to show the name tries again. */
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

/** Takes drawings that are already there, so that they are part of the first paint: those of `virtual:icons/shell`. */
export function registerIcons(ready: Readonly<Record<string, IconDrawing>>) {
  for (const [name, drawing] of Object.entries(ready)) icons.set(name, drawing);
}

/** What draws a name: `undefined` while it is not there, `null` where there is no such icon. */
export const getIcon = (name: string) => icons.get(name);

/** Calls `listener` whenever a drawing has loaded; returns the unsubscribe function. */
export const subscribeToIcons = subscribe;
