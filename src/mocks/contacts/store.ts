import type { Contact, ContactTag } from '#modules/contacts/api';

import { defineStore } from '#mocks/core/store';

/** The address book. */
export const contacts = defineStore<Contact>('contacts', async () => (await import('./seed')).contacts);

/** The tags of the address book. */
export const contactTags = defineStore<ContactTag>('contact-tags', async () => (await import('./seed')).contactTags);
