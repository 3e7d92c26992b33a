import { queryOptions } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { createClient } from '#lib/http/createClient';
import { patch, updateServerRecords } from '#lib/query/cachePatches';
import { cachedRecord } from '#lib/query/cachedRecord';
import { callQuery } from '#lib/query/callQuery';
import { findCached } from '#lib/query/findCached';
import { mutation } from '#lib/query/mutation';
import { changeInListMutation } from '#lib/query/listMutations';
import { pictureQuery } from '#lib/query/pictureQuery';
import { minuteMs } from '#lib/time/duration';
import { uploadTimeoutMs } from '#lib/uploads/useUploads';

import type { BulkChange, MailDraft, LabelInput, Mail, MailFolder, MailLabel, MailPage, MailSettings } from './api';
import { applyChange, updateFolderCounts, updatePage, removeFromPage } from './mailRules';
import type { MailView } from './mailboxPath';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

/** Query keys of the mailbox; each also matches every key that starts with it. */
const mailKeys = {
  all: ['mailbox'],
  settings: ['mailbox', 'settings'],
  folders: ['mailbox', 'folders'],
  filters: ['mailbox', 'filters'],
  labels: ['mailbox', 'labels'],
  lists: ['mailbox', 'mails'],
  list: ({ view, page, search }: MailListParams) => [...mailKeys.lists, view, page, search],
  details: ['mailbox', 'mail'],
  detail: (id: string) => [...mailKeys.details, id],
  threads: ['mailbox', 'thread'],
  draft: (id: string) => ['mailbox', 'draft', id],
  recipients: ['mailbox', 'recipients'],
  attachment: (id: string) => ['mailbox', 'attachment', id],
} as const;

/** The mailbox settings. */
export const settingsQuery = () => callQuery(mailKeys.settings, api.getMailSettings);

/** The five folders with their counts, named in a language. */
export const foldersQuery = (language: string) => callQuery([...mailKeys.folders, language], api.getMailFolders);

/** A folder without its count. */
export type FolderSummary = Omit<MailFolder, 'count'>;

const withoutCounts = (folders: MailFolder[]) => folders.map(({ count: _count, ...folder }): FolderSummary => folder);

/** The five folders without counts: subscribers do not re-render when a mail is read. */
export const folderSummariesQuery = (language: string) => ({ ...foldersQuery(language), select: withoutCounts });

/** The two filters, named in a language. */
export const filtersQuery = (language: string) => callQuery([...mailKeys.filters, language], api.getMailFilters);

/** The labels, named in a language. */
export const labelsQuery = (language: string) => callQuery([...mailKeys.labels, language], api.getMailLabels);

/** Parameters of a page of mails. */
export interface MailListParams {
  view: MailView;
  page: number;
  /** Empty: no search. */
  search: string;
}

/** A page of mails. */
export const mailsQuery = ({ view, page, search }: MailListParams) =>
  callQuery(mailKeys.list({ view, page, search }), api.getMails, {
    [view.kind]: view.slug,
    page,
    ...(search !== '' && { search }),
  });

/** Reads the listed mails again, because new ones have arrived. */
export const refreshLists = (client: QueryClient) => client.invalidateQueries({ queryKey: mailKeys.lists });

/** One mail; starts with its copy in a cached list, so that it renders immediately and only once. */
export const mailQuery = (id: string, client: QueryClient) =>
  queryOptions({
    ...callQuery(mailKeys.detail(id), api.getMail, { id }),
    ...cachedRecord<MailPage, Mail>(client, mailKeys.lists, ({ mails }) => mails?.find((mail) => mail.id === id)),
  });

/** The thread of a mail; starts with the thread cached for another of its mails. */
export const threadQuery = (id: string, client: QueryClient) =>
  queryOptions({
    ...callQuery([...mailKeys.threads, id], api.getMailThread, { id }),
    ...cachedRecord<Mail[], Mail[]>(client, mailKeys.threads, (thread) =>
      thread.some((mail) => mail.id === id) ? thread : undefined,
    ),
  });

/** Loads the draft with an id; null if none was saved, or it was sent. */
export const loadDraft = (id: string) => api.getDraft({ query: { id } });

/** The draft with an id. Fetched again whenever the composer opens. */
export const draftQuery = (id: string) =>
  queryOptions({ ...callQuery(mailKeys.draft(id), api.getDraft, { id }), gcTime: 0, staleTime: Infinity });

/** Names and addresses from the address book. */
export const recipientsQuery = () =>
  queryOptions({ ...callQuery(mailKeys.recipients, api.getRecipients), staleTime: 10 * minuteMs });

/** An attachment as the source of an image; it never changes. */
export const attachmentPictureQuery = (id: string) =>
  pictureQuery([...mailKeys.attachment(id), 'picture'], api.getAttachment, id);

/** The file of an attachment; it never changes. */
export const attachmentQuery = (id: string) =>
  queryOptions({ ...callQuery(mailKeys.attachment(id), api.getAttachment, { id }), staleTime: Infinity });

const viewOf = (key: QueryKey) => key[2] as MailView;

const idsOf = (mails: readonly Mail[]) => mails.map(({ id }) => id);

const patchPages = (update: (page: MailPage, view: MailView) => MailPage) =>
  patch<MailPage>(mailKeys.lists, (page, key) => update(page, viewOf(key)));

const patchFolders = (moves: ReadonlyArray<{ before: Mail; after: Mail | null }>) =>
  patch<MailFolder[]>(mailKeys.folders, (folders) => updateFolderCounts(folders, moves));

/** Replaces mails wherever they are cached. */
const patchMails = (update: (mail: Mail) => Mail) => [
  patch<Mail>(mailKeys.details, update),
  patch<Mail[]>(mailKeys.threads, (thread) => thread.map(update)),
];

/** Lists in which mails appear or disappear with a change, and the folders if their counts change. */
function changedLists({ folder, unread, starred, important, addLabels, removeLabels }: BulkChange): QueryKey[] {
  if (folder !== undefined) return [mailKeys.lists, mailKeys.folders, mailKeys.threads];
  const ofKind = (kind: MailView['kind'], isChanged: boolean) => (isChanged ? [[...mailKeys.lists, { kind }]] : []);
  return [
    ...ofKind('filter', starred !== undefined || important !== undefined),
    ...ofKind('label', addLabels !== undefined || removeLabels !== undefined),
    ...(unread === undefined ? [] : [mailKeys.folders]),
  ];
}

/** Flags, labels or moves mails; takes the mails in their current state. */
export const changeMutation = () =>
  mutation({
    key: mailKeys.all,
    send: async ({ mails, change }: { mails: readonly Mail[]; change: BulkChange }) => {
      const [first] = mails;
      const { addLabels, removeLabels, ...rest } = change;
      if (first && mails.length === 1 && !addLabels && !removeLabels) {
        return [await api.updateMail({ body: { id: first.id, mail: rest } })];
      }
      return api.updateMails({ body: { ids: idsOf(mails), mail: change } });
    },
    optimistic({ mails, change }, client) {
      const ids = idsOf(mails);
      const collections = {
        folders: findCached(client, mailKeys.folders, (folders: MailFolder[]) => folders) ?? [],
        labels: findCached(client, mailKeys.labels, (labels: MailLabel[]) => labels) ?? [],
      };
      return [
        patchPages((page, view) => updatePage(page, view, { ids, change, collections })),
        ...patchMails((mail) => (ids.includes(mail.id) ? applyChange(mail, change) : mail)),
        patchFolders(mails.map((before) => ({ before, after: applyChange(before, change) }))),
      ];
    },
    onSaved: (saved, _variables, client) => updateServerRecords(client, saved, patchMails),
    invalidates: ({ change }) => changedLists(change),
    errorKey: 'mailbox:failure.change',
  });

/** Deletes mails in Trash or Drafts forever. */
export const removeMutation = () =>
  mutation({
    key: mailKeys.all,
    send: ({ mails }: { mails: readonly Mail[] }) => api.deleteMails({ query: { ids: idsOf(mails) } }),
    optimistic: ({ mails }) => [
      patchPages((page) => removeFromPage(page, idsOf(mails))),
      patchFolders(mails.map((before) => ({ before, after: null }))),
    ],
    invalidates: [mailKeys.lists, mailKeys.folders, mailKeys.threads],
    errorKey: 'mailbox:failure.remove',
  });

/** Changes the mailbox settings. */
export const settingsMutation = () =>
  mutation({
    key: mailKeys.settings,
    send: (settings: Partial<MailSettings>) => api.updateMailSettings({ body: { settings } }),
    optimistic: (change) => [patch<MailSettings>(mailKeys.settings, (settings) => ({ ...settings, ...change }))],
    errorKey: 'mailbox:failure.settings',
  });

/** Adds a label. The form shows its error. */
export const createLabelMutation = () =>
  mutation({
    key: mailKeys.labels,
    send: (label: LabelInput) => api.createMailLabel({ body: { label } }),
  });

/** Renames or recolours a label. */
export const changeLabelMutation = () =>
  changeInListMutation(mailKeys.labels, ({ id, ...label }: Partial<LabelInput> & { id: string }) =>
    api.updateMailLabel({ body: { id, label } }),
  );

/** Deletes a label and removes it from all mails. */
export const deleteLabelMutation = () =>
  mutation({
    key: mailKeys.all,
    send: ({ id }: MailLabel) => api.deleteMailLabel({ query: { id } }),
    errorKey: 'mailbox:failure.label',
  });

/** A draft with its client-made id, and the date of the version that it is based on. */
export type DraftInput = { id: string; draft: MailDraft; baseDate: string | null };

const draftsView: Partial<MailView> = { kind: 'folder', slug: 'drafts' };
const draftLists: readonly QueryKey[] = [[...mailKeys.lists, draftsView], mailKeys.folders, mailKeys.details];

/** Saves a draft. The composer shows whether it was saved. */
export const saveDraftMutation = () =>
  mutation({
    key: mailKeys.all,
    send: (body: DraftInput) => api.saveDraft({ body }),
    invalidates: draftLists,
  });

/** Deletes a draft by its id. */
export const discardDraftMutation = () =>
  mutation({
    key: mailKeys.all,
    send: (id: string) => api.deleteMails({ query: { ids: [id] } }),
    invalidates: draftLists,
    errorKey: 'mailbox:failure.remove',
  });

/** Sends a mail. On failure the composer shows the error and keeps the text. */
export const sendMutation = () =>
  mutation({
    key: mailKeys.all,
    send: ({ draft, ...body }: DraftInput) => api.sendMail({ body: { ...body, mail: draft } }),
    invalidates: [mailKeys.lists, mailKeys.folders, mailKeys.details, mailKeys.threads],
  });

/** Uploads a file for a draft; the signal cancels it. */
export const uploadMutation = () =>
  mutation({
    key: ['mailbox', 'attachment'],
    send: ({ file, signal }: { file: File; signal: AbortSignal }) =>
      api.uploadAttachment({ body: { file }, signal, timeout: uploadTimeoutMs }),
    invalidates: [],
  });
