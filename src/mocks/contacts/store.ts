import type { Contact, ContactTag } from '#modules/contacts/api';

import { ownedStore } from '#mocks/core/store';
import type { OwnedStore } from '#mocks/core/store';

/** The store that the handlers of contacts use: the database, or memory for a scenario. */
export type ContactStore = OwnedStore<Contact>;

/** The address book of each person. */
export const contacts: ContactStore = ownedStore<Contact>('contacts', async () => (await import('./seed')).contacts);

/** The tags of each address book. */
export const contactTags = ownedStore<ContactTag>('contact-tags', async () => (await import('./seed')).contactTags);
