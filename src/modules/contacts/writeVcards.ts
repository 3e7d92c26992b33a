import { escapeText, foldLine } from '#lib/vcard/vcardText';

import type { Contact } from './api';
import { displayName } from './contactRules';

export interface WriteVcardOptions {
  /** The dial code of a country with its plus, or empty: `+90`. */
  dialCodeOf: (country: string) => string;
  /** Titles of tags by their ids. */
  tagTitles: ReadonlyMap<string, string>;
  /** Text of the notes, which are HTML. */
  toText: (html: string) => string;
}

const typeOf: Partial<Record<string, string>> = { Work: 'work', Personal: 'home', Home: 'home', Mobile: 'cell' };

/** One contact as a vCard of version 4. */
function toVcard(contact: Contact, { dialCodeOf, tagTitles, toText }: WriteVcardOptions): string {
  const { id, avatar, name, emails, phoneNumbers, title, company, birthday, address, notes, tags, updatedAt } = contact;
  let groups = 0;
  /** A usual label is a type; one of the person's own needs a line beside it. */
  function labelled(property: string, label: string, value: string): string[] {
    const type = typeOf[label];
    if (type !== undefined) return [`${property};TYPE=${type}:${value}`];
    if (label === '') return [`${property}:${value}`];
    groups += 1;
    return [`item${groups}.${property}:${value}`, `item${groups}.X-ABLabel:${escapeText(label)}`];
  }
  const titles = tags.flatMap((tag) => tagTitles.get(tag) ?? []);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:${escapeText(id)}`,
    `FN:${escapeText(name.trim() === '' ? displayName(contact) : name)}`,
    ...(title ? [`TITLE:${escapeText(title)}`] : []),
    ...(company ? [`ORG:${escapeText(company)}`] : []),
    ...emails.flatMap(({ email, label }) => labelled('EMAIL', label, escapeText(email))),
    ...phoneNumbers.flatMap(({ country, phoneNumber, label }) =>
      labelled('TEL', label, escapeText(`${dialCodeOf(country)} ${phoneNumber}`.trim())),
    ),
    ...(address ? [`ADR:;;${escapeText(address)};;;;`] : []),
    ...(birthday ? [`BDAY:${birthday.replaceAll('-', '')}`] : []),
    ...(notes ? [`NOTE:${escapeText(toText(notes))}`] : []),
    ...(titles.length > 0 ? [`CATEGORIES:${titles.map(escapeText).join(',')}`] : []),
    ...(avatar?.startsWith('data:') ? [`PHOTO:${avatar}`] : []),
    `REV:${updatedAt.replaceAll(/[-:]|\.\d+/g, '')}`,
    'END:VCARD',
  ];
  return lines.map(foldLine).join('\r\n');
}

/** Contacts as a file of vCards, version 4. */
export function writeVcards(contacts: readonly Contact[], options: WriteVcardOptions): string {
  return contacts.map((contact) => `${toVcard(contact, options)}\r\n`).join('');
}
