import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { assigneeKeys } from '#domain/assigneeKeys';
import { batches } from '#lib/collections/batches';
import { createClient } from '#lib/http/createClient';
import { nullIfNotFound } from '#lib/http/problem';
import { patch, updateServerData } from '#lib/query/cachePatches';
import { cachedRecord } from '#lib/query/cachedRecord';
import { callQuery } from '#lib/query/callQuery';
import { mutation } from '#lib/query/mutation';
import { addToListMutation, changeInListMutation } from '#lib/query/listMutations';
import { hourMs } from '#lib/time/duration';

import type { Contact, ContactChange, ContactInput, ContactTag, ContactTagPlace, TagChange } from './api';
import { applyTagChange, matchesName, sortContacts } from './contactRules';
import { contactLimits } from './limits';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

/** Query keys of the address book; each also matches every key that starts with it. */
const contactKeys = {
  all: ['contacts'],
  lists: ['contacts', 'list'],
  list: (language: string, search = '') => [...contactKeys.lists, language, search],
  byEmail: ['contacts', 'by-email'],
  details: ['contacts', 'contact'],
  detail: (id: string) => [...contactKeys.details, id],
  tags: ['contacts', 'tags'],
  countries: (language: string) => ['contacts', 'countries', language],
} as const;

const languageOf = (key: QueryKey) => String(key[2]);
const searchOf = (key: QueryKey) => String(key[3]);

/** All contacts, sorted as a language sorts. */
export const contactsQuery = (language: string) => callQuery(contactKeys.list(language), api.getContacts);

/** The contacts whose name contains a text; without one all. The previous ones stay until the new ones are there. */
export const contactSearchQuery = (language: string, search: string) =>
  queryOptions({
    queryKey: contactKeys.list(language, search),
    queryFn: ({ signal }) =>
      search === '' ? api.getContacts({ signal }) : api.searchContacts({ query: { query: search }, signal }),
    placeholderData: keepPreviousData,
  });

/** The contact who has an email address, or null. */
export const contactByEmailQuery = (email: string) =>
  queryOptions({
    queryKey: [...contactKeys.byEmail, email.toLowerCase()],
    queryFn: async ({ signal }) => (await api.searchContacts({ query: { email }, signal }))[0] ?? null,
  });

/** One contact; starts with its copy in a cached list. Fails with `not-found` for an unknown id. */
export const contactQuery = (id: string, client: QueryClient) =>
  queryOptions({
    ...callQuery(contactKeys.detail(id), api.getContact, { id }),
    ...cachedRecord<Contact[], Contact>(client, contactKeys.lists, (list) => list.find((contact) => contact.id === id)),
  });

/** A contact that is being made, or null as long as it is not saved. `startNew` puts it there without a request. */
export const newContactQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: [...contactKeys.all, 'new', id],
    // From the list, which the screen loads anyway: a request for a contact that is not saved would fail.
    queryFn: async ({ client }) => {
      const all = await client.fetchQuery({ ...contactsQuery(language), staleTime: Infinity });
      return all.find((contact) => contact.id === id) ?? null;
    },
    staleTime: Infinity,
  });

/** Marks a contact as new, so that nothing is requested for it. */
export const startNew = (id: string, language: string, client: QueryClient) =>
  client.setQueryData(newContactQuery(id, language).queryKey, null);

/** Loads a contact; null if there is none. */
export const loadContact = (id: string) => nullIfNotFound(api.getContact({ query: { id } }));

/** All tags of contacts, the newest first. */
export const contactTagsQuery = () => callQuery(contactKeys.tags, api.getContactTags);

/** Countries with their dial codes, named in a language. */
export const countriesQuery = (language: string) =>
  queryOptions({
    ...callQuery(contactKeys.countries(language), api.getCountries),
    // They do not change while the console is open.
    staleTime: hourMs,
  });

const patchLists = (update: (list: Contact[], key: QueryKey) => Contact[]) =>
  patch<Contact[]>(contactKeys.lists, update);

/** Changes contacts wherever they are cached. */
const patchContacts = (ids: ReadonlySet<string>, update: (contact: Contact) => Contact) => {
  const change = (contact: Contact) => (ids.has(contact.id) ? update(contact) : contact);
  return [patchLists((list) => list.map(change)), patch<Contact>(contactKeys.details, change)];
};

/** Lists with contacts added or replaced, in their place by name. */
const placeInLists = (contacts: readonly Contact[]) => {
  const ids = new Set(contacts.map(({ id }) => id));
  return patchLists((list, key) =>
    sortContacts(
      [...list.filter(({ id }) => !ids.has(id)), ...contacts.filter((contact) => matchesName(contact, searchOf(key)))],
      languageOf(key),
    ),
  );
};

function putSaved(saved: Contact, _variables: unknown, client: QueryClient): void {
  client.setQueryData(contactKeys.detail(saved.id), saved);
  updateServerData(client, placeInLists([saved]));
}

const idsOf = (contacts: ReadonlyArray<{ id: string }>) => contacts.map(({ id }) => id);

const inBatches = <Item>(items: readonly Item[]) => batches(items, contactLimits.bulk);

/** Where names and photos of contacts are shown beside the address book. */
const contactUses: readonly QueryKey[] = Object.values(assigneeKeys);
const contactLists: readonly QueryKey[] = [contactKeys.lists, contactKeys.details, contactKeys.byEmail, ...contactUses];

/** What a save of the editor sends: `baseDate` is that of the version it is based on, null for a new contact. */
export type ContactSave = { id: string; contact: ContactChange; baseDate: string | null };

/** Saves a contact that is being edited. The editor shows whether it was saved. */
export const saveContactMutation = () =>
  mutation({
    key: contactKeys.all,
    send: ({ id, contact, baseDate }: ContactSave) =>
      baseDate === null
        ? api.createContact({ body: { id, contact } })
        : api.updateContact({ body: { id, contact, baseDate } }),
    onSaved: putSaved,
    // The response is in the lists already.
    invalidates: [contactKeys.byEmail, ...contactUses],
  });

/** Changes a contact, whatever its version is. */
export const changeContactMutation = () =>
  mutation({
    key: contactKeys.all,
    send: ({ id, contact }: { id: string; contact: ContactChange }) => api.updateContact({ body: { id, contact } }),
    onSaved: putSaved,
    invalidates: contactUses,
    errorKey: 'contacts:failure.change',
  });

/** Stores the photo of a contact. The editor shows its failure. */
export const uploadAvatarMutation = () =>
  mutation({
    key: contactKeys.all,
    send: (body: { id: string; avatar: File }) => api.uploadAvatar({ body }),
    onSaved: putSaved,
    invalidates: contactUses,
  });

/** Adds a tag to contacts, or removes it. */
export const tagContactsMutation = () =>
  mutation({
    key: contactKeys.all,
    async send({ contacts, change }: { contacts: readonly Contact[]; change: TagChange }) {
      for (const ids of inBatches(idsOf(contacts))) await api.updateContacts({ body: { ids, contact: change } });
    },
    optimistic: ({ contacts, change }) =>
      patchContacts(new Set(idsOf(contacts)), (contact) => ({
        ...contact,
        tags: applyTagChange(contact.tags, change),
      })),
    invalidates: contactLists,
    errorKey: 'contacts:failure.change',
  });

/** Deletes contacts. */
export const removeContactsMutation = () =>
  mutation({
    key: contactKeys.all,
    async send({ contacts }: { contacts: readonly Contact[] }) {
      const [first] = contacts;
      if (first && contacts.length === 1) await api.deleteContact({ query: { id: first.id } });
      else for (const ids of inBatches(idsOf(contacts))) await api.deleteContacts({ query: { ids } });
    },
    optimistic({ contacts }) {
      const ids = new Set(idsOf(contacts));
      return [patchLists((list) => list.filter(({ id }) => !ids.has(id)))];
    },
    onSaved(_data, { contacts }, client) {
      for (const { id } of contacts) client.removeQueries({ queryKey: contactKeys.detail(id) });
    },
    invalidates: [contactKeys.lists, contactKeys.byEmail, ...contactUses],
    errorKey: 'contacts:failure.remove',
  });

/** A contact as the back end takes it. */
export function toInput({ updatedAt: _updatedAt, job: _job, background = null, ...contact }: Contact): ContactInput {
  return { ...contact, background };
}

/** Stores contacts again that were deleted or changed, as they were. Tags that were deleted since are left out. */
export const restoreContactsMutation = () =>
  mutation({
    key: contactKeys.all,
    async send({ contacts }: { contacts: readonly Contact[] }) {
      const known = new Set((await api.getContactTags({})).map(({ id }) => id));
      const inputs = contacts.map((contact) => ({
        ...toInput(contact),
        tags: contact.tags.filter((id) => known.has(id)),
      }));
      for (const batch of inBatches(inputs)) await api.putContacts({ body: { contacts: batch } });
    },
    optimistic: ({ contacts }) => [placeInLists(contacts)],
    invalidates: contactLists,
    errorKey: 'contacts:failure.restore',
  });

/** Stores one batch of an import; the import shows its failure. */
export const putContacts = (contacts: ContactInput[]) => api.putContacts({ body: { contacts } });

/** Ends an import: announces its contacts to this tab and the others, and records it among the activities. */
export const importedMutation = () =>
  mutation({
    key: contactKeys.all,
    async send(completed: { id: string; count: number }) {
      // The contacts are stored, whether or not this can be recorded.
      if (completed.count > 0) await api.completeContactImport({ body: completed }).catch(() => {});
      return true;
    },
    invalidates: [contactKeys.tags, ...contactLists],
  });

/** Adds a tag of an import. */
export const createTag = (title: string) => api.createContactTag({ body: { tag: { id: crypto.randomUUID(), title } } });

/** Adds a tag. */
export const createTagMutation = () =>
  addToListMutation(contactKeys.tags, ({ title }: { title: string }) => createTag(title));

/** Renames a tag. */
export const renameTagMutation = () =>
  changeInListMutation(contactKeys.tags, ({ id, title }: ContactTag) =>
    api.updateContactTag({ body: { id, tag: { title } } }),
  );

/** Deletes a tag and removes it from all contacts. */
export const deleteTagMutation = () =>
  mutation({
    key: contactKeys.all,
    send: ({ id }: ContactTag) => api.deleteContactTag({ query: { id } }),
    optimistic: ({ id }) => [
      patch<ContactTag[]>(contactKeys.tags, (tags) => tags.filter((tag) => tag.id !== id)),
      patchLists((list) => list.map((one) => ({ ...one, tags: one.tags.filter((tag) => tag !== id) }))),
    ],
    invalidates: [contactKeys.tags, ...contactLists],
    errorKey: 'contacts:failure.tag',
  });

/** Brings a deleted tag back, in its place in the list of tags and on the contacts that carried it. */
export const restoreTagMutation = () =>
  mutation({
    key: contactKeys.all,
    send: (tag: ContactTag & { index: number; contacts: ContactTagPlace[] }) => api.createContactTag({ body: { tag } }),
    invalidates: [contactKeys.tags, ...contactLists],
    errorKey: 'contacts:failure.restore',
  });
