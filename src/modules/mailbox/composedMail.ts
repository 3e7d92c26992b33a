import * as z from 'zod/mini';

import { isSameJson, mergeFields } from '#lib/drafts/draftSync';
import type { DraftCopy, DraftVersion } from '#lib/drafts/draftSync';
import { parseDraftCopy } from '#lib/drafts/parseDraftCopy';
import { readConflict } from '#lib/drafts/readConflict';
import { parseStored, validEntries } from '#lib/drafts/storedContent';
import { parseJson } from '#lib/text/parseJson';
import { isAddress, joinAddresses, splitAddresses } from '#domain/mailAddress';

import type { Attachment, Mail, MailDraft } from './api';
import { mailLimits } from './limits';
import { toHtml } from './mailContent';

/** A mail while it is being written: a `MailDraft` that knows the names and sizes of its attachments. */
export type ComposedMail = Omit<MailDraft, 'attachments'> & { attachments: readonly Attachment[] };

/** A field that holds addresses. */
export type AddressField = 'to' | 'cc' | 'bcc';

/** A reason why a mail cannot be sent. */
export type ComposeProblem =
  { field: AddressField; reason: 'required' | 'address' | 'tooMany' } | { field: 'content'; reason: 'tooLong' };

const addressFields = ['to', 'cc', 'bcc'] as const;

/** A mail in which nothing was written. */
export const blankMail: ComposedMail = { to: '', cc: '', bcc: '', subject: '', content: '', attachments: [] };

/** What a saved mail holds, to continue writing. */
export function composedFrom(mail: Mail): ComposedMail {
  return {
    to: mail.to,
    cc: joinAddresses(mail.cc ?? []),
    bcc: joinAddresses(mail.bcc ?? []),
    subject: mail.subject,
    content: toHtml(mail),
    attachments: mail.attachments,
  };
}

export const toVersion = (mail: Mail): DraftVersion<ComposedMail> => ({
  content: composedFrom(mail),
  savedAt: mail.date,
});

export const toDraft = ({ attachments, ...mail }: ComposedMail): MailDraft => ({
  ...mail,
  attachments: attachments.map(({ id }) => id),
});

/** The saved version in a `revision-conflict`. */
export const conflictIn = readConflict(toVersion);

const written = ({ inReplyTo: _inReplyTo, ...mail }: ComposedMail) => mail;

/** Whether two mails say the same; a saved one does not name the mail that it replies to. */
export const isSameMail = (one: ComposedMail, other: ComposedMail): boolean =>
  isSameJson(written({ ...blankMail, ...one }), written({ ...blankMail, ...other }));

/** Joins changes of two tabs; `undefined` if both have changed a field. */
export function mergeMails(base: ComposedMail, mine: ComposedMail, theirs: ComposedMail): ComposedMail | undefined {
  const merged = mergeFields(written(base), written(mine), written(theirs));
  return merged && { ...mine, ...merged };
}

/** Why a mail cannot even be saved: a limit of the contract that typing can pass. */
export function limitProblems(mail: ComposedMail): ComposeProblem[] {
  const tooMany = addressFields.filter((field) => mail[field].length > mailLimits.addresses);
  return [
    ...tooMany.map((field) => ({ field, reason: 'tooMany' }) as const),
    ...(mail.content.length > mailLimits.content ? [{ field: 'content', reason: 'tooLong' } as const] : []),
  ];
}

/** Why a mail cannot be sent yet. */
export function problemsOf(mail: ComposedMail): ComposeProblem[] {
  const invalid = addressFields.flatMap((field): ComposeProblem[] => {
    const addresses = splitAddresses(mail[field]);
    if (field === 'to' && addresses.length === 0) return [{ field, reason: 'required' }];
    return addresses.every(isAddress) ? [] : [{ field, reason: 'address' }];
  });
  return [...invalid, ...limitProblems(mail)];
}

const storedAttachment: z.ZodMiniType<Attachment> = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  size: z.number(),
  preview: z.string(),
  downloadUrl: z.string(),
});
const storedSchema: z.ZodMiniType<ComposedMail> = z.object({
  to: z.string(),
  cc: z.string(),
  bcc: z.string(),
  subject: z.string(),
  content: z.string(),
  attachments: validEntries(storedAttachment),
  inReplyTo: z.exactOptional(z.string()),
});

/** Validates the copy on this device. */
export function parseCopy(found: unknown): DraftCopy<ComposedMail> | undefined {
  // Earlier versions stored the content alone, as JSON text.
  return parseDraftCopy(typeof found === 'string' ? { content: parseJson(found) } : found, (content) =>
    parseStored(storedSchema, content, { attachments: [] }),
  );
}
