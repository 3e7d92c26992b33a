/** A command with its keys. */
export interface KeyBinding {
  id: string;
  /** For example `J`, `#`, `ArrowDown`, `Mod+Z`; `Mod` is Command on Apple keyboards and Control elsewhere. */
  keys: readonly string[];
  /** What it does, as the list of all keys says it. */
  label: string;
  /**
   * Runs the command. `false` leaves the key to the browser. Without it, the browser handles the key itself: Enter on a
   * link.
   */
  run?: ((press: KeyPress) => unknown) | undefined;
  /** Runs also while someone types in a field: for keys with `Mod` that fields do not use themselves. */
  whileTyping?: boolean | undefined;
}

/** The part of a keyboard event that decides what it means. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key is a single character, which people must be able to turn off (WCAG 2.1.4). */
const isCharacterKey = (key: string): boolean => [...key].length === 1 && key !== ' ';

/** Whether a key press is a key of a binding. */
export function matchesKey(key: string, { key: pressed, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  const name = pressed === ' ' ? 'space' : pressed.toLowerCase();
  if (key.startsWith('Mod+')) {
    const wanted = key.slice('Mod+'.length).toLowerCase();
    // On some keyboards “/” needs Shift.
    const isShifted = shiftKey && /^[\p{L}\d]$|^\w{2,}$/u.test(wanted);
    return (ctrlKey || metaKey) && !altKey && !isShifted && name === wanted;
  }
  // On some keyboards “#” needs Alt Gr, which is reported as Ctrl+Alt.
  const isComposed = ctrlKey && altKey && !/^[a-z]$/i.test(pressed);
  if (metaKey || ((ctrlKey || altKey) && !isComposed)) return false;
  if (!isCharacterKey(key) && shiftKey) return false;
  return name === key.toLowerCase();
}

/** The binding that a key press means; without `singleKeys`, keys that are single characters mean none. */
export function bindingFor(
  bindings: readonly KeyBinding[],
  press: KeyPress,
  singleKeys: boolean,
): KeyBinding | undefined {
  return bindings.find(
    ({ keys, run }) => run && keys.some((key) => (singleKeys || !isCharacterKey(key)) && matchesKey(key, press)),
  );
}
