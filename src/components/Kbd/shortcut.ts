/** Keys with a translated or symbolic name (namespace `Kbd`). */
export type NamedKey =
  | 'command'
  | 'control'
  | 'option'
  | 'alt'
  | 'shift'
  | 'enter'
  | 'escape'
  | 'tab'
  | 'space'
  | 'backspace'
  | 'delete'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'pageUp'
  | 'pageDown';

/** One key of a shortcut: a named key, or the character itself. */
export type ShortcutKey = { name: NamedKey } | { text: string };

const names: Readonly<Record<string, NamedKey>> = {
  meta: 'command',
  ctrl: 'control',
  control: 'control',
  shift: 'shift',
  enter: 'enter',
  esc: 'escape',
  escape: 'escape',
  tab: 'tab',
  space: 'space',
  backspace: 'backspace',
  delete: 'delete',
  up: 'up',
  arrowup: 'up',
  down: 'down',
  arrowdown: 'down',
  left: 'left',
  arrowleft: 'left',
  right: 'right',
  arrowright: 'right',
  home: 'home',
  end: 'end',
  pageup: 'pageUp',
  pagedown: 'pageDown',
};

// The order in which Apple's system writes them.
const appleOrder = ['control', 'option', 'shift', 'command'];
const otherOrder = ['control', 'alt', 'shift', 'command'];

// A literal plus key comes last: `Mod++`.
function split(keys: string): string[] {
  const parts = keys.endsWith('++') ? [...keys.slice(0, -2).split('+'), '+'] : keys.split('+');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Parses `Mod+Shift+K` into keys in platform order; `Mod` is Command on Apple, Control elsewhere. */
export function parseShortcut(keys: string, apple: boolean): ShortcutKey[] {
  const parsed = split(keys).map((part): ShortcutKey => {
    const key = part.toLowerCase();
    if (key === 'mod') return { name: apple ? 'command' : 'control' };
    if (key === 'alt' || key === 'option') return { name: apple ? 'option' : 'alt' };
    const name = names[key];
    // Not by the page's language: the key cap of I has no dot in Turkish either.
    return name ? { name } : { text: part.length === 1 ? part.toUpperCase() : part };
  });
  const order = apple ? appleOrder : otherOrder;
  const rank = (key: ShortcutKey) => {
    const at = 'name' in key ? order.indexOf(key.name) : -1;
    return at === -1 ? order.length : at;
  };
  return parsed.toSorted((a, b) => rank(a) - rank(b));
}

const ariaNames: Readonly<Record<NamedKey, string>> = {
  command: 'Meta',
  control: 'Control',
  option: 'Alt',
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Escape',
  tab: 'Tab',
  space: 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  home: 'Home',
  end: 'End',
  pageUp: 'PageUp',
  pageDown: 'PageDown',
};

/** Converts a shortcut to an `aria-keyshortcuts` value. */
export function ariaShortcut(keys: string, apple: boolean): string {
  return parseShortcut(keys, apple)
    .map((key) => ('name' in key ? ariaNames[key.name] : key.text === '+' ? 'Plus' : key.text))
    .join('+');
}
