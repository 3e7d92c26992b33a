import type { Contact } from './api';
import { conflictsOf, keysOf, mergeContact } from './mergeContacts';
import type { VcardContact, VcardEvent, VcardProblem } from './readVcards';

/** A contact of the address book, as far as it is compared. */
export type ExistingContact = Pick<Contact, 'id' | 'emails' | 'phoneNumbers'>;

/** A contact of a file. */
export interface ImportItem {
  contact: VcardContact;
  /** The contact of the address book that has the same e-mail address or number. */
  existingId: string | undefined;
}

/** What a file holds. */
export interface PreparedImport {
  items: ImportItem[];
  /** The first of the lines that could not be taken as they are. */
  problems: VcardProblem[];
  problemCount: number;
  /** Contacts that the file has twice without contradiction; they are one. */
  repeatedCount: number;
}

/** More are counted, but not listed. */
const maxProblems = 500;

/** Compares the contacts of a file with the address book and with each other. Calls `onProgress` with each line reached. */
export function prepareImport(
  events: Iterable<VcardEvent>,
  existing: readonly ExistingContact[],
  onProgress: (line: number) => void = () => {},
): PreparedImport {
  const ownerOf = new Map<string, string>();
  for (const contact of existing)
    for (const key of keysOf(contact)) if (!ownerOf.has(key)) ownerOf.set(key, contact.id);
  const itemOf = new Map<string, ImportItem>();
  const result: PreparedImport = { items: [], problems: [], problemCount: 0, repeatedCount: 0 };

  for (const event of events) {
    onProgress(event.line);
    if (event.type === 'problem') {
      const { type: _type, ...problem } = event;
      result.problemCount += 1;
      if (result.problems.length < maxProblems) result.problems.push(problem);
      continue;
    }
    const { contact } = event;
    const keys = keysOf(contact);
    const twin = keys.map((key) => itemOf.get(key)).find((item) => item !== undefined);
    const existingId = keys.map((key) => ownerOf.get(key)).find((id) => id !== undefined);
    if (twin && conflictsOf(twin.contact, contact).length === 0) {
      const tags = [...new Set([...twin.contact.tags, ...contact.tags])];
      twin.contact = { ...mergeContact(twin.contact, contact, new Set()), tags };
      twin.existingId ??= existingId;
      result.repeatedCount += 1;
    } else result.items.push({ contact, existingId });
    const item = twin ?? result.items.at(-1);
    for (const key of keys) if (item && !itemOf.has(key)) itemOf.set(key, item);
  }
  return result;
}
