/** What a single key does in the mailbox. */
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

/** The keys as they are printed in the help, in its order. Enter is the browser's own: it follows the focused mail. */
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

/** What of a key press counts. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a key press; `undefined` where it has none, or belongs to the browser. */
export function commandForKey({ key, ctrlKey, metaKey, altKey }: KeyPress): MailCommand | undefined {
  // “#” and others need Alt Gr on some keyboards, which counts as Control with Alt.
  const composed = ctrlKey && altKey && !/^[a-z]$/i.test(key);
  if (metaKey || ((ctrlKey || altKey) && !composed)) return undefined;
  return commandByKey.get(key.toLowerCase());
}
