import { readOwnDraft, removeOwnDraft, writeOwnDraft } from '#lib/drafts/drafts';

import type { ReplyMode } from './reply';

const modes: readonly unknown[] = ['reply', 'replyAll', 'forward'] satisfies ReplyMode[];
const keyOf = (mailId: string) => `mailbox-reply:${mailId}`;

/** A reply that was begun and neither sent nor discarded: its draft and its kind. */
export interface UnfinishedReply {
  draftId: string;
  mode: ReplyMode;
}

/** The unfinished reply to a mail on this device, so that it is found again after a reload. */
export function readUnfinishedReply(mailId: string): UnfinishedReply | undefined {
  const found = readOwnDraft(keyOf(mailId));
  if (typeof found !== 'object' || found === null || !('draftId' in found) || !('mode' in found)) return undefined;
  const { draftId, mode } = found;
  return typeof draftId === 'string' && modes.includes(mode) ? { draftId, mode: mode as ReplyMode } : undefined;
}

export function storeUnfinishedReply(mailId: string, reply: UnfinishedReply): void {
  writeOwnDraft(keyOf(mailId), reply);
}

/** Forgets the reply once it was sent or discarded. */
export function removeUnfinishedReply(mailId: string): void {
  removeOwnDraft(keyOf(mailId));
}
