import { foldForSearch } from '#lib/text/foldForSearch';

import type { Contact } from './api';
import { contactLimits } from './limits';
import { phoneKey } from './phoneNumbers';

/** The fields of which a contact has one value. */
const mergeFields = ['name', 'title', 'company', 'birthday', 'address', 'notes', 'avatar'] as const;
/** A field of which a contact has one value. */
export type MergeField = (typeof mergeFields)[number];

/** What two contacts are compared and merged by. */
export type Mergeable = Pick<Contact, MergeField | 'emails' | 'phoneNumbers'>;

const isSameText = (one: string, other: string) => one === other || foldForSearch(one) === foldForSearch(other);

/** The fields in which two contacts say different things. */
export function conflictsOf(one: Mergeable, other: Mergeable): MergeField[] {
  return mergeFields.filter((field) => {
    const [mine, theirs] = [one[field], other[field]];
    if (!mine || !theirs) return false;
    return field === 'notes' || field === 'avatar' ? mine !== theirs : !isSameText(mine, theirs);
  });
}

/** What makes two contacts the same person: their e-mail addresses and telephone numbers. */
export function keysOf({ emails, phoneNumbers }: Pick<Contact, 'emails' | 'phoneNumbers'>): string[] {
  const numbers = phoneNumbers.map(phoneKey);
  return [
    ...emails.map(({ email }) => email.trim().toLowerCase()),
    // Shorter ones are extensions, which many share.
    ...numbers.filter((number) => number.length >= 7),
  ].filter((key) => key !== '');
}

function union<Entry>(mine: readonly Entry[], theirs: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  const known = new Set(mine.map(keyOf));
  return [...mine, ...theirs.filter((entry) => !known.has(keyOf(entry)))].slice(0, contactLimits.entries);
}

/**
 * Joins two contacts: addresses and numbers of both, what only one of them has, and what they contradict each other in
 * from the first, except the fields in `theirs`.
 */
export function mergeContact<C extends Mergeable>(mine: C, other: Mergeable, theirs: ReadonlySet<MergeField>): C {
  const merged = { ...mine };
  const take = <Field extends MergeField>(field: Field) => {
    if (other[field] && (!mine[field] || theirs.has(field))) merged[field] = other[field] as C[Field];
  };
  for (const field of mergeFields) take(field);
  return {
    ...merged,
    emails: union(mine.emails, other.emails, ({ email }) => email.trim().toLowerCase()),
    phoneNumbers: union(mine.phoneNumbers, other.phoneNumbers, phoneKey),
  };
}
