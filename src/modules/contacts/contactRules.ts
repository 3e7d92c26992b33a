import { foldDiacritics } from '#lib/text/foldDiacritics';
import { letterOf, positionsOf } from '#lib/text/letters';

import type { Contact, ContactChange, TagChange } from './api';

type Named = Pick<Contact, 'name' | 'company' | 'emails' | 'phoneNumbers'>;

/** What a contact is called in lists: without a name, what else is known. May be empty. */
export function displayName({ name, company, emails, phoneNumbers }: Named): string {
  return name.trim() || company?.trim() || emails[0]?.email || phoneNumbers[0]?.phoneNumber || '';
}

const collators = new Map<string, Intl.Collator>();
function collatorOf(language: string): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, known);
  return known;
}

/**
 * Contacts by name as a language sorts, those under `#` last. Contacts with one name keep their order by id, so that two
 * answers never differ.
 */
export function sortContacts<C extends Named & { id: string }>(contacts: readonly C[], language: string): C[] {
  const { compare } = collatorOf(language);
  const positions = positionsOf(language);
  return contacts
    .map((contact) => {
      const name = displayName(contact);
      return { contact, name, at: positions.get(letterOf(name, language)) ?? positions.size };
    })
    .toSorted((a, b) => a.at - b.at || compare(a.name, b.name) || (a.contact.id < b.contact.id ? -1 : 1))
    .map(({ contact }) => contact);
}

/** Whether a name contains a text, without regard to case and diacritics (specification of the modules, section 5). */
export function matchesName({ name }: Pick<Contact, 'name'>, query: string): boolean {
  return foldDiacritics(name).includes(foldDiacritics(query.trim()));
}

/** Whether a contact has an email address, without regard to case. */
export function hasEmail({ emails }: Pick<Contact, 'emails'>, address: string): boolean {
  const wanted = address.trim().toLowerCase();
  return emails.some(({ email }) => email.trim().toLowerCase() === wanted);
}

/** The tags of a contact after a change of tags. */
export function applyTagChange(tags: readonly string[], { addTags = [], removeTags = [] }: TagChange): string[] {
  return [...new Set([...tags.filter((id) => !removeTags.includes(id)), ...addTags])];
}

/**
 * A contact with a change applied. `title` and `company` are also in `job`, if the contact has one or the change brings
 * one: both then say the same (ruling D13).
 */
export function applyChange<C extends Omit<Contact, 'id' | 'updatedAt'>>(
  contact: C,
  { job, ...change }: ContactChange,
): C {
  const title = change.title === undefined ? (job ?? contact).title : change.title;
  const company = change.company === undefined ? (job ?? contact).company : change.company;
  const tags = [...new Set(change.tags ?? contact.tags)];
  const hasJob = job !== undefined || contact.job !== undefined;
  return { ...contact, ...change, title, company, tags, ...(hasJob && { job: { title, company } }) };
}

/** The specification's blank contact. */
export const blankContact = {
  avatar: null,
  background: null,
  name: 'New Contact',
  emails: [],
  phoneNumbers: [],
  title: null,
  company: null,
  job: { title: null, company: null },
  birthday: null,
  address: null,
  notes: null,
  tags: [],
} as const satisfies Readonly<Record<string, unknown>>;
