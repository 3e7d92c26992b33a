import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { optimisticQuery, optimisticQueries } from '#lib/query/optimisticQuery';
import type { MutationMeta } from '#lib/query/optimisticQuery';
import { minuteMs } from '#lib/time/duration';

import type {
  BulkChange,
  MailDraft,
  LabelChange,
  LabelInput,
  Mail,
  MailFolder,
  MailLabel,
  MailPage,
  MailSettings,
  SettingsChange,
  Upload,
} from './api';
import { applyChange, updateFolderCounts, updatePage, removeFromPage } from './mailRules';
import type { MailView } from './mailboxPath';

// Lazy: zod and the schemas stay out of the first chunk.
const loadApi = () => import('./api');

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
export const settingsQuery = () =>
  queryOptions({
    queryKey: mailKeys.settings,
    queryFn: async ({ signal }) => request((await loadApi()).getMailSettings, { signal }),
  });

/** The five folders with their counts, named in a language. */
export const foldersQuery = (language: string) =>
  queryOptions({
    queryKey: [...mailKeys.folders, language],
    queryFn: async ({ signal }) => request((await loadApi()).getMailFolders, { signal }),
  });

/** A folder without its count. */
export type FolderSummary = Omit<MailFolder, 'count'>;

const withoutCounts = (folders: MailFolder[]) => folders.map(({ count: _count, ...folder }): FolderSummary => folder);

/** The five folders without counts: subscribers do not re-render when a mail is read. */
export const folderSummariesQuery = (language: string) => ({ ...foldersQuery(language), select: withoutCounts });

/** The two filters, named in a language. */
export const filtersQuery = (language: string) =>
  queryOptions({
    queryKey: [...mailKeys.filters, language],
    queryFn: async ({ signal }) => request((await loadApi()).getMailFilters, { signal }),
  });

/** The labels, named in a language. */
export const labelsQuery = (language: string) =>
  queryOptions({
    queryKey: [...mailKeys.labels, language],
    queryFn: async ({ signal }) => request((await loadApi()).getMailLabels, { signal }),
  });

/** Parameters of a page of mails. */
export interface MailListParams {
  view: MailView;
  page: number;
  /** Empty: no search. */
  search: string;
}

/** A page of mails. */
export const mailsQuery = ({ view, page, search }: MailListParams) =>
  queryOptions({
    queryKey: mailKeys.list({ view, page, search }),
    queryFn: async ({ signal }) =>
      request((await loadApi()).getMails, {
        query: { [view.kind]: view.slug, page, ...(search !== '' && { search }) },
        signal,
      }),
  });

/** One mail; starts with its copy in a cached list, so that it renders immediately and only once. */
export const mailQuery = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: mailKeys.detail(id),
    queryFn: async ({ signal }) => request((await loadApi()).getMail, { query: { id }, signal }),
    initialData: () => cachedMail(client, id),
    initialDataUpdatedAt: 0,
  });

/** The thread of a mail; starts with the thread cached for another of its mails. */
export const threadQuery = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: [...mailKeys.threads, id],
    queryFn: async ({ signal }) => request((await loadApi()).getMailThread, { query: { id }, signal }),
    initialData: () => cachedThread(client, id),
    initialDataUpdatedAt: 0,
  });

/** The draft with an id, or null if none was saved. Fetched again whenever the composer opens. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: mailKeys.draft(id),
    queryFn: async ({ signal }) => request((await loadApi()).getDraft, { query: { id }, signal }),
    gcTime: 0,
    staleTime: Infinity,
  });

/** Names and addresses from the address book. */
export const recipientsQuery = () =>
  queryOptions({
    queryKey: mailKeys.recipients,
    queryFn: async ({ signal }) => request((await loadApi()).getRecipients, { signal }),
    staleTime: 10 * minuteMs,
  });

/** The content of an attachment; it never changes. */
export const attachmentQuery = (id: string) =>
  queryOptions({
    queryKey: mailKeys.attachment(id),
    queryFn: async ({ signal }) => request((await loadApi()).getAttachment, { query: { id }, signal }),
    staleTime: Infinity,
  });

function cachedMail(client: QueryClient, id: string): Mail | undefined {
  for (const [, page] of client.getQueriesData<MailPage>({ queryKey: mailKeys.lists })) {
    const found = page?.mails?.find((mail) => mail.id === id);
    if (found) return found;
  }
  return undefined;
}

function cachedThread(client: QueryClient, id: string): Mail[] | undefined {
  const threads = client.getQueriesData<Mail[]>({ queryKey: mailKeys.threads }).map(([, thread]) => thread);
  return threads.find((thread) => thread?.some((mail) => mail.id === id));
}

/** Mutation options for an optimistic update of every query that holds mails. */
const optimisticMailUpdate = <Variables extends { mails: readonly Mail[] }>(
  apply: (client: QueryClient, variables: Variables) => void,
) => optimisticQueries(mailKeys.all, [mailKeys.lists, mailKeys.details, mailKeys.threads, mailKeys.folders], apply);

const viewOf = (key: QueryKey) => key[2] as MailView;

function cachedList<Item>(client: QueryClient, queryKey: QueryKey): Item[] {
  return client.getQueriesData<Item[]>({ queryKey }).find(([, data]) => data !== undefined)?.[1] ?? [];
}

/** Updates all cached pages, each with the view it lists. */
function updatePages(client: QueryClient, change: (page: MailPage, view: MailView) => MailPage): void {
  for (const [key, page] of client.getQueriesData<MailPage>({ queryKey: mailKeys.lists })) {
    if (page) client.setQueryData(key, change(page, viewOf(key)));
  }
}

function updateFolders(client: QueryClient, moves: ReadonlyArray<{ before: Mail; after: Mail | null }>): void {
  client.setQueriesData<MailFolder[]>(
    { queryKey: mailKeys.folders },
    (list) => list && updateFolderCounts(list, moves),
  );
}

/** Flags, labels or moves mails; takes the mails in their current state. */
export const changeMutation = () =>
  mutationOptions({
    ...optimisticMailUpdate<{ mails: readonly Mail[]; change: BulkChange }>((client, { mails, change }) => {
      const ids = mails.map(({ id }) => id);
      const collections = {
        folders: cachedList<MailFolder>(client, mailKeys.folders),
        labels: cachedList<MailLabel>(client, mailKeys.labels),
      };
      const applied = (mail: Mail) => (ids.includes(mail.id) ? applyChange(mail, change) : mail);
      updatePages(client, (page, view) => updatePage(page, view, { ids, change, collections }));
      client.setQueriesData<Mail>({ queryKey: mailKeys.details }, (mail) => mail && applied(mail));
      client.setQueriesData<Mail[]>({ queryKey: mailKeys.threads }, (thread) => thread?.map(applied));
      updateFolders(
        client,
        mails.map((before) => ({ before, after: applyChange(before, change) })),
      );
    }),
    mutationFn: async ({ mails, change }: { mails: readonly Mail[]; change: BulkChange }) => {
      const { updateMail, updateMails } = await loadApi();
      const [first] = mails;
      const { addLabels, removeLabels, ...rest } = change;
      if (first && mails.length === 1 && !addLabels && !removeLabels) {
        return [await request(updateMail, { body: { id: first.id, mail: rest } })];
      }
      return request(updateMails, { body: { ids: mails.map(({ id }) => id), mail: change } });
    },
    meta: { errorKey: 'mailbox:failure.change' } satisfies MutationMeta,
  });

/** Deletes mails in Trash or Drafts forever. */
export const removeMutation = () =>
  mutationOptions({
    ...optimisticMailUpdate<{ mails: readonly Mail[] }>((client, { mails }) => {
      const ids = mails.map(({ id }) => id);
      updatePages(client, (page) => removeFromPage(page, ids));
      updateFolders(
        client,
        mails.map((before) => ({ before, after: null })),
      );
    }),
    mutationFn: async ({ mails }: { mails: readonly Mail[] }) =>
      request((await loadApi()).deleteMails, { query: { ids: mails.map(({ id }) => id) } }),
    meta: { errorKey: 'mailbox:failure.remove' } satisfies MutationMeta,
  });

/** Changes the mailbox settings. */
export const settingsMutation = () =>
  mutationOptions({
    ...optimisticQuery<MailSettings, SettingsChange>(mailKeys.settings, (settings, change) => ({
      ...settings,
      ...change,
    })),
    mutationFn: async (settings: SettingsChange) =>
      request((await loadApi()).updateMailSettings, { body: { settings } }),
    meta: { errorKey: 'mailbox:failure.settings' } satisfies MutationMeta,
  });

/** Adds a label. The form shows its error. */
export const createLabelMutation = () =>
  mutationOptions({
    mutationKey: mailKeys.all,
    mutationFn: async (label: LabelInput) => request((await loadApi()).createMailLabel, { body: { label } }),
    onSuccess: (_label, _variables, _result, { client }) => client.invalidateQueries({ queryKey: mailKeys.labels }),
  });

/** Renames or recolours a label. The label's row shows its error. */
export const changeLabelMutation = () =>
  mutationOptions({
    mutationKey: mailKeys.all,
    scope: { id: 'mailbox-labels' },
    mutationFn: async ({ id, ...label }: LabelChange & { id: string }) =>
      request((await loadApi()).updateMailLabel, { body: { id, label } }),
    onSuccess(saved, _variables, _result, { client }) {
      client.setQueriesData<MailLabel[]>({ queryKey: mailKeys.labels }, (list) =>
        list?.map((label) => (label.id === saved.id ? saved : label)),
      );
      return client.invalidateQueries({ queryKey: mailKeys.labels });
    },
  });

/** Deletes a label and removes it from all mails. */
export const deleteLabelMutation = () =>
  mutationOptions({
    mutationKey: mailKeys.all,
    mutationFn: async ({ id }: MailLabel) => request((await loadApi()).deleteMailLabel, { query: { id } }),
    onSuccess: (_answer, _label, _result, { client }) => client.invalidateQueries({ queryKey: mailKeys.all }),
    meta: { errorKey: 'mailbox:failure.label' } satisfies MutationMeta,
  });

/** A draft with its client-made id. */
export type DraftInput = { id: string; draft: MailDraft };

/** Saves a draft. The composer shows whether it was saved. */
export const saveDraftMutation = () =>
  mutationOptions({
    mutationKey: mailKeys.all,
    mutationFn: async ({ id, draft }: DraftInput) => request((await loadApi()).saveDraft, { body: { id, draft } }),
    onSuccess: (_mail, _written, _result, { client }) =>
      Promise.all(
        [mailKeys.lists, mailKeys.folders, mailKeys.details].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });

/** Deletes a draft by its id. */
export const discardDraftMutation = () =>
  mutationOptions({
    mutationKey: mailKeys.all,
    mutationFn: async (id: string) => request((await loadApi()).deleteMails, { query: { ids: [id] } }),
    onSuccess: (_answer, _id, _result, { client }) =>
      Promise.all([mailKeys.lists, mailKeys.folders].map((queryKey) => client.invalidateQueries({ queryKey }))),
    meta: { errorKey: 'mailbox:failure.remove' } satisfies MutationMeta,
  });

/** Sends a mail. On failure the composer shows the error and keeps the text. */
export const sendMutation = () =>
  mutationOptions({
    mutationKey: mailKeys.all,
    mutationFn: async ({ id, draft }: DraftInput) => request((await loadApi()).sendMail, { body: { id, mail: draft } }),
    onSuccess: (_mail, _written, _result, { client }) =>
      Promise.all(
        [mailKeys.lists, mailKeys.folders, mailKeys.details, mailKeys.threads].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });

/** Uploads a file for a draft. */
export const uploadMutation = () =>
  mutationOptions({
    mutationFn: async (file: Upload) => request((await loadApi()).uploadAttachment, { body: { file } }),
  });
