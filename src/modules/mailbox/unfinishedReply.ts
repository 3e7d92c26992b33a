import { readOwnDraft, removeOwnDraft, writeOwnDraft } from '#lib/drafts/drafts';
import { parseFields, readOneOf, readText } from '#lib/drafts/parseFields';

import type { ReplyMode } from './reply';

const keyOf = (mailId: string) => `mailbox-reply:${mailId}`;

/** A reply that was begun and neither sent nor discarded: its draft and its kind. */
export interface UnfinishedReply {
  draftId: string;
  mode: ReplyMode;
}

/** The unfinished reply to a mail on this device, so that it is found again after a reload. */
export const readUnfinishedReply = (mailId: string) =>
  parseFields<UnfinishedReply>(readOwnDraft(keyOf(mailId)), {
    draftId: readText,
    mode: readOneOf('reply', 'replyAll', 'forward'),
  });

export function storeUnfinishedReply(mailId: string, reply: UnfinishedReply): void {
  writeOwnDraft(keyOf(mailId), reply);
}

/** Forgets the reply once it was sent or discarded. */
export function removeUnfinishedReply(mailId: string): void {
  removeOwnDraft(keyOf(mailId));
}
