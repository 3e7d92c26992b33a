import { sets } from 'virtual:icons';

/** One element of a drawing; a string is a plain path. */
export type Shape =
  string | readonly [tag: string, attributes: Readonly<Record<string, string>>, children?: readonly Shape[]];

/** What is drawn for a name. */
export type Drawing = {
  /** Attributes of the `svg`. */
  frame: Readonly<Record<string, string>>;
  shapes: readonly Shape[];
};

/** One icon set, before its drawings are there: pieces of the alphabet, each with its first name. */
export type SpriteSet = {
  frame: Drawing['frame'];
  firsts: readonly string[];
  shards: ReadonlyArray<() => Promise<{ default: Readonly<Record<string, readonly Shape[]>> }>>;
};

// `null`: there is no such icon.
const drawings = new Map<string, Drawing | null>();
const fetches = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

function settle(name: string, drawing: Drawing | null) {
  drawings.set(name, drawing);
  if (drawing === null) {
    console.warn(
      `There is no icon "${name}", so a neutral shape stands in its place. Names are "set:name", with the sets ${Object.keys(sets).join(', ')}.`,
    );
  }
  for (const listener of listeners) listener();
}

async function fetchDrawing(name: string) {
  const [namespace = '', icon = ''] = name.split(':');
  const load = Object.hasOwn(sets, namespace) ? sets[namespace] : undefined;
  if (!load) return null;
  const set = await load();
  const shard = set.shards[set.firsts.findLastIndex((first) => first <= icon)];
  const shapes = shard && (await shard()).default;
  return shapes && Object.hasOwn(shapes, icon) ? { frame: set.frame, shapes: shapes[icon] ?? [] } : null;
}

/** Fetches what draws a name, once. Without a line nothing happens, and the next one to show the name tries again. */
export function prepareIcon(name: string) {
  if (drawings.has(name) || fetches.has(name)) return;
  const fetched = fetchDrawing(name).then(
    (drawing) => settle(name, drawing),
    () => {},
  );
  fetches.set(
    name,
    fetched.finally(() => fetches.delete(name)),
  );
}

/** Takes drawings that are already there, so that they are part of the first paint: those of `virtual:icons/shell`. */
export function inlineIcons(ready: Readonly<Record<string, Drawing>>) {
  for (const [name, drawing] of Object.entries(ready)) drawings.set(name, drawing);
}

/** What draws a name: `undefined` while it is not there, `null` where there is no such icon. */
export const drawingOf = (name: string) => drawings.get(name);

/** Calls back whenever a drawing has arrived. */
export function onDrawing(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
