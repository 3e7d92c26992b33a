import { onStorageChange } from '#lib/storage/onStorageChange';
import { readText, removeItem, writeText } from '#lib/storage/storage';
import { createEmitter } from '#lib/store/createEmitter';
import { useStore } from '#lib/store/useStore';

/** Names of the eleven frames a page can stand in, as configuration, address and route data spell them. */
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

/** The frame before anybody has chosen one. */
export const defaultLayout: LayoutName = 'classy';

/** Local storage key of the remembered choice, and session storage key of the one an address asked for. */
export const layoutKey = 'layout';

/** What was chosen on this device, and what an address asked for in this session, which is stronger. */
export interface LayoutChoice {
  remembered?: LayoutName;
  session?: LayoutName;
}

/** A text as the name of a layout; `undefined` when there is none of that name. */
export function parseLayout(value: unknown): LayoutName | undefined {
  return layoutNames.find((name) => name === value);
}

// Session storage can be refused like local storage, by a throw.
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

// What the browser would not keep holds as long as the page.
let inMemoryChoice: LayoutChoice = {};
let last: LayoutChoice = {};
const { subscribe, notify } = createEmitter(() =>
  onStorageChange(layoutKey, () => {
    // A layout chosen in another tab's settings overrides the one of this session.
    writeSession(undefined);
    inMemoryChoice = {};
    notify();
  }),
);

/** The choice as it is now, the same object until it changes. */
export function readLayoutChoice(): LayoutChoice {
  const remembered = inMemoryChoice.remembered ?? parseLayout(readText(layoutKey));
  const session = inMemoryChoice.session ?? readSession();
  if (remembered !== last.remembered || session !== last.session) {
    last = { ...(remembered ? { remembered } : {}), ...(session ? { session } : {}) };
  }
  return last;
}

/** The layout that a choice leads to where no route wants another. */
export function chosenLayout({ remembered, session }: LayoutChoice): LayoutName {
  return session ?? remembered ?? defaultLayout;
}

/**
 * Takes over a whole choice: what it names is kept, what it leaves out is forgotten. `false` when the browser would not
 * keep the remembered part, so that the caller can say so; it holds until the page is left all the same.
 */
export function restoreLayoutChoice({ remembered, session }: LayoutChoice): boolean {
  let kept = true;
  if (remembered === undefined) removeItem(layoutKey);
  else kept = writeText(layoutKey, remembered);
  const sessionKept = writeSession(session);
  inMemoryChoice = {
    ...(kept || !remembered ? {} : { remembered }),
    ...(sessionKept || !session ? {} : { session }),
  };
  notify();
  return kept;
}

/** Remembers a layout chosen in the settings; what an address asked for before no longer counts. */
export function saveLayout(name: LayoutName): boolean {
  return restoreLayoutChoice({ remembered: name });
}

/** Keeps, for this session, the layout that an address asked for; what is remembered stays. */
export function saveLayoutForSession(name: LayoutName): void {
  if (readLayoutChoice().session === name) return;
  const kept = writeSession(name);
  const { remembered } = inMemoryChoice;
  inMemoryChoice = { ...(remembered ? { remembered } : {}), ...(kept ? {} : { session: name }) };
  notify();
}

const noChoice: LayoutChoice = {};

/** The choice of layout, up to date in all tabs; a prerendered page has none. */
export const layoutChoiceStore = { get: readLayoutChoice, getInitial: () => noChoice, subscribe };

/** Renders the choice of layout. */
export function useLayoutChoice(): LayoutChoice {
  return useStore(layoutChoiceStore);
}
