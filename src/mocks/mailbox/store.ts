import { now } from '#lib/time/clock';
import type { SessionUser } from '#lib/session/session';
import { isSameMailbox, joinAddresses, splitAddresses, formatAddress } from '#modules/mailbox/addresses';
import type { Attachment, LabelColor, MailDraft, Mail, MailSettings, Upload } from '#modules/mailbox/api';

import { accounts } from '#mocks/accounts/store';
import { base64ByteLength } from '#mocks/core/base64';
import { ownedStore } from '#mocks/core/store';
import type { OwnedStore } from '#mocks/core/store';
import type { Localized } from '#mocks/core/localized';
import { recordNotFound } from '#mocks/core/problem';

import { folderIds, labels as sampleLabels } from './seed/folders';

/** A mail as stored. In the samples `me` is the person whose mailbox it is. */
export type StoredMail = Omit<Mail, 'ccCount' | 'bccCount'>;

type StoredFile = Omit<Upload, 'data'> & { id: string; data: string };

/** The store that mailbox handlers use: the database, or memory for a scenario. */
export type MailStore = OwnedStore<StoredMail>;

/** The mails of each person. */
export const mails: MailStore = ownedStore<StoredMail>('mails', async () =>
  (await import('./seed/mails')).sampleMails(now()),
);

/** A label as stored. A sample that has not been renamed has a title in each language. */
export type StoredLabel = { id: string; title: string | Localized; slug: string; color: LabelColor };

/** The labels of each person. */
export const labels = ownedStore<StoredLabel>('mail-labels', async () => sampleLabels);

/** The settings of a person: one record. */
export type StoredSettings = MailSettings & { id: string };

/** Settings of an account that has changed none. */
export const defaultSettings: MailSettings = { messageLayout: 'right', keyboardShortcuts: true };

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

/** The user's mails, newest first. */
export async function listMails(store: MailStore, user: SessionUser): Promise<StoredMail[]> {
  const own = await store.of(user.id).list();
  return own.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

const toAttachment = ({ id, name, type, data }: StoredFile): Attachment => ({
  id,
  name,
  type,
  size: base64ByteLength(data),
  preview: type === 'application/pdf' ? 'pdf' : name,
  downloadUrl: '',
});

/** Stores an uploaded attachment. */
export async function saveFile(file: Upload, user: SessionUser): Promise<Attachment> {
  return toAttachment(await files.of(user.id).addLast({ ...file, id: `att_${crypto.randomUUID()}` }));
}

/** The content of an attachment of the user's mails, or of one they have just uploaded. Samples are generated. */
export async function getFile(store: MailStore, user: SessionUser, id: string): Promise<Omit<StoredFile, 'id'>> {
  const stored = await files.of(user.id).find(id);
  if (stored) return { name: stored.name, type: stored.type, data: stored.data };
  const attached = (await store.of(user.id).list())
    .flatMap(({ attachments }) => attachments)
    .find((one) => one.id === id);
  if (!attached) throw recordNotFound(id, 'attachments');
  const { sampleFile } = await import('./seed/attachments');
  return { name: attached.name, type: attached.type, data: await sampleFile(attached) };
}

async function findAttachments(store: MailStore, user: SessionUser, ids: readonly string[]): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  const own = (await files.of(user.id).list()).map(toAttachment);
  const known = [...own, ...(await listMails(store, user)).flatMap(({ attachments }) => attachments)];
  return ids.map((id) => {
    const found = known.find((one) => one.id === id);
    if (!found) throw recordNotFound(id, 'attachments');
    return found;
  });
}

/** The thread of the mail that is replied to; creates one if it has none. */
async function getOrCreateThread(
  store: MailStore,
  user: SessionUser,
  inReplyTo: string | undefined,
): Promise<string | undefined> {
  if (inReplyTo === undefined) return undefined;
  const original = await store.of(user.id).get(inReplyTo);
  const threadId = original.threadId ?? original.id;
  if (original.threadId === undefined) await store.of(user.id).update(original.id, { threadId });
  return threadId;
}

/** Saves a mail in Drafts or Sent; it replaces the draft with the same id. */
export async function saveOutgoing(
  store: MailStore,
  user: SessionUser,
  { id, draft, folder }: { id: string; draft: MailDraft; folder: 'drafts' | 'sent' },
): Promise<Mail> {
  const before = await store.of(user.id).find(id);
  if (before && before.folder !== folderIds.drafts) {
    // A repeated call whose first response was lost.
    if (folder === 'sent' && before.folder === folderIds.sent) return toMail(before, user);
    throw recordNotFound(id, 'drafts');
  }
  const [attachments, threadId] = await Promise.all([
    findAttachments(store, user, draft.attachments),
    getOrCreateThread(store, user, draft.inReplyTo),
  ]);
  const cc = splitAddresses(draft.cc);
  const bcc = splitAddresses(draft.bcc);
  const thread = threadId ?? before?.threadId;
  const saved = await store.of(user.id).upsert(id, () => ({
    id,
    type: 'mail',
    from: { avatar: user.avatar, contact: userAddress(user) },
    to: joinAddresses(splitAddresses(draft.to)),
    ...(cc.length > 0 && { cc }),
    ...(bcc.length > 0 && { bcc }),
    date: now().toISOString(),
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
  if (folder === 'sent') await deliverCopies(store, saved, user);
  return toMail(saved, user);
}

/** Delivers a sent mail and its files to recipients with an account, without the Bcc addresses. */
async function deliverCopies(store: MailStore, { bcc, ...mail }: StoredMail, sender: SessionUser): Promise<void> {
  const addressees = [...splitAddresses(mail.to), ...(mail.cc ?? []), ...(bcc ?? [])];
  const recipients = (await accounts.list()).filter(({ email }) => addressees.some((one) => isSameMailbox(one, email)));
  const attached = await Promise.all(mail.attachments.map(({ id }) => files.of(sender.id).find(id)));
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

/** Delivers a mail of the directory to an account's Inbox. `content` is HTML. */
export async function deliverSystemMail(owner: string, mail: Pick<Mail, 'to' | 'subject' | 'content'>): Promise<void> {
  await addToInbox(mails, owner, {
    ...mail,
    type: 'mail',
    from: { avatar: null, contact: 'Orvela Facilities <no-reply@orvela.example>' },
    contentType: 'text/html',
    date: now().toISOString(),
    attachments: [],
    starred: false,
    important: false,
    unread: true,
    folder: folderIds.inbox,
    labels: [],
  });
}
