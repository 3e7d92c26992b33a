import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { optimisticQuery, optimisticQueries } from '#lib/query/optimisticQuery';
import type { MutationMeta } from '#lib/query/optimisticQuery';

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

// The contract's schemas are fetched with the first call, not before the first paint.
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

/** How the mailbox is wanted. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: mailKeys.settings,
    queryFn: async ({ signal }) => request((await loadApi()).getMailSettings, { signal }),
  });

/** The five folders with their counts, in a language. */
export const foldersQuery = (language: string) =>
  queryOptions({
    queryKey: [...mailKeys.folders, language],
    queryFn: async ({ signal }) => request((await loadApi()).getMailFolders, { signal }),
  });

/** A folder as it is called, whatever is in it. */
export type FolderSummary = Omit<MailFolder, 'count'>;

const withoutCounts = (folders: MailFolder[]) => folders.map(({ count: _count, ...folder }): FolderSummary => folder);

/** The five folders without their counts: whoever asks so is told nothing when a mail is read. */
export const folderSummariesQuery = (language: string) => ({ ...foldersQuery(language), select: withoutCounts });

/** The two filters, in a language. */
export const filtersQuery = (language: string) =>
  queryOptions({
    queryKey: [...mailKeys.filters, language],
    queryFn: async ({ signal }) => request((await loadApi()).getMailFilters, { signal }),
  });

/** The labels, in a language. */
export const labelsQuery = (language: string) =>
  queryOptions({
    queryKey: [...mailKeys.labels, language],
    queryFn: async ({ signal }) => request((await loadApi()).getMailLabels, { signal }),
  });

/** Which mails are asked for. */
export interface MailListParams {
  view: MailView;
  page: number;
  /** Empty for all. */
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

/**
 * One mail; what a list holds of it stands for it until it is there, and is not drawn a second time when it turns out to
 * be the same.
 */
export const mailQuery = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: mailKeys.detail(id),
    queryFn: async ({ signal }) => request((await loadApi()).getMail, { query: { id }, signal }),
    initialData: () => cachedMail(client, id),
    initialDataUpdatedAt: 0,
  });

/** The conversation a mail belongs to; until it is there, as another of its mails has shown it. */
export const threadQuery = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: [...mailKeys.threads, id],
    queryFn: async ({ signal }) => request((await loadApi()).getMailThread, { query: { id }, signal }),
    initialData: () => cachedThread(client, id),
    initialDataUpdatedAt: 0,
  });

/** The draft under an id, or null where nothing was kept yet. Asked for anew each time somebody takes it up. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: mailKeys.draft(id),
    queryFn: async ({ signal }) => request((await loadApi()).getDraft, { query: { id }, signal }),
    gcTime: 0,
    staleTime: Infinity,
  });

/** Names and addresses of the address book. */
export const recipientsQuery = () =>
  queryOptions({
    queryKey: mailKeys.recipients,
    queryFn: async ({ signal }) => request((await loadApi()).getRecipients, { signal }),
    staleTime: 10 * 60_000,
  });

/** The content of an attachment, which never changes. */
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

/** Parts of a change of mails, which shows at once everywhere. */
const optimisticMailUpdate = <Variables extends { mails: readonly Mail[] }>(
  apply: (client: QueryClient, variables: Variables) => void,
) => optimisticQueries(mailKeys.all, [mailKeys.lists, mailKeys.details, mailKeys.threads, mailKeys.folders], apply);

const viewOf = (key: QueryKey) => key[2] as MailView;

function cachedList<Item>(client: QueryClient, queryKey: QueryKey): Item[] {
  return client.getQueriesData<Item[]>({ queryKey }).find(([, data]) => data !== undefined)?.[1] ?? [];
}

/** Changes pages by what they are pages of. */
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

/** Marks, labels or moves mails, given as they are now. */
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

/** Removes mails of Trash or Drafts for good. */
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

/** Changes how the mailbox is wanted. */
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

/** Adds a label. Its failure is told by the form. */
export const createLabelMutation = () =>
  mutationOptions({
    mutationKey: mailKeys.all,
    mutationFn: async (label: LabelInput) => request((await loadApi()).createMailLabel, { body: { label } }),
    onSuccess: (_label, _variables, _result, { client }) => client.invalidateQueries({ queryKey: mailKeys.labels }),
  });

/** Renames or recolours a label. Its failure is told where it was changed. */
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

/** Removes a label, also from the mails. */
export const deleteLabelMutation = () =>
  mutationOptions({
    mutationKey: mailKeys.all,
    mutationFn: async ({ id }: MailLabel) => request((await loadApi()).deleteMailLabel, { query: { id } }),
    onSuccess: (_answer, _label, _result, { client }) => client.invalidateQueries({ queryKey: mailKeys.all }),
    meta: { errorKey: 'mailbox:failure.label' } satisfies MutationMeta,
  });

/** Something that is being written, and the id it has from the beginning. */
export type DraftInput = { id: string; draft: MailDraft };

/** Keeps a draft. Whether it is kept is told by the composer. */
export const saveDraftMutation = () =>
  mutationOptions({
    mutationKey: mailKeys.all,
    mutationFn: async ({ id, draft }: DraftInput) => request((await loadApi()).saveDraft, { body: { id, draft } }),
    onSuccess: (_mail, _written, _result, { client }) =>
      Promise.all(
        [mailKeys.lists, mailKeys.folders, mailKeys.details].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });

/** Removes a draft by its id. */
export const discardDraftMutation = () =>
  mutationOptions({
    mutationKey: mailKeys.all,
    mutationFn: async (id: string) => request((await loadApi()).deleteMails, { query: { ids: [id] } }),
    onSuccess: (_answer, _id, _result, { client }) =>
      Promise.all([mailKeys.lists, mailKeys.folders].map((queryKey) => client.invalidateQueries({ queryKey }))),
    meta: { errorKey: 'mailbox:failure.remove' } satisfies MutationMeta,
  });

/** Sends a mail. A failure is told by the composer, which keeps what was written. */
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

/** Keeps a file for what is being written. */
export const uploadMutation = () =>
  mutationOptions({
    mutationFn: async (file: Upload) => request((await loadApi()).uploadAttachment, { body: { file } }),
  });
