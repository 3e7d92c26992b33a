import { readOwnDraft, removeOwnDraft, writeOwnDraft } from '#lib/drafts/drafts';

/** A message that the server may not have. */
export interface UnsentMessage {
  /** Id of the message, which makes a repeated call safe. */
  id: string;
  value: string;
  /** ISO instant of the last attempt to send. */
  at: string;
}

const keyOf = (chatId: string) => `chat-unsent:${chatId}`;

function isUnsentMessage(found: unknown): found is UnsentMessage {
  if (typeof found !== 'object' || found === null) return false;
  const { id, value, at } = found as Partial<Record<keyof UnsentMessage, unknown>>;
  return typeof id === 'string' && typeof value === 'string' && typeof at === 'string' && !Number.isNaN(Date.parse(at));
}

/** The messages of a chat that were not sent yet, from this device: also those of an earlier visit. */
export function readUnsent(chatId: string): UnsentMessage[] {
  const found = readOwnDraft(keyOf(chatId));
  return Array.isArray(found) ? found.filter(isUnsentMessage) : [];
}

/** Keeps a message until it is sent or discarded; replaces the one with its id. */
export function storeUnsent(chatId: string, message: UnsentMessage): void {
  writeOwnDraft(keyOf(chatId), [...readUnsent(chatId).filter(({ id }) => id !== message.id), message]);
}

/** Forgets messages that were sent or discarded. */
export function removeUnsent(chatId: string, ids: readonly string[]): void {
  const stored = readUnsent(chatId);
  const left = stored.filter(({ id }) => !ids.includes(id));
  if (left.length === stored.length) return;
  if (left.length > 0) writeOwnDraft(keyOf(chatId), left);
  else removeOwnDraft(keyOf(chatId));
}
