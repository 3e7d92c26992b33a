import {
  createContact,
  createContactTag,
  deleteContact,
  deleteContacts,
  deleteContactTag,
  getContact,
  getContacts,
  getContactTags,
  putContacts,
  searchContacts,
  updateContact,
  updateContacts,
  updateContactTag,
  uploadAvatar,
} from '#modules/contacts/api';
import type { Contact } from '#modules/contacts/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { memoryOwnedStore } from '#mocks/core/memoryStore';

import { createContactHandlers } from './handlers';

const memoryContacts = (seed: () => Promise<readonly Contact[]>) => memoryOwnedStore<Contact>('contacts', seed);

/** How the calls of the address book fail, and what they may return, by name. */
export const contactsScenarios = {
  list: failureScenarios(getContacts),
  search: failureScenarios(searchContacts),
  contact: failureScenarios(getContact),
  create: failureScenarios(createContact),
  change: failureScenarios(updateContact),
  remove: failureScenarios(deleteContact),
  put: failureScenarios(putContacts),
  bulk: failureScenarios(updateContacts),
  bulkRemove: failureScenarios(deleteContacts),
  tags: failureScenarios(getContactTags),
  tagCreate: failureScenarios(createContactTag),
  tagChange: failureScenarios(updateContactTag),
  tagDelete: failureScenarios(deleteContactTag),
  avatar: failureScenarios(uploadAvatar),
  /** There are no contacts. */
  empty: () => createContactHandlers(memoryContacts(async () => [])),
  /** Exactly these contacts. */
  holds: (list: readonly Contact[]) => createContactHandlers(memoryContacts(async () => list)),
  /** The address book of a large organisation. */
  many: (count = 10_000) =>
    createContactHandlers(memoryContacts(async () => (await import('./seed')).manyContacts(count))),
};
