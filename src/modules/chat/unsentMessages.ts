import { readOwnDraft, removeOwnDraft, writeOwnDraft } from '#lib/drafts/drafts';

import type { ChatImage } from './api';

/** A message that the server may not have. */
export interface UnsentMessage {
  /** Id of the message, which makes a repeated call safe. */
  id: string;
  value: string;
  /** ISO instant of the last attempt to send. */
  at: string;
  /** Id of the message that it answers. */
  replyTo?: string | undefined;
  /** Its picture, which the server has already. */
  image?: ChatImage | undefined;
}

const keyOf = (chatId: string) => `chat-unsent:${chatId}`;

function isImage(found: unknown): found is ChatImage {
  if (typeof found !== 'object' || found === null) return false;
  const { id, width, height } = found as Partial<Record<keyof ChatImage, unknown>>;
  return typeof id === 'string' && typeof width === 'number' && typeof height === 'number';
}

function isUnsentMessage(found: unknown): found is UnsentMessage {
  if (typeof found !== 'object' || found === null) return false;
  const { id, value, at, replyTo, image } = found as Partial<Record<keyof UnsentMessage, unknown>>;
  return (
    typeof id === 'string' &&
    typeof value === 'string' &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    (replyTo === undefined || typeof replyTo === 'string') &&
    (image === undefined || isImage(image))
  );
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

const attachmentsKeyOf = (chatId: string) => `chat-attachments:${chatId}`;

/** What a message that is being written has beside its text. */
export interface MessageAttachments {
  /** Id of the message that it answers. */
  replyTo?: string | undefined;
  image?: ChatImage | undefined;
}

/** What the unsent message of a chat has beside its text. */
export function readAttachments(chatId: string): MessageAttachments {
  const found = readOwnDraft(attachmentsKeyOf(chatId));
  if (typeof found !== 'object' || found === null) return {};
  const { replyTo, image } = found as Partial<Record<keyof MessageAttachments, unknown>>;
  return {
    replyTo: typeof replyTo === 'string' ? replyTo : undefined,
    image: isImage(image) ? image : undefined,
  };
}

/** Keeps them until the message is sent. */
export function storeAttachments(chatId: string, { replyTo, image }: MessageAttachments): void {
  if (replyTo === undefined && image === undefined) removeOwnDraft(attachmentsKeyOf(chatId));
  else writeOwnDraft(attachmentsKeyOf(chatId), { replyTo, image });
}
