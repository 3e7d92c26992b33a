import type { HttpHandler } from 'msw';

import type { SessionUser } from '#lib/session/session';
import {
  completeContactImport,
  createContact,
  createContactTag,
  deleteContact,
  deleteContacts,
  deleteContactTag,
  getContact,
  getContacts,
  getContactTags,
  getCountries,
  putContacts,
  searchContacts,
  updateContact,
  updateContacts,
  updateContactTag,
  uploadAvatar,
} from '#modules/contacts/api';
import type { Contact, ContactChange, Country } from '#modules/contacts/api';
import {
  applyChange,
  applyTagChange,
  blankContact,
  displayName,
  hasEmail,
  matchesName,
  sortContacts,
} from '#modules/contacts/contactRules';
import { contactLimits } from '#modules/contacts/limits';

import { encodeBase64 } from '#lib/browser/base64';
import { paths } from '#domain/paths';
import { recordActivity } from '#mocks/core/recordActivity';
import { handle } from '#mocks/core/handle';
import { detectImageType, imageTypes } from '#mocks/core/imageType';
import { ProblemError, recordNotFound } from '#mocks/core/problem';
import { nextInstant } from '#mocks/core/time';

import { contacts, contactTags } from './store';
import type { ContactStore } from './store';

async function countries(language: string): Promise<Country[]> {
  const [{ getCountries: known, getCountryCallingCode }, { orvelaCountry }] = await Promise.all([
    import('libphonenumber-js/min'),
    import('./seed'),
  ]);
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const all = known().map((region) => ({
    iso: region.toLowerCase(),
    name: names.of(region) ?? region,
    code: `+${getCountryCallingCode(region)}`,
  }));
  return [{ ...orvelaCountry, name: 'Orvela' }, ...all]
    .map((country) => ({ id: `cty_${country.iso}`, flagImagePos: '', ...country }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** Throws for a tag that does not exist, before anything is changed. */
async function assertTagsExist(user: SessionUser, ids: readonly string[] = []): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await contactTags.of(user.id).list()).map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw recordNotFound(missing, 'contact-tags');
}

function changed(contact: Contact, change: ContactChange): Contact {
  return { ...applyChange(contact, change), updatedAt: nextInstant(contact.updatedAt) };
}

const blank = (id: string): Contact => ({
  ...blankContact,
  emails: [],
  phoneNumbers: [],
  tags: [],
  id,
  updatedAt: nextInstant(undefined),
});

async function toDataUrl(file: File): Promise<string> {
  if (file.size > contactLimits.photoBytes) {
    throw new ProblemError('payload-too-large', { limit: contactLimits.photoBytes });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = detectImageType(bytes);
  if (!type) throw new ProblemError('unsupported-media', { allowed: [...imageTypes] });
  return `data:${type};base64,${encodeBase64(bytes)}`;
}

/** The calls that read or change contacts, over one store. */
export const createContactHandlers = (store: ContactStore): HttpHandler[] => [
  handle(getContacts, async ({ user, language }) => sortContacts(await store.of(user.id).list(), language)),

  handle(searchContacts, async ({ query: { query = '', email }, user, language }) => {
    const found = (await store.of(user.id).list()).filter(
      (contact) => matchesName(contact, query) && (email === undefined || hasEmail(contact, email)),
    );
    return sortContacts(found, language);
  }),

  handle(getContact, ({ query, user }) => store.of(user.id).get(query.id)),

  handle(createContact, async ({ body: { id = `per_${crypto.randomUUID()}`, contact } = {}, user }) => {
    await assertTagsExist(user, contact?.tags);
    const saved = await store.transaction(user.id, async (own) => {
      const before = await own.find(id);
      if (before) {
        // A repeated call whose first response was lost. Another tab may have changed the contact since.
        const isUnchanged = !contact || JSON.stringify(applyChange(before, contact)) === JSON.stringify(before);
        if (isUnchanged) return before;
        throw new ProblemError('revision-conflict', { current: before });
      }
      return own.addFirst(contact ? applyChange(blank(id), contact) : blank(id));
    });
    const name = displayName(saved);
    // A blank one is named later, or thrown away.
    if (contact !== undefined && name !== '') {
      recordActivity([user.id], {
        id: `contact_${id}`,
        action: 'added',
        personId: user.id,
        subject: name,
        link: paths.contact.replace(':id', encodeURIComponent(id)),
      });
    }
    return saved;
  }),

  handle(updateContact, async ({ body: { id, contact, baseDate }, user }) => {
    await store.of(user.id).get(id);
    await assertTagsExist(user, contact.tags);
    return store.transaction(user.id, async (own) => {
      const before = await own.get(id);
      if (baseDate !== undefined && baseDate !== before.updatedAt) {
        throw new ProblemError('revision-conflict', { current: before });
      }
      return own.update(id, (one) => changed(one, contact));
    });
  }),

  handle(deleteContact, async ({ query, user }) => {
    await store.of(user.id).remove(query.id);
    return true as const;
  }),

  handle(putContacts, async ({ body, user }) => {
    await assertTagsExist(user, unique(body.contacts.flatMap(({ tags }) => tags)));
    return store.transaction(user.id, async (own) => {
      const rows: Contact[] = [];
      for (const { id, ...contact } of body.contacts) rows.push(changed((await own.find(id)) ?? blank(id), contact));
      await own.putAll(rows);
      return true as const;
    });
  }),

  handle(completeContactImport, ({ body: { id, count }, user, language }) => {
    recordActivity([user.id], {
      id: `contact-import_${id}`,
      action: 'contactsImported',
      personId: user.id,
      subject: language === 'tr' ? `${count} kişi` : `${count} contact${count === 1 ? '' : 's'}`,
      link: paths.contacts,
    });
    return true as const;
  }),

  handle(updateContacts, async ({ body: { ids, contact }, user }) => {
    await assertTagsExist(user, [...(contact.addTags ?? []), ...(contact.removeTags ?? [])]);
    return store.transaction(user.id, async (own) => {
      for (const id of unique(ids))
        await own.update(id, (one) => changed(one, { tags: applyTagChange(one.tags, contact) }));
      return true as const;
    });
  }),

  handle(deleteContacts, ({ query: { ids }, user }) =>
    store.transaction(user.id, async (own) => {
      for (const id of unique(ids)) await own.remove(id);
      return true as const;
    }),
  ),

  handle(createContactTag, async ({ body, user }) => {
    const { id = crypto.randomUUID(), title, index: position = 0, contacts: places = [] } = body.tag;
    const tags = contactTags.of(user.id);
    await tags.ensureSeeded();
    return store.transaction(user.id, async (own) => {
      for (const { id: carrier, index } of places) {
        const contact = await own.find(carrier);
        if (!contact || contact.tags.includes(id)) continue;
        await own.update(carrier, (one) => changed(one, { tags: one.tags.toSpliced(index, 0, id) }));
      }
      // A repeated call whose first response was lost.
      if (await tags.find(id)) return tags.update(id, { title });
      // New tags go to the front (ruling D25).
      const next = (await tags.list())[position];
      return tags.insertBefore({ id, title }, (other) => other.id === next?.id);
    });
  }),

  handle(deleteContactTag, async ({ query: { id }, user }) => {
    await contactTags.of(user.id).ensureSeeded();
    return store.transaction(user.id, async (own) => {
      await contactTags.of(user.id).remove(id);
      for (const { id: carrier, tags } of await own.list()) {
        if (!tags.includes(id)) continue;
        await own.update(carrier, (one) => changed(one, { tags: applyTagChange(one.tags, { removeTags: [id] }) }));
      }
      return true as const;
    });
  }),

  handle(uploadAvatar, async ({ body: { id, avatar: file }, user }) => {
    await store.of(user.id).get(id);
    const avatar = await toDataUrl(file);
    return store.of(user.id).update(id, (one) => changed(one, { avatar }));
  }),
];

/** The calls of the address book. */
export const contactsHandlers: readonly HttpHandler[] = [
  ...createContactHandlers(contacts),

  handle(getContactTags, ({ user }) => contactTags.of(user.id).list()),
  handle(updateContactTag, ({ body: { id, tag }, user }) =>
    contactTags.of(user.id).update(id, (before) => ({ ...before, ...tag })),
  ),

  handle(getCountries, ({ language }) => countries(language)),
];
