import * as z from 'zod/mini';

import { toPrintableLine } from '#domain/printableLine';
import { isSameJson } from '#lib/drafts/draftSync';
import type { DraftVersion } from '#lib/drafts/draftSync';
import { parseDraftCopy } from '#lib/drafts/parseDraftCopy';
import { readConflict } from '#lib/drafts/readConflict';
import { parseStored, validEntries } from '#lib/drafts/storedContent';

import type { Contact, ContactChange } from './api';
import { isCalendarDate } from './birthday';
import { contactLimits } from './limits';

type Email = Contact['emails'][number];
type Phone = Contact['phoneNumbers'][number];

/** A contact while it is being edited: empty text instead of null, and rows that may still be empty. */
export interface ContactDraft {
  name: string;
  title: string;
  company: string;
  emails: readonly Email[];
  phoneNumbers: readonly Phone[];
  address: string;
  /** `YYYY-MM-DD`, or text that is no date yet. */
  birthday: string;
  /** HTML. */
  notes: string;
  tags: readonly string[];
}

/** A contact of whom nothing is known. */
export const blankDraft: ContactDraft = {
  name: '',
  title: '',
  company: '',
  emails: [],
  phoneNumbers: [],
  address: '',
  birthday: '',
  notes: '',
  tags: [],
};

/** What is known of a new contact before anything is typed. */
export type FilledIn = { name: string; email: string };

/** A draft with what a link has filled in. */
export const draftFilledIn = ({ name, email }: FilledIn): ContactDraft => ({
  ...blankDraft,
  name,
  emails: email === '' ? [] : [{ email, label: '' }],
});

/** What a contact holds, to be edited. */
export const draftFrom = (contact: Contact): ContactDraft => ({
  name: contact.name,
  title: contact.title ?? '',
  company: contact.company ?? '',
  emails: contact.emails,
  phoneNumbers: contact.phoneNumbers,
  address: contact.address ?? '',
  birthday: contact.birthday ?? '',
  notes: contact.notes ?? '',
  tags: contact.tags,
});

export const toVersion = (contact: Contact): DraftVersion<ContactDraft> => ({
  content: draftFrom(contact),
  savedAt: contact.updatedAt,
});

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
/** What was pasted into a line may hold characters that none may be saved with. */
const toLine = (text: string) => toPrintableLine(text).trim();
const isFilled = (text: string) => toLine(text) !== '';

/** What is saved of a draft: without empty rows, and without a birthday that is no date yet. */
export function toChange({ birthday, ...draft }: ContactDraft): ContactChange {
  return {
    name: toLine(draft.name),
    title: orNull(toLine(draft.title)),
    company: orNull(toLine(draft.company)),
    emails: draft.emails
      .filter(({ email }) => isFilled(email))
      .map(({ email, label }) => ({ email: toLine(email), label: toLine(label) })),
    phoneNumbers: draft.phoneNumbers
      .filter(({ phoneNumber }) => isFilled(phoneNumber))
      .map((phone) => ({ ...phone, phoneNumber: toLine(phone.phoneNumber), label: toLine(phone.label) })),
    address: orNull(draft.address),
    ...(birthday === '' ? { birthday: null } : isCalendarDate(birthday) ? { birthday } : {}),
    notes: orNull(draft.notes),
    tags: [...draft.tags],
  };
}

/** Whether two drafts save the same. */
export const isSameDraft = (one: ContactDraft, other: ContactDraft) =>
  one.birthday === other.birthday && isSameJson(toChange(one), toChange(other));

/** The saved version in a `revision-conflict`. */
export const conflictIn = readConflict(toVersion);

const storedSchema: z.ZodMiniType<ContactDraft> = z.object({
  name: z.string(),
  title: z.string(),
  company: z.string(),
  emails: validEntries(z.object({ email: z.string(), label: z.string() })),
  phoneNumbers: validEntries(z.object({ country: z.string(), phoneNumber: z.string(), label: z.string() })),
  address: z.string(),
  birthday: z.string(),
  notes: z.string(),
  tags: validEntries(z.string()),
});

/** Validates the copy on this device. */
export const parseCopy = (found: unknown) => parseDraftCopy(found, (content) => parseStored(storedSchema, content));

/** Why a draft cannot be saved: a limit of the contract that typing and pasting can pass. */
export const problemOf = ({ address, notes }: ContactDraft): 'tooLong' | undefined =>
  address.trim().length > contactLimits.address || notes.length > contactLimits.notes ? 'tooLong' : undefined;
