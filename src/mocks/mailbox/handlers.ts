import type { HttpHandler } from 'msw';

import type { SessionUser } from '#lib/session/session';
import type { DataLanguage } from '#mocks/core/localized';
import { foldForSearch } from '#lib/text/foldForSearch';
import { recordActivity } from '#mocks/core/recordActivity';
import { toPage } from '#mocks/core/paginate';
import { formatAddress } from '#domain/mailAddress';
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
import { mailboxPath } from '#modules/mailbox/mailboxPath';
import type { MailChange, MailLabel, MailPage, MailSettings } from '#modules/mailbox/api';
import { mailLimits } from '#modules/mailbox/limits';
import type { MailView } from '#modules/mailbox/mailboxPath';
import { applyChange } from '#modules/mailbox/mailRules';
import { defaultSettings } from '#modules/mailbox/settingChoices';
import { handle } from '#mocks/core/handle';
import { fieldError, recordNotFound } from '#mocks/core/problem';
import type { Where } from '#mocks/core/storeIndexes';
import { labelSlug } from './labelSlug';

import { matchesWords } from './mailIndexes';
import type { MailIndex } from './mailIndexes';
import { filters, folderIds, folders } from './seed/folders';
import { deleteUnusedFiles, getFile, labels, mails, saveFile, saveOutgoing, settings, toMail } from './store';
import type { MailStore, StoredLabel, StoredMail, StoredSettings } from './store';

/** Delay of a page of mails in ms (specification of the modules, section 9). */
const listDelay = 625;

const settingsId = 'settings';
const toSettings = ({ messageLayout, density }: StoredSettings): MailSettings => ({
  messageLayout: messageLayout ?? defaultSettings.messageLayout,
  density: density ?? defaultSettings.density,
});

function toLabel({ title, ...label }: StoredLabel, language: DataLanguage): MailLabel {
  return { ...label, title: typeof title === 'string' ? title : title[language] };
}

/** The slug for a title, unique among the labels (ruling D22). */
async function slugFor(user: SessionUser, title: string, ownId?: string): Promise<string> {
  const others = (await labels.of(user.id).list()).filter(({ id }) => id !== ownId);
  return labelSlug(
    title,
    others.map(({ slug }) => slug),
  );
}

const folderRefs = folders.map(({ slug }) => ({ id: folderIds[slug], slug }));

const isTrashOrSpam = ({ folder }: StoredMail) => folder === folderIds.trash || folder === folderIds.spam;

type ViewQuery = { folder?: string; filter?: string; label?: string };

/** The view of a query: `folder` takes precedence over `filter`, and `filter` over `label`. */
function toView({ folder, filter, label = '' }: ViewQuery): MailView {
  if (folder !== undefined) return { kind: 'folder', slug: folder };
  return filter === undefined ? { kind: 'label', slug: label } : { kind: 'filter', slug: filter };
}

/** Finds the mails of a view. Throws `not-found` for an unknown slug. */
async function whereListed(user: SessionUser, { kind, slug }: MailView): Promise<Where<MailIndex>> {
  if (kind === 'filter') {
    if (filters.some((filter) => filter.slug === slug)) return { filter: slug };
  } else {
    const found = (kind === 'folder' ? folderRefs : await labels.of(user.id).list()).find((one) => one.slug === slug);
    if (found) return kind === 'folder' ? { folder: found.id } : { label: found.id };
  }
  throw recordNotFound(slug, `${kind}s`);
}

/** Throws for unknown folders and labels, before anything is changed. */
async function assertFolderAndLabelsExist(
  user: SessionUser,
  folder: string | undefined,
  labelIds: readonly string[] = [],
): Promise<void> {
  if (folder !== undefined && !Object.values<string>(folderIds).includes(folder))
    throw recordNotFound(folder, 'folders');
  const known = labelIds.length > 0 ? await labels.of(user.id).list() : [];
  const missing = labelIds.find((id) => !known.some((label) => label.id === id));
  if (missing !== undefined) throw recordNotFound(missing, 'labels');
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

function withChange({ labels: own, ...change }: MailChange): Partial<StoredMail> {
  return { ...change, ...(own && { labels: unique(own) }) };
}

/** The calls that read or change mails, over one store. */
export const createMailHandlers = (store: MailStore): HttpHandler[] => [
  handle(getMailFolders, ({ user, language }) =>
    Promise.all(
      folders.map(async ({ slug, title, icon }) => ({
        id: folderIds[slug],
        title: title[language],
        slug,
        icon,
        count: await store.of(user.id).count({ counted: folderIds[slug] }),
      })),
    ),
  ),

  handle(
    getMails,
    async ({ query: { page = 1, search = '', ...view }, user }): Promise<MailPage> => {
      const where = await whereListed(user, toView(view));
      const limit = mailLimits.perPage;
      const offset = (Math.max(1, page) - 1) * limit;
      const query = foldForSearch(search);
      const matches = query === '' ? undefined : matchesWords(query);
      const { rows, total } = await store.of(user.id).page({ where, matches, sort: 'descending', offset, limit });
      const { items, pagination } = toPage(rows, total, page, mailLimits.perPage);
      if (items === null) return { mails: null, pagination };
      const { length, size, page: currentPage, lastPage, startIndex, endIndex } = pagination;
      return {
        mails: items.map((mail) => toMail(mail, user)),
        pagination: { totalResults: length, resultsPerPage: size, currentPage, lastPage, startIndex, endIndex },
      };
    },
    { minDelay: listDelay },
  ),

  handle(getMail, async ({ query, user }) => toMail(await store.of(user.id).get(query.id), user)),

  handle(getMailThread, async ({ query, user }) => {
    const mail = await store.of(user.id).get(query.id);
    const { threadId } = mail;
    if (threadId === undefined) return [toMail(mail, user)];
    const { rows } = await store.of(user.id).page({ where: { thread: threadId } });
    return rows
      .filter((one) => one.id === mail.id || (one.folder !== folderIds.drafts && !isTrashOrSpam(one)))
      .map((one) => toMail(one, user));
  }),

  handle(updateMail, async ({ body: { id, mail }, user }) => {
    await store.of(user.id).get(id);
    await assertFolderAndLabelsExist(user, mail.folder, mail.labels);
    return toMail(await store.of(user.id).update(id, (before) => ({ ...before, ...withChange(mail) })), user);
  }),

  handle(updateMails, async ({ body: { ids, mail }, user }) => {
    await assertFolderAndLabelsExist(user, mail.folder, [...(mail.addLabels ?? []), ...(mail.removeLabels ?? [])]);
    return store.transaction(user.id, async (own) => {
      const changed: StoredMail[] = [];
      for (const id of unique(ids)) changed.push(await own.update(id, (before) => applyChange(before, mail)));
      return changed.map((one) => toMail(one, user));
    });
  }),

  handle(deleteMails, ({ query: { ids }, user }) =>
    store.transaction(user.id, async (own) => {
      const attached: string[] = [];
      for (const id of unique(ids)) {
        const { folder, attachments } = await own.remove(id);
        attached.push(...attachments.map((file) => file.id));
        if (folder === folderIds.trash || folder === folderIds.drafts) continue;
        throw fieldError('/query/ids', 'kept', `${id} is neither in Trash nor in Drafts`);
      }
      await deleteUnusedFiles(own, user.id, attached);
      return true as const;
    }),
  ),

  handle(saveDraft, ({ body, user }) => saveOutgoing(store, user, { ...body, folder: 'drafts' })),
  handle(sendMail, async ({ body: { mail, ...body }, user }) => {
    const sent = await saveOutgoing(store, user, { ...body, draft: mail, folder: 'sent' });
    recordActivity([user.id], {
      id: `mail_${sent.id}`,
      action: 'sent',
      personId: user.id,
      subject: sent.subject.trim() || sent.to,
      link: mailboxPath({ kind: 'folder', slug: 'sent' }, 1, sent.id),
    });
    return sent;
  }),
  handle(getDraft, async ({ query: { id }, user }) => {
    const mail = await store.of(user.id).find(id);
    return mail?.folder === folderIds.drafts ? toMail(mail, user) : null;
  }),
  handle(getAttachment, ({ query, user }) => getFile(store, user, query.id)),

  handle(deleteMailLabel, async ({ query: { id }, user }) => {
    await labels.of(user.id).ensureSeeded();
    return store.transaction(user.id, async (own) => {
      await labels.of(user.id).remove(id);
      const { rows } = await own.page({ where: { labelled: id } });
      for (const mail of rows) await own.update(mail.id, { labels: mail.labels.filter((one) => one !== id) });
      return true as const;
    });
  }),
];

/** The calls of the mailbox. */
export const mailboxHandlers: readonly HttpHandler[] = [
  ...createMailHandlers(mails),

  handle(getMailSettings, async ({ user }) => {
    const [own] = await settings.of(user.id).list();
    return own ? toSettings(own) : defaultSettings;
  }),
  handle(updateMailSettings, async ({ body, user }) =>
    toSettings(
      await settings.of(user.id).upsert(settingsId, (before) => ({ ...before, ...body.settings, id: settingsId })),
    ),
  ),

  handle(getMailFilters, ({ language }) =>
    filters.map(({ title, ...filter }) => ({ ...filter, title: title[language] })),
  ),

  handle(getMailLabels, async ({ user, language }) =>
    (await labels.of(user.id).list()).map((label) => toLabel(label, language)),
  ),
  handle(createMailLabel, async ({ body: { label }, user, language }) => {
    const slug = await slugFor(user, label.title);
    const added = await labels.of(user.id).addLast({ ...label, id: crypto.randomUUID(), slug });
    return toLabel(added, language);
  }),
  handle(updateMailLabel, async ({ body: { id, label }, user, language }) => {
    const own = labels.of(user.id);
    const before = await own.get(id);
    const renamed = label.title !== undefined && label.title !== toLabel(before, language).title;
    const slug = renamed ? await slugFor(user, label.title ?? '', id) : before.slug;
    const after = await own.update(id, {
      ...(renamed && label.title !== undefined && { title: label.title }),
      ...(label.color !== undefined && { color: label.color }),
      slug,
    });
    return toLabel(after, language);
  }),

  handle(uploadAttachment, ({ body, user }) => saveFile(body.file, user)),

  handle(getRecipients, async ({ user }) => {
    const { contacts } = await import('#mocks/contacts/store');
    return (await contacts.of(user.id).list())
      .flatMap(({ name, emails }) => emails.map(({ email }) => ({ name, email })))
      .filter(({ email }) => email !== user.email)
      .map(formatAddress);
  }),
];
