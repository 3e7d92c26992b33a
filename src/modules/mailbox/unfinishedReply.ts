import * as z from 'zod/mini';

import { readOwnDraft, removeOwnDraft, writeOwnDraft } from '#lib/drafts/drafts';
import { parseStored } from '#lib/drafts/storedContent';

import { replyModes } from './reply';

const keyOf = (mailId: string) => `mailbox-reply:${mailId}`;

const storedSchema = z.object({ draftId: z.string(), mode: z.enum(replyModes) });

/** A reply that was begun and neither sent nor discarded: its draft and its kind. */
export type UnfinishedReply = z.infer<typeof storedSchema>;

/** The unfinished reply to a mail on this device, so that it is found again after a reload. */
export const readUnfinishedReply = (mailId: string) => parseStored(storedSchema, readOwnDraft(keyOf(mailId)));

export function storeUnfinishedReply(mailId: string, reply: UnfinishedReply): void {
  writeOwnDraft(keyOf(mailId), reply);
}

/** Forgets the reply once it was sent or discarded. */
export function removeUnfinishedReply(mailId: string): void {
  removeOwnDraft(keyOf(mailId));
}
