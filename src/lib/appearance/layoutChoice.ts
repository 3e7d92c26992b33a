import { onStorageChange } from '#lib/storage/onStorageChange';
import { readText, removeItem, writeText } from '#lib/storage/storage';
import { createEmitter } from '#lib/store/createEmitter';
import { useStore } from '#lib/store/useStore';

/** The eleven layouts, as the configuration, the address and the route data name them. */
export const layoutNames = [
  'empty',
  'centered',
  'enterprise',
  'material',
  'modern',
  'classic',
  'classy',
  'compact',
  'dense',
  'futuristic',
  'thin',
] as const;
export type LayoutName = (typeof layoutNames)[number];

/** The layout before any choice. */
export const defaultLayout: LayoutName = 'classy';

/** Local storage key of the remembered layout, and session storage key of the one requested by an address. */
export const layoutKey = 'layout';

/**
 * The layout remembered on this device, and the one requested by an address for this session, which takes precedence.
 */
export interface LayoutChoice {
  remembered?: LayoutName;
  session?: LayoutName;
}

/** Parses the name of a layout; `undefined` for an unknown one. */
export function parseLayout(value: unknown): LayoutName | undefined {
  return layoutNames.find((name) => name === value);
}

// Like local storage, session storage can throw.
function readSession(): LayoutName | undefined {
  try {
    return parseLayout(globalThis.sessionStorage?.getItem(layoutKey));
  } catch {
    return undefined;
  }
}

function writeSession(name: LayoutName | undefined): boolean {
  try {
    if (name === undefined) globalThis.sessionStorage.removeItem(layoutKey);
    else globalThis.sessionStorage.setItem(layoutKey, name);
    return true;
  } catch {
    return false;
  }
}

// Values that the browser refused to store last until the page is left.
let inMemoryChoice: LayoutChoice = {};
let last: LayoutChoice = {};
const { subscribe, notify } = createEmitter(() =>
  onStorageChange(layoutKey, () => {
    // A layout chosen in another tab's settings ends the one requested for this session.
    writeSession(undefined);
    inMemoryChoice = {};
    notify();
  }),
);

/** The current choice: the same object until it changes. */
export function readLayoutChoice(): LayoutChoice {
  const remembered = inMemoryChoice.remembered ?? parseLayout(readText(layoutKey));
  const session = inMemoryChoice.session ?? readSession();
  if (remembered !== last.remembered || session !== last.session) {
    last = { ...(remembered ? { remembered } : {}), ...(session ? { session } : {}) };
  }
  return last;
}

/** The layout of a choice, for routes that do not require one. */
export function chosenLayout({ remembered, session }: LayoutChoice): LayoutName {
  return session ?? remembered ?? defaultLayout;
}

/**
 * Replaces the whole choice; parts left out are removed. `false` when the browser refuses to store the remembered
 * layout: then it lasts until the page is left.
 */
export function restoreLayoutChoice({ remembered, session }: LayoutChoice): boolean {
  let isStored = true;
  if (remembered === undefined) removeItem(layoutKey);
  else isStored = writeText(layoutKey, remembered);
  const isSessionStored = writeSession(session);
  inMemoryChoice = {
    ...(isStored || !remembered ? {} : { remembered }),
    ...(isSessionStored || !session ? {} : { session }),
  };
  notify();
  return isStored;
}

/** Stores a layout chosen in the settings, and drops the one requested for this session. */
export function saveLayout(name: LayoutName): boolean {
  return restoreLayoutChoice({ remembered: name });
}

/** Stores the layout requested by an address for this session; the remembered one stays. */
export function saveLayoutForSession(name: LayoutName): void {
  if (readLayoutChoice().session === name) return;
  const isStored = writeSession(name);
  const { remembered } = inMemoryChoice;
  inMemoryChoice = { ...(remembered ? { remembered } : {}), ...(isStored ? {} : { session: name }) };
  notify();
}

const noChoice: LayoutChoice = {};

/** The choice of layout, up to date in all tabs; a prerendered page has none. */
export const layoutChoiceStore = { get: readLayoutChoice, getInitial: () => noChoice, subscribe };

/** Renders the choice of layout. */
export function useLayoutChoice(): LayoutChoice {
  return useStore(layoutChoiceStore);
}
