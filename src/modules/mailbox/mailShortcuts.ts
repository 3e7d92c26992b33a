/** Commands that have a single-key shortcut. */
export type MailCommand =
  | 'next'
  | 'previous'
  | 'trash'
  | 'reply'
  | 'replyAll'
  | 'forward'
  | 'compose'
  | 'search'
  | 'unread'
  | 'star'
  | 'select'
  | 'help';

/** Shortcuts as the help dialog lists them. Enter is handled by the browser: it follows the focused link. */
export const mailShortcuts: ReadonlyArray<{ keys: readonly string[]; command: MailCommand | 'open' }> = [
  { keys: ['J'], command: 'next' },
  { keys: ['K'], command: 'previous' },
  { keys: ['Enter'], command: 'open' },
  { keys: ['X'], command: 'select' },
  { keys: ['S'], command: 'star' },
  { keys: ['U'], command: 'unread' },
  { keys: ['E', '#'], command: 'trash' },
  { keys: ['R'], command: 'reply' },
  { keys: ['A'], command: 'replyAll' },
  { keys: ['F'], command: 'forward' },
  { keys: ['C'], command: 'compose' },
  { keys: ['/'], command: 'search' },
  { keys: ['?'], command: 'help' },
];

const commandByKey: ReadonlyMap<string, MailCommand> = new Map(
  mailShortcuts.flatMap(({ keys, command }) =>
    command === 'open' ? [] : keys.map((key) => [key.toLowerCase(), command]),
  ),
);

/** The part of a keyboard event that decides the command. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command for a key press; `undefined` if it has none or is the browser's. */
export function commandForKey({ key, ctrlKey, metaKey, altKey }: KeyPress): MailCommand | undefined {
  // On some keyboards “#” needs Alt Gr, which is reported as Ctrl+Alt.
  const composed = ctrlKey && altKey && !/^[a-z]$/i.test(key);
  if (metaKey || ((ctrlKey || altKey) && !composed)) return undefined;
  return commandByKey.get(key.toLowerCase());
}
