import { now } from '#lib/time/clock';
import type { SessionUser } from '#lib/session/session';
import { isSameMailbox, joinAddresses, splitAddresses, formatAddress } from '#modules/mailbox/addresses';
import type { Attachment, LabelColor, MailDraft, Mail, MailSettings, Upload } from '#modules/mailbox/api';

import { accounts } from '#mocks/accounts/store';
import { base64ByteLength } from '#mocks/core/base64';
import { defineStore } from '#mocks/core/store';
import type { Store } from '#mocks/core/store';
import type { Localized } from '#mocks/core/localized';
import { recordNotFound } from '#mocks/core/problem';

import { folderIds, labels as sampleLabels } from './seed/folders';

/**
 * A mail as stored. Mails without an owner are samples, which every account shares; `me` in them is the current user.
 * Mails that an account has sent, drafted or received belong to it alone.
 */
export type StoredMail = Omit<Mail, 'ccCount' | 'bccCount'> & { owner: string | null };

type StoredFile = Omit<Upload, 'data'> & { id: string; data: string; owner: string };

/** The store that mailbox handlers use: the database, or memory for a scenario. */
export type MailStore = Pick<Store<StoredMail>, 'list' | 'get' | 'update' | 'upsert' | 'updateAll' | 'remove'>;

/** The mails of the local back end. */
export const mails: Store<StoredMail> = defineStore<StoredMail>('mails', async () =>
  (await import('./seed/mails')).sampleMails(now()),
);

/** A label as stored. A sample that has not been renamed has a title in each language. */
export type StoredLabel = { id: string; title: string | Localized; slug: string; color: LabelColor };

/** The labels, shared by all accounts. */
export const labels = defineStore<StoredLabel>('mail-labels', async () => sampleLabels);

/** The settings of one account; its id is theirs. */
export type StoredSettings = MailSettings & { id: string };

/** Settings of an account that has changed none. */
export const defaultSettings: MailSettings = { messageLayout: 'right', keyboardShortcuts: true };

/** The settings of the accounts that have changed some. */
export const settings = defineStore<StoredSettings>('mail-settings', async () => []);

const files = defineStore<StoredFile>('mail-files', async () => []);

const userAddress = ({ name, email }: Pick<SessionUser, 'name' | 'email'>) => formatAddress({ name, email });

/** A mail as one user sees it. */
export function toMail({ owner: _owner, ...mail }: StoredMail, user: SessionUser): Mail {
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

const isOwnedBy = (user: SessionUser, { owner }: StoredMail) => owner === null || owner === user.id;

/** The user's mails, newest first. */
export async function listMails(store: MailStore, user: SessionUser): Promise<StoredMail[]> {
  const own = (await store.list()).filter((mail) => isOwnedBy(user, mail));
  return own.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** One of the user's mails. Throws `not-found`. */
export async function findOwnMail(store: MailStore, user: SessionUser, id: string): Promise<StoredMail> {
  const mail = await store.get(id);
  if (!isOwnedBy(user, mail)) throw recordNotFound(id, 'mails');
  return mail;
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
  return toAttachment(await files.addLast({ ...file, id: `att_${crypto.randomUUID()}`, owner: user.id }));
}

/** The content of an attachment of the user's mails, or of one they have just uploaded. Samples are generated. */
export async function getFile(
  store: MailStore,
  user: SessionUser,
  id: string,
): Promise<Omit<StoredFile, 'id' | 'owner'>> {
  const stored = (await files.list()).find((file) => file.id === id);
  const attached = (await listMails(store, user))
    .flatMap(({ attachments }) => attachments)
    .find((one) => one.id === id);
  if (stored && (attached || stored.owner === user.id))
    return { name: stored.name, type: stored.type, data: stored.data };
  if (!attached) throw recordNotFound(id, 'attachments');
  const { sampleFile } = await import('./seed/attachments');
  return { name: attached.name, type: attached.type, data: await sampleFile(attached) };
}

async function findAttachments(store: MailStore, user: SessionUser, ids: readonly string[]): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  const own = (await files.list()).filter(({ owner }) => owner === user.id).map(toAttachment);
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
  const original = await findOwnMail(store, user, inReplyTo);
  const threadId = original.threadId ?? original.id;
  if (original.threadId === undefined) await store.update(original.id, { threadId });
  return threadId;
}

/** Saves a mail in Drafts or Sent; it replaces the draft with the same id. */
export async function saveOutgoing(
  store: MailStore,
  user: SessionUser,
  { id, draft, folder }: { id: string; draft: MailDraft; folder: 'drafts' | 'sent' },
): Promise<Mail> {
  const before = (await store.list()).find((mail) => mail.id === id);
  if (before && !isOwnedBy(user, before)) throw recordNotFound(id, 'mails');
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
  const saved = await store.upsert(id, () => ({
    id,
    owner: user.id,
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
  if (folder === 'sent') await deliverCopies(store, saved);
  return toMail(saved, user);
}

/** Delivers a sent mail to the Inbox of recipients with an account, without the Bcc addresses. */
async function deliverCopies(store: MailStore, { bcc, ...mail }: StoredMail): Promise<void> {
  const addressees = [...splitAddresses(mail.to), ...(mail.cc ?? []), ...(bcc ?? [])];
  const recipients = (await accounts.list()).filter(({ email }) => addressees.some((one) => isSameMailbox(one, email)));
  for (const { id: owner } of recipients) await addToInbox(store, { ...mail, owner });
}

async function addToInbox(store: MailStore, mail: Omit<StoredMail, 'id'>): Promise<void> {
  const id = `mai_${crypto.randomUUID()}`;
  await store.upsert(id, () => ({
    ...mail,
    id,
    starred: false,
    important: false,
    unread: true,
    folder: folderIds.inbox,
    labels: [],
  }));
}

/** Delivers a mail of the directory to an account's Inbox. `content` is HTML. */
export async function deliverSystemMail(owner: string, mail: Pick<Mail, 'to' | 'subject' | 'content'>): Promise<void> {
  await addToInbox(mails, {
    ...mail,
    owner,
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

/** Deletes the mails and files of a closed account. */
export async function deleteMailsOf(owner: string): Promise<void> {
  for (const mail of await mails.list()) if (mail.owner === owner) await mails.remove(mail.id);
  for (const file of await files.list()) if (file.owner === owner) await files.remove(file.id);
}
