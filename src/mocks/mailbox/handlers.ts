import type { HttpHandler } from 'msw';

import { now } from '#lib/time/clock';
import type { Language } from '#lib/i18n/languages';
import { paginate } from '#mocks/core/paginate';
import { fold } from '#lib/text/fold';
import { writeAddress } from '#modules/mailbox/addresses';
import {
  createMailLabel,
  deleteMailLabel,
  deleteMails,
  getAttachment,
  getDraft,
  getMail,
  getMailFilters,
  getMailFolders,
  getMailLabels,
  getMails,
  getMailSettings,
  getMailThread,
  getRecipients,
  saveDraft,
  sendMail,
  updateMail,
  updateMailLabel,
  updateMails,
  updateMailSettings,
  uploadAttachment,
} from '#modules/mailbox/api';
import type { BulkChange, MailChange, MailLabel, MailPage, MailSettings } from '#modules/mailbox/api';
import { labelSlug } from '#modules/mailbox/labelSlug';
import { mailLimits } from '#modules/mailbox/limits';

import { collection } from '#mocks/core/store';
import { handle, misbehave } from '#mocks/core/handle';
import { fileOf, keepFile, mailOf, mails, mailsOf, putWritten, served, unknownId } from './store';
import type { MailStore, StoredMail } from './store';
import { ProblemResponse } from '#mocks/core/problem';
import { filters, folderIds, folders, labels as sampleLabels } from '#mocks/mailbox/seed/folders';
import type { FolderSlug, StoredLabel } from '#mocks/mailbox/seed/folders';

/** Delay of a page of mails in ms (specification of the modules, section 9). */
const listDelay = 625;

const labels = collection<StoredLabel>('mail-labels', async () => sampleLabels);

type StoredSettings = MailSettings & { id: string };

const defaults: MailSettings = { messageLayout: 'right', keyboardShortcuts: true };
const settings = collection<StoredSettings>('mail-settings', async () => []);

const settingsOf = ({ id: _id, ...own }: StoredSettings): MailSettings => own;

function shownLabel({ title, ...label }: StoredLabel, language: Language): MailLabel {
  return { ...label, title: typeof title === 'string' ? title : title[language] };
}

/** A label as it will be: the slug follows a new title and stays its own, on a change too (ruling D22). */
async function slugFor(title: string, own?: string): Promise<string> {
  const others = (await labels.list()).filter(({ id }) => id !== own);
  return labelSlug(
    title,
    others.map(({ slug }) => slug),
  );
}

/** Unread mails; all of them in Drafts and Spam, none in Sent and Trash (specification of the modules, section 7). */
function countIn(slug: FolderSlug, all: readonly StoredMail[]): number {
  if (slug === 'sent' || slug === 'trash') return 0;
  const counted = slug === 'drafts' || slug === 'spam' ? () => true : ({ unread }: StoredMail) => unread;
  return all.filter((mail) => mail.folder === folderIds[slug] && counted(mail)).length;
}

type Place = { folder?: string; filter?: string; label?: string };

const isPutAway = ({ folder }: StoredMail) => folder === folderIds.trash || folder === folderIds.spam;

/** Which mails stand in a place; what was thrown away or is spam stands in its folder alone. */
async function inPlace({ folder, filter, label }: Place): Promise<(mail: StoredMail) => boolean> {
  if (folder !== undefined) {
    const found = folders.find(({ slug }) => slug === folder);
    if (!found) throw unknownId(folder, 'folders');
    return (mail) => mail.folder === folderIds[found.slug];
  }
  if (filter !== undefined) {
    const found = filters.find(({ slug }) => slug === filter);
    if (!found) throw unknownId(filter, 'filters');
    return (mail) => mail[found.slug] && !isPutAway(mail);
  }
  const found = (await labels.list()).find(({ slug }) => slug === label);
  if (!found) throw unknownId(label ?? '', 'labels');
  return (mail) => mail.labels.includes(found.id) && !isPutAway(mail);
}

function matching(search: string | undefined): (mail: StoredMail) => boolean {
  const words = fold(search ?? '')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return () => true;
  return ({ subject, content, from, to, cc = [] }) => {
    const text = fold([subject, content.replaceAll(/<[^>]*>/g, ' '), from.contact, to, ...cc].join(' '));
    return words.every((word) => text.includes(word));
  };
}

/** Refuses folders and labels that do not exist before anything is changed. */
async function assertKnown(folder: string | undefined, labelIds: readonly string[] = []): Promise<void> {
  if (folder !== undefined && !Object.values<string>(folderIds).includes(folder)) throw unknownId(folder, 'folders');
  const known = labelIds.length > 0 ? await labels.list() : [];
  const missing = labelIds.find((id) => !known.some((label) => label.id === id));
  if (missing !== undefined) throw unknownId(missing, 'labels');
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

function withChange({ labels: own, ...change }: MailChange): Partial<StoredMail> {
  return { ...change, ...(own && { labels: unique(own) }) };
}

function withBulk(mail: StoredMail, { addLabels = [], removeLabels = [], ...change }: BulkChange): StoredMail {
  const kept = mail.labels.filter((id) => !removeLabels.includes(id));
  return { ...mail, ...change, labels: unique([...kept, ...addLabels]) };
}

const handlersOn = (store: MailStore): HttpHandler[] => [
  handle(getMailFolders, async ({ user, language }) => {
    const all = await mailsOf(store, user);
    return folders.map(({ slug, title, icon }) => ({
      id: folderIds[slug],
      title: title[language],
      slug,
      icon,
      count: countIn(slug, all),
    }));
  }),

  handle(
    getMails,
    async ({ query: { page = 1, search, ...place }, user }): Promise<MailPage> => {
      const stands = await inPlace(place);
      const found = (await mailsOf(store, user)).filter((mail) => stands(mail)).filter(matching(search));
      const { items, pagination } = paginate(found, page, mailLimits.perPage);
      if (items === null) return { mails: null, pagination };
      const { length, size, page: currentPage, lastPage, startIndex, endIndex } = pagination;
      return {
        mails: items.map((mail) => served(mail, user)),
        pagination: { totalResults: length, resultsPerPage: size, currentPage, lastPage, startIndex, endIndex },
      };
    },
    { wait: listDelay },
  ),

  handle(getMail, async ({ query, user }) => served(await mailOf(store, user, query.id), user)),

  handle(getMailThread, async ({ query, user }) => {
    const mail = await mailOf(store, user, query.id);
    const { threadId } = mail;
    if (threadId === undefined) return [served(mail, user)];
    const own = (await mailsOf(store, user)).filter(
      (one) => one.id === mail.id || (one.threadId === threadId && one.folder !== folderIds.drafts && !isPutAway(one)),
    );
    return own.toReversed().map((one) => served(one, user));
  }),

  handle(updateMail, async ({ body: { id, mail }, user }) => {
    await mailOf(store, user, id);
    await assertKnown(mail.folder, mail.labels);
    return served(await store.update(id, (before) => ({ ...before, ...withChange(mail) })), user);
  }),

  handle(updateMails, async ({ body: { ids, mail }, user }) => {
    // All are looked for before the first is changed.
    for (const id of ids) await mailOf(store, user, id);
    await assertKnown(mail.folder, [...(mail.addLabels ?? []), ...(mail.removeLabels ?? [])]);
    const changed: StoredMail[] = [];
    for (const id of unique(ids)) changed.push(await store.update(id, (before) => withBulk(before, mail)));
    return changed.map((one) => served(one, user));
  }),

  handle(deleteMails, async ({ query: { ids }, user }) => {
    for (const id of ids) {
      const { folder } = await mailOf(store, user, id);
      if (folder === folderIds.trash || folder === folderIds.drafts) continue;
      throw new ProblemResponse('validation-failed', {
        errors: [{ pointer: '/query/ids', code: 'kept', message: `${id} is neither in Trash nor in Drafts` }],
      });
    }
    for (const id of unique(ids)) await store.remove(id);
    return true as const;
  }),

  handle(saveDraft, ({ body: { id, draft }, user }) => putWritten(store, user, { id, draft, folder: 'drafts' })),
  handle(sendMail, ({ body: { id, mail }, user }) => putWritten(store, user, { id, draft: mail, folder: 'sent' })),
  handle(getDraft, async ({ query: { id }, user }) => {
    const draft = (await mailsOf(store, user)).find((mail) => mail.id === id && mail.folder === folderIds.drafts);
    return draft ? served(draft, user) : null;
  }),
  handle(getAttachment, ({ query, user }) => fileOf(store, user, query.id)),

  handle(deleteMailLabel, async ({ query: { id } }) => {
    await labels.remove(id);
    await store.updateAll((mail) => ({ ...mail, labels: mail.labels.filter((one) => one !== id) }));
    return true as const;
  }),
];

/** Answers the calls of the mailbox. */
export const mailboxHandlers: readonly HttpHandler[] = [
  ...handlersOn(mails),

  handle(getMailSettings, async ({ user }) => {
    const own = (await settings.list()).find(({ id }) => id === user.id);
    return own ? settingsOf(own) : defaults;
  }),
  handle(updateMailSettings, async ({ body, user }) =>
    settingsOf(await settings.upsert(user.id, (before) => ({ ...defaults, ...before, ...body.settings, id: user.id }))),
  ),

  handle(getMailFilters, ({ language }) =>
    filters.map(({ title, ...filter }) => ({ ...filter, title: title[language] })),
  ),

  handle(getMailLabels, async ({ language }) => (await labels.list()).map((label) => shownLabel(label, language))),
  handle(createMailLabel, async ({ body: { label }, language }) => {
    const added = await labels.addLast({ ...label, id: crypto.randomUUID(), slug: await slugFor(label.title) });
    return shownLabel(added, language);
  }),
  handle(updateMailLabel, async ({ body: { id, label }, language }) => {
    const before = await labels.get(id);
    const renamed = label.title !== undefined && label.title !== shownLabel(before, language).title;
    const slug = renamed ? await slugFor(label.title ?? '', id) : before.slug;
    const after = await labels.update(id, {
      ...(renamed && label.title !== undefined && { title: label.title }),
      ...(label.color !== undefined && { color: label.color }),
      slug,
    });
    return shownLabel(after, language);
  }),

  handle(uploadAttachment, ({ body, user }) => keepFile(body.file, user)),

  handle(getRecipients, async ({ user }) => {
    const { contacts } = await import('#mocks/contacts/handlers');
    return (await contacts.list())
      .flatMap(({ name, emails }) => emails.map(({ email }) => ({ name, email })))
      .filter(({ email }) => email !== user.email)
      .map(writeAddress);
  }),
];

/** Mails that are kept only as long as a scenario lasts. */
function inMemory(make: () => Promise<StoredMail[]>): MailStore {
  let made: Promise<Map<string, StoredMail>> | undefined;
  const all = () => (made ??= make().then((list) => new Map(list.map((mail) => [mail.id, mail]))));
  const get: MailStore['get'] = async (id) => {
    const mail = (await all()).get(id);
    if (!mail) throw unknownId(id, 'mails');
    return mail;
  };
  const put = async (mail: StoredMail) => {
    (await all()).set(mail.id, mail);
    return mail;
  };
  return {
    list: async () => [...(await all()).values()],
    get,
    async update(id, change) {
      const mail = await get(id);
      return put({ ...(typeof change === 'function' ? change(mail) : { ...mail, ...change }), id });
    },
    upsert: async (id, change) => put({ ...change((await all()).get(id)), id }),
    async updateAll(change) {
      for (const mail of (await all()).values()) await put(change(mail));
    },
    async remove(id) {
      const mail = await get(id);
      (await all()).delete(id);
      return mail;
    },
  };
}

/** How the calls of the mailbox go wrong, and what they may hold, by name. */
export const mailboxScenarios = {
  settings: {
    ...misbehave(getMailSettings),
    /** Somebody has chosen these. */
    are: (chosen: Partial<MailSettings>) => handle(getMailSettings, () => ({ ...defaults, ...chosen })),
  },
  settingsChange: misbehave(updateMailSettings),
  folders: misbehave(getMailFolders),
  labels: misbehave(getMailLabels),
  labelCreate: misbehave(createMailLabel),
  labelChange: misbehave(updateMailLabel),
  labelDelete: misbehave(deleteMailLabel),
  list: misbehave(getMails),
  mail: misbehave(getMail),
  change: misbehave(updateMail),
  bulk: misbehave(updateMails),
  remove: misbehave(deleteMails),
  draft: misbehave(saveDraft),
  send: misbehave(sendMail),
  upload: misbehave(uploadAttachment),
  attachment: misbehave(getAttachment),
  /** There are no mails at all. */
  empty: () => handlersOn(inMemory(async () => [])),
  /** These are there, and no others. */
  holds: (list: readonly StoredMail[]) => handlersOn(inMemory(async () => [...list])),
  /** Years of mails. */
  many: (count = 10_000) =>
    handlersOn(inMemory(async () => (await import('#mocks/mailbox/seed/mails')).manyMails(count, now()))),
  /** People who have been answering each other for long. */
  longConversation: (count = 100) =>
    handlersOn(inMemory(async () => (await import('#mocks/mailbox/seed/mails')).longConversation(count, now()))),
};
