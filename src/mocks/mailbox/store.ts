import type { LabelColor } from '#domain/labelColors';
import { now } from '#lib/time/clock';
import type { SessionUser } from '#lib/session/session';
import { isSameMailbox, joinAddresses, splitAddresses, formatAddress } from '#domain/mailAddress';
import type { Attachment, MailDraft, Mail, MailSettings } from '#modules/mailbox/api';
import { mailLimits } from '#modules/mailbox/limits';

import { accounts } from '#mocks/accounts/store';
import { ownedStore } from '#mocks/core/store';
import type { OwnedStore, Store } from '#mocks/core/store';
import type { Localized } from '#mocks/core/localized';
import { ProblemError, recordNotFound } from '#mocks/core/problem';
import { nextInstant } from '#mocks/core/time';

import { mailIndexes } from './mailIndexes';
import type { MailIndex } from './mailIndexes';
import { folderIds, labels as sampleLabels } from './seed/folders';

/** A mail as stored. In the samples `me` is the person whose mailbox it is. */
export type StoredMail = Omit<Mail, 'ccCount' | 'bccCount'>;

/** A file as stored. */
export type StoredFile = { id: string; name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/** The store that mailbox handlers use: the database, or memory for a scenario. */
export type MailStore = OwnedStore<StoredMail, MailIndex>;

/** The mails of one person. */
export type OwnMails = Store<StoredMail, MailIndex>;

/** The mails of each person. */
export const mails: MailStore = ownedStore<StoredMail, MailIndex>(
  'mails',
  async () => (await import('./seed/mails')).sampleMails(now()),
  mailIndexes,
);

/** A label as stored. A sample that has not been renamed has a title in each language. */
export type StoredLabel = { id: string; title: string | Localized; slug: string; color: LabelColor };

/** The labels of each person. */
export const labels = ownedStore<StoredLabel>('mail-labels', async () => sampleLabels);

/** The settings of a person: one record with those that were changed. */
export type StoredSettings = Partial<MailSettings> & { id: string };

/** The settings of people who have changed some. */
export const settings = ownedStore<StoredSettings>('mail-settings', async () => []);

/** The files that people have attached or received. */
const files = ownedStore<StoredFile>('mail-files', async () => []);

const userAddress = ({ name, email }: Pick<SessionUser, 'name' | 'email'>) => formatAddress({ name, email });

/** A mail as one user sees it. */
export function toMail(mail: StoredMail, user: SessionUser): Mail {
  const resolveAddress = (address: string) => (address === 'me' ? userAddress(user) : address);
  const isMine = mail.from.contact === 'me';
  return {
    ...mail,
    from: isMine ? { avatar: user.avatar, contact: userAddress(user) } : mail.from,
    to: joinAddresses(splitAddresses(mail.to).map(resolveAddress)),
    ...(mail.cc && { cc: mail.cc.map(resolveAddress) }),
    ccCount: mail.cc?.length ?? 0,
    bccCount: mail.bcc?.length ?? 0,
  };
}

const toAttachment = ({ id, name, type, bytes }: StoredFile): Attachment => ({
  id,
  name,
  type,
  size: bytes.length,
  preview: type === 'application/pdf' ? 'pdf' : name,
  downloadUrl: '',
});

/** Reads a file that a mail will have, before the transaction that stores it. */
export async function readFile(file: File): Promise<StoredFile> {
  const [type = ''] = file.type.split(';');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { id: `att_${crypto.randomUUID()}`, name: file.name, type, bytes };
}

/** Stores an uploaded attachment. Throws `payload-too-large`. */
export async function saveFile(file: File, user: SessionUser): Promise<Attachment> {
  const limit = mailLimits.attachmentBytes;
  if (file.size > limit) throw new ProblemError('payload-too-large', { limit });
  return toAttachment(await files.of(user.id).addLast(await readFile(file)));
}

/** The file of an attachment of the user's mails, or of one they have just uploaded. Samples are generated. */
export async function getFile(store: MailStore, user: SessionUser, id: string): Promise<File> {
  const stored = await files.of(user.id).find(id);
  if (stored) return new File([stored.bytes], stored.name, { type: stored.type });
  const { rows } = await store.of(user.id).page({ where: { attachment: id }, limit: 1 });
  const attached = rows.at(0)?.attachments.find((one) => one.id === id);
  if (!attached) throw recordNotFound(id, 'attachments');
  const { sampleFile } = await import('./seed/attachments');
  return new File([await sampleFile(attached)], attached.name, { type: attached.type });
}

/** Deletes files that no mail of their owner has any more. */
export async function deleteUnusedFiles(own: OwnMails, owner: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const isUsed = (await own.count({ attachment: id })) > 0;
    if (!isUsed && (await files.of(owner).find(id))) await files.of(owner).remove(id);
  }
}

/** Attachments by their ids: of the mail before, of the mail that is forwarded, or uploaded for this one. */
async function findAttachments(
  owner: string,
  ids: readonly string[],
  mails: ReadonlyArray<StoredMail | undefined>,
): Promise<Attachment[]> {
  const known = mails.flatMap((mail) => mail?.attachments ?? []);
  const found: Attachment[] = [];
  for (const id of ids) {
    const one = known.find((attachment) => attachment.id === id);
    const file = one ? undefined : await files.of(owner).find(id);
    if (!one && !file) throw recordNotFound(id, 'attachments');
    if (one) found.push(one);
    else if (file) found.push(toAttachment(file));
  }
  return found;
}

/** The thread of the mail that is replied to; begins one if it has none. */
async function threadOf(own: OwnMails, original: StoredMail): Promise<string> {
  const threadId = original.threadId ?? original.id;
  if (original.threadId === undefined) await own.update(original.id, { threadId });
  return threadId;
}

/** What is compared to tell a repeated call from a change. */
const textOf = ({ to, cc, bcc, subject, content, attachments }: MailDraft): string =>
  JSON.stringify([...[to, cc, bcc].map((field) => splitAddresses(field)), subject, content, attachments]);

const writtenIn = (mail: Mail): string =>
  textOf({
    to: mail.to,
    cc: joinAddresses(mail.cc ?? []),
    bcc: joinAddresses(mail.bcc ?? []),
    subject: mail.subject,
    content: mail.content,
    attachments: mail.attachments.map(({ id }) => id),
  });

export interface OutgoingMail {
  id: string;
  draft: MailDraft;
  /** Date of the version that it is based on; null for a new one. */
  baseDate: string | null;
  folder: 'drafts' | 'sent';
}

/**
 * Saves a mail in Drafts or Sent; it replaces the draft with the same id. Throws `revision-conflict` with `current` if
 * that was changed since, and `not-found` if it was sent or deleted.
 */
export async function saveOutgoing(
  store: MailStore,
  user: SessionUser,
  { id, draft, baseDate, folder }: OutgoingMail,
): Promise<Mail> {
  await Promise.all([accounts.ensureSeeded(), files.of(user.id).ensureSeeded()]);
  return store.transaction(user.id, async (own) => {
    const before = await own.find(id);
    const isRepeated = before !== undefined && writtenIn(toMail(before, user)) === textOf(draft);
    // A repeated call whose first response was lost.
    if (before && isRepeated && before.folder === folderIds[folder]) return toMail(before, user);
    if (before ? before.folder !== folderIds.drafts : baseDate !== null) throw recordNotFound(id, 'drafts');
    if (before && !isRepeated && before.date !== baseDate) {
      throw new ProblemError('revision-conflict', { current: toMail(before, user) });
    }
    const original = draft.inReplyTo === undefined ? undefined : await own.get(draft.inReplyTo);
    const attachments = await findAttachments(user.id, draft.attachments, [before, original]);
    const thread = original ? await threadOf(own, original) : before?.threadId;
    const cc = splitAddresses(draft.cc);
    const bcc = splitAddresses(draft.bcc);
    const saved = await own.upsert(id, () => ({
      id,
      type: 'mail',
      from: { avatar: user.avatar, contact: userAddress(user) },
      to: joinAddresses(splitAddresses(draft.to)),
      ...(cc.length > 0 && { cc }),
      ...(bcc.length > 0 && { bcc }),
      date: nextInstant(before?.date),
      subject: draft.subject,
      content: draft.content,
      contentType: 'text/html',
      attachments,
      starred: before?.starred ?? false,
      important: before?.important ?? false,
      unread: false,
      folder: folderIds[folder],
      labels: before?.labels ?? [],
      ...(thread !== undefined && { threadId: thread }),
    }));
    const removed = (before?.attachments ?? []).filter((one) => !draft.attachments.includes(one.id));
    await deleteUnusedFiles(
      own,
      user.id,
      removed.map((one) => one.id),
    );
    if (folder === 'sent') await deliverCopies(store, saved, user);
    return toMail(saved, user);
  });
}

/** Delivers a sent mail and its files to recipients with an account, without the Bcc addresses. */
async function deliverCopies(store: MailStore, { bcc, ...mail }: StoredMail, sender: SessionUser): Promise<void> {
  const addressees = [...splitAddresses(mail.to), ...(mail.cc ?? []), ...(bcc ?? [])];
  const recipients = (await accounts.list()).filter(({ email }) => addressees.some((one) => isSameMailbox(one, email)));
  const attached: Array<StoredFile | undefined> = [];
  for (const { id } of mail.attachments) attached.push(await files.of(sender.id).find(id));
  for (const { id } of recipients) {
    for (const file of attached) if (file && id !== sender.id) await files.of(id).addLast(file);
    await addToInbox(store, id, mail);
  }
}

async function addToInbox(store: MailStore, owner: string, mail: Omit<StoredMail, 'id'>): Promise<void> {
  await store.of(owner).addFirst({
    ...mail,
    id: `mai_${crypto.randomUUID()}`,
    starred: false,
    important: false,
    unread: true,
    folder: folderIds.inbox,
    labels: [],
  });
}

/** Delivers a mail of the directory to an account's Inbox, with files that were read before. `content` is HTML. */
export async function deliverSystemMail(
  owner: string,
  mail: Pick<Mail, 'to' | 'subject' | 'content'>,
  attached: readonly StoredFile[] = [],
): Promise<void> {
  for (const file of attached) await files.of(owner).addLast(file);
  await addToInbox(mails, owner, {
    ...mail,
    type: 'mail',
    from: { avatar: null, contact: 'Orvela Facilities <no-reply@orvela.example>' },
    contentType: 'text/html',
    date: now().toISOString(),
    attachments: attached.map(toAttachment),
    starred: false,
    important: false,
    unread: true,
    folder: folderIds.inbox,
    labels: [],
  });
}
