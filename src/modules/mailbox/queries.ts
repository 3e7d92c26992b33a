import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { optimistic, optimisticOver } from '#lib/query/optimisticQuery';
import type { ChangeMeta } from '#lib/query/optimisticQuery';

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
import { changed, foldersAfter, pageAfter, pageWithout } from './mailChanges';
import type { MailPlace } from './mailboxPath';

// The contract's schemas are fetched with the first call, not before the first paint.
const contract = () => import('./api');

/** Key of everything about mails. */
export const mailboxKey = ['mailbox'];
const settingsKey = ['mailbox', 'settings'];
const foldersKey = ['mailbox', 'folders'];
const labelsKey = ['mailbox', 'labels'];
const pagesKey = ['mailbox', 'mails'];
const oneKey = ['mailbox', 'mail'];
const threadsKey = ['mailbox', 'thread'];

/** How the mailbox is wanted. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => request((await contract()).getMailSettings, { signal }),
  });

/** The five folders with their counts, in a language. */
export const foldersQuery = (language: string) =>
  queryOptions({
    queryKey: [...foldersKey, language],
    queryFn: async ({ signal }) => request((await contract()).getMailFolders, { signal }),
  });

/** A folder as it is called, whatever is in it. */
export type NamedFolder = Omit<MailFolder, 'count'>;

const named = (folders: MailFolder[]) => folders.map(({ count: _count, ...folder }): NamedFolder => folder);

/** The five folders without their counts: whoever asks so is told nothing when a mail is read. */
export const namedFoldersQuery = (language: string) => ({ ...foldersQuery(language), select: named });

/** The two filters, in a language. */
export const filtersQuery = (language: string) =>
  queryOptions({
    queryKey: ['mailbox', 'filters', language],
    queryFn: async ({ signal }) => request((await contract()).getMailFilters, { signal }),
  });

/** The labels, in a language. */
export const labelsQuery = (language: string) =>
  queryOptions({
    queryKey: [...labelsKey, language],
    queryFn: async ({ signal }) => request((await contract()).getMailLabels, { signal }),
  });

/** Which mails are asked for. */
export interface MailsAsked {
  place: MailPlace;
  page: number;
  /** Empty for all. */
  search: string;
}

/** A page of mails. */
export const mailsQuery = ({ place, page, search }: MailsAsked) =>
  queryOptions({
    queryKey: [...pagesKey, place, page, search],
    queryFn: async ({ signal }) =>
      request((await contract()).getMails, {
        query: { [place.kind]: place.slug, page, ...(search !== '' && { search }) },
        signal,
      }),
  });

/**
 * One mail; what a list holds of it stands for it until it is there, and is not drawn a second time when it turns out to
 * be the same.
 */
export const mailQuery = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: [...oneKey, id],
    queryFn: async ({ signal }) => request((await contract()).getMail, { query: { id }, signal }),
    initialData: () => knownMail(client, id),
    initialDataUpdatedAt: 0,
  });

/** The conversation a mail belongs to; until it is there, as another of its mails has shown it. */
export const threadQuery = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: [...threadsKey, id],
    queryFn: async ({ signal }) => request((await contract()).getMailThread, { query: { id }, signal }),
    initialData: () => knownThread(client, id),
    initialDataUpdatedAt: 0,
  });

/** The draft under an id, or null where nothing was kept yet. Asked for anew each time somebody takes it up. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['mailbox', 'draft', id],
    queryFn: async ({ signal }) => request((await contract()).getDraft, { query: { id }, signal }),
    gcTime: 0,
    staleTime: Infinity,
  });

/** Names and addresses of the address book. */
export const recipientsQuery = () =>
  queryOptions({
    queryKey: ['mailbox', 'recipients'],
    queryFn: async ({ signal }) => request((await contract()).getRecipients, { signal }),
    staleTime: 10 * 60_000,
  });

/** The content of an attachment, which never changes. */
export const attachmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['mailbox', 'attachment', id],
    queryFn: async ({ signal }) => request((await contract()).getAttachment, { query: { id }, signal }),
    staleTime: Infinity,
  });

function knownMail(client: QueryClient, id: string): Mail | undefined {
  for (const [, page] of client.getQueriesData<MailPage>({ queryKey: pagesKey })) {
    const found = page?.mails?.find((mail) => mail.id === id);
    if (found) return found;
  }
  return undefined;
}

function knownThread(client: QueryClient, id: string): Mail[] | undefined {
  const threads = client.getQueriesData<Mail[]>({ queryKey: threadsKey }).map(([, thread]) => thread);
  return threads.find((thread) => thread?.some((mail) => mail.id === id));
}

/** Parts of a change of mails, which shows at once everywhere. */
const atOnce = <Variables extends { mails: readonly Mail[] }>(
  apply: (client: QueryClient, variables: Variables) => void,
) => optimisticOver(mailboxKey, [pagesKey, oneKey, threadsKey, foldersKey], apply);

const placeOf = (key: QueryKey) => key[2] as MailPlace;

function known<Item>(client: QueryClient, queryKey: QueryKey): Item[] {
  return client.getQueriesData<Item[]>({ queryKey }).find(([, data]) => data !== undefined)?.[1] ?? [];
}

/** Changes pages by what they are pages of. */
function changePages(client: QueryClient, change: (page: MailPage, place: MailPlace) => MailPage): void {
  for (const [key, page] of client.getQueriesData<MailPage>({ queryKey: pagesKey })) {
    if (page) client.setQueryData(key, change(page, placeOf(key)));
  }
}

function changeFolders(client: QueryClient, moves: ReadonlyArray<{ before: Mail; after: Mail | null }>): void {
  client.setQueriesData<MailFolder[]>({ queryKey: foldersKey }, (list) => list && foldersAfter(list, moves));
}

/** Marks, labels or moves mails, given as they are now. */
export const changeMutation = () =>
  mutationOptions({
    ...atOnce<{ mails: readonly Mail[]; change: BulkChange }>((client, { mails, change }) => {
      const ids = mails.map(({ id }) => id);
      const places = { folders: known<MailFolder>(client, foldersKey), labels: known<MailLabel>(client, labelsKey) };
      const applied = (mail: Mail) => (ids.includes(mail.id) ? changed(mail, change) : mail);
      changePages(client, (page, place) => pageAfter(page, place, { ids, change, places }));
      client.setQueriesData<Mail>({ queryKey: oneKey }, (mail) => mail && applied(mail));
      client.setQueriesData<Mail[]>({ queryKey: threadsKey }, (thread) => thread?.map(applied));
      changeFolders(
        client,
        mails.map((before) => ({ before, after: changed(before, change) })),
      );
    }),
    mutationFn: async ({ mails, change }: { mails: readonly Mail[]; change: BulkChange }) => {
      const { updateMail, updateMails } = await contract();
      const [first] = mails;
      const { addLabels, removeLabels, ...rest } = change;
      if (first && mails.length === 1 && !addLabels && !removeLabels) {
        return [await request(updateMail, { body: { id: first.id, mail: rest } })];
      }
      return request(updateMails, { body: { ids: mails.map(({ id }) => id), mail: change } });
    },
    meta: { failure: 'mailbox:failure.change' } satisfies ChangeMeta,
  });

/** Removes mails of Trash or Drafts for good. */
export const removeMutation = () =>
  mutationOptions({
    ...atOnce<{ mails: readonly Mail[] }>((client, { mails }) => {
      const ids = mails.map(({ id }) => id);
      changePages(client, (page) => pageWithout(page, ids));
      changeFolders(
        client,
        mails.map((before) => ({ before, after: null })),
      );
    }),
    mutationFn: async ({ mails }: { mails: readonly Mail[] }) =>
      request((await contract()).deleteMails, { query: { ids: mails.map(({ id }) => id) } }),
    meta: { failure: 'mailbox:failure.remove' } satisfies ChangeMeta,
  });

/** Changes how the mailbox is wanted. */
export const settingsMutation = () =>
  mutationOptions({
    ...optimistic<MailSettings, SettingsChange>(settingsKey, (settings, change) => ({ ...settings, ...change })),
    mutationFn: async (settings: SettingsChange) =>
      request((await contract()).updateMailSettings, { body: { settings } }),
    meta: { failure: 'mailbox:failure.settings' } satisfies ChangeMeta,
  });

/** Adds a label. Its failure is told by the form. */
export const createLabelMutation = () =>
  mutationOptions({
    mutationKey: mailboxKey,
    mutationFn: async (label: LabelInput) => request((await contract()).createMailLabel, { body: { label } }),
    onSuccess: (_label, _variables, _result, { client }) => client.invalidateQueries({ queryKey: labelsKey }),
  });

/** Renames or recolours a label. Its failure is told where it was changed. */
export const changeLabelMutation = () =>
  mutationOptions({
    mutationKey: mailboxKey,
    scope: { id: 'mailbox-labels' },
    mutationFn: async ({ id, ...label }: LabelChange & { id: string }) =>
      request((await contract()).updateMailLabel, { body: { id, label } }),
    onSuccess(saved, _variables, _result, { client }) {
      client.setQueriesData<MailLabel[]>({ queryKey: labelsKey }, (list) =>
        list?.map((label) => (label.id === saved.id ? saved : label)),
      );
      return client.invalidateQueries({ queryKey: labelsKey });
    },
  });

/** Removes a label, also from the mails. */
export const deleteLabelMutation = () =>
  mutationOptions({
    mutationKey: mailboxKey,
    mutationFn: async ({ id }: MailLabel) => request((await contract()).deleteMailLabel, { query: { id } }),
    onSuccess: (_answer, _label, _result, { client }) => client.invalidateQueries({ queryKey: mailboxKey }),
    meta: { failure: 'mailbox:failure.label' } satisfies ChangeMeta,
  });

/** Something that is being written, and the id it has from the beginning. */
export type Written = { id: string; draft: MailDraft };

/** Keeps a draft. Whether it is kept is told by the composer. */
export const saveDraftMutation = () =>
  mutationOptions({
    mutationKey: mailboxKey,
    mutationFn: async ({ id, draft }: Written) => request((await contract()).saveDraft, { body: { id, draft } }),
    onSuccess: (_mail, _written, _result, { client }) =>
      Promise.all([pagesKey, foldersKey, oneKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });

/** Removes a draft by its id. */
export const discardDraftMutation = () =>
  mutationOptions({
    mutationKey: mailboxKey,
    mutationFn: async (id: string) => request((await contract()).deleteMails, { query: { ids: [id] } }),
    onSuccess: (_answer, _id, _result, { client }) =>
      Promise.all([pagesKey, foldersKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
    meta: { failure: 'mailbox:failure.remove' } satisfies ChangeMeta,
  });

/** Sends a mail. A failure is told by the composer, which keeps what was written. */
export const sendMutation = () =>
  mutationOptions({
    mutationKey: mailboxKey,
    mutationFn: async ({ id, draft }: Written) => request((await contract()).sendMail, { body: { id, mail: draft } }),
    onSuccess: (_mail, _written, _result, { client }) =>
      Promise.all([pagesKey, foldersKey, oneKey, threadsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });

/** Keeps a file for what is being written. */
export const uploadMutation = () =>
  mutationOptions({
    mutationFn: async (file: Upload) => request((await contract()).uploadAttachment, { body: { file } }),
  });
