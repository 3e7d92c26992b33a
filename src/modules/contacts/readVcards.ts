import { isEmail } from '#domain/emailAddress';
import { printableLine, toPrintableLine } from '#domain/printableLine';
import { escapeHtml } from '#lib/text/escapeHtml';
import { vcardLines } from '#lib/vcard/vcardLines';
import type { VcardLine } from '#lib/vcard/vcardLines';
import { splitValue, unescapeText } from '#lib/vcard/vcardText';

import type { Contact } from './api';
import { isCalendarDate } from './birthday';
import { contactLimits } from './limits';
import { toPhone } from './phoneNumbers';

/** A contact of a file: as it will be stored, with the names of its tags. */
export type VcardContact = Omit<Contact, 'id' | 'updatedAt' | 'background' | 'job' | 'tags'> & {
  tags: readonly string[];
};

/** Why a line could not be taken as it is. */
type VcardProblemReason =
  'unreadable' | 'outside' | 'unfinished' | 'empty' | 'email' | 'birthday' | 'photo' | 'tooLong' | 'tooMany';

/** A line of the file that could not be taken as it is. */
export interface VcardProblem {
  /** From 1. */
  line: number;
  reason: VcardProblemReason;
  /** The beginning of the line. */
  text: string;
}

/** What was found next in a file; `at` is the number of its line. */
export type VcardEvent =
  { type: 'contact'; contact: VcardContact; line: number } | ({ type: 'problem' } & VcardProblem);

const excerptLength = 80;

/** Plain text as HTML paragraphs. */
const toHtml = (text: string) =>
  text
    .split(/\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => `<p>${escapeHtml(one)}</p>`)
    .join('');

const typesOf = ({ params }: VcardLine) => (params.get('TYPE') ?? []).map((type) => type.toLowerCase());

function phoneLabel(types: readonly string[]): string {
  if (types.includes('cell')) return 'Mobile';
  return types.includes('work') ? 'Work' : types.includes('home') ? 'Home' : '';
}

const emailLabel = (types: readonly string[]) =>
  types.includes('work') ? 'Work' : types.includes('home') ? 'Personal' : '';

/** `1990-03-16`, `19900316`, or either with a time. */
function toBirthday(value: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/.exec(value.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : undefined;
}

function toPhoto({ value, params }: VcardLine): string | undefined {
  const [, uriType, uriData] = /^data:image\/(jpeg|png|webp);base64,(.*)$/is.exec(value.trim()) ?? [];
  const type = (uriType ?? params.get('TYPE')?.[0] ?? 'jpeg').toLowerCase().replace(/^(?:image\/)?(jpg|jpeg)$/, 'jpeg');
  const isInline = params.get('ENCODING')?.some((encoding) => /^b(?:ase64)?$/i.test(encoding)) ?? false;
  const data = (uriData ?? (isInline ? value : '')).replaceAll(/\s/g, '');
  if (!['jpeg', 'png', 'webp'].includes(type) || !/^[A-Za-z\d+/]+={0,2}$/.test(data)) return undefined;
  return (data.length * 3) / 4 > contactLimits.photoBytes ? undefined : `data:image/${type};base64,${data}`;
}

interface Card {
  line: number;
  source: string;
  lines: VcardLine[];
}

/** Reads one card; problems go to `report`. */
function toContact(card: Card, home: string, report: (line: VcardLine, reason: VcardProblemReason) => void) {
  const contact: VcardContact & { emails: Contact['emails']; phoneNumbers: Contact['phoneNumbers']; tags: string[] } = {
    avatar: null,
    name: '',
    emails: [],
    phoneNumbers: [],
    title: null,
    company: null,
    birthday: null,
    address: null,
    notes: null,
    tags: [],
  };
  const groupLabels = new Map<string, string>();
  for (const { name, group, value } of card.lines) {
    // Apple writes a label of one's own beside the line, the usual ones as `_$!<Home>!$_`.
    if (name === 'X-ABLABEL' && group !== '')
      groupLabels.set(group, unescapeText(value).replace(/^_\$!<(.*)>!\$_$/, '$1'));
  }

  function fit(text: string, max: number, line: VcardLine): string {
    const clean = toPrintableLine(text).trim();
    if (clean.length <= max) return clean;
    report(line, 'tooLong');
    return clean.slice(0, max);
  }
  const labelOf = (line: VcardLine, usual: string) =>
    toPrintableLine(groupLabels.get(line.group) ?? usual)
      .trim()
      .slice(0, contactLimits.label);
  const orNull = (text: string) => (text === '' ? null : text);
  let structuredName = '';

  for (const line of card.lines) {
    const { name, value } = line;
    if (value.trim() === '') continue;
    if (name === 'FN') contact.name ||= fit(unescapeText(value), contactLimits.name, line);
    else if (name === 'N') {
      const [family = '', given = '', additional = '', prefix = '', suffix = ''] = splitValue(value, ';');
      structuredName = fit(
        [prefix, given, additional, family, suffix].filter((part) => part.trim() !== '').join(' '),
        contactLimits.name,
        line,
      );
    } else if (name === 'EMAIL') {
      const email = unescapeText(value)
        .trim()
        .replace(/^mailto:/i, '');
      if (!isEmail(email) || !printableLine.test(email)) report(line, 'email');
      else if (contact.emails.length >= contactLimits.entries) report(line, 'tooMany');
      else contact.emails.push({ email, label: labelOf(line, emailLabel(typesOf(line))) });
    } else if (name === 'TEL') {
      const written = fit(
        unescapeText(value)
          .replace(/^tel:/i, '')
          .replace(/;ext=.*$/i, ''),
        contactLimits.phone,
        line,
      );
      if (contact.phoneNumbers.length >= contactLimits.entries) report(line, 'tooMany');
      else contact.phoneNumbers.push({ ...toPhone(written, home), label: labelOf(line, phoneLabel(typesOf(line))) });
    } else if (name === 'TITLE') contact.title ??= orNull(fit(unescapeText(value), contactLimits.role, line));
    else if (name === 'ORG') {
      const parts = splitValue(value, ';').filter((part) => part.trim() !== '');
      contact.company ??= orNull(fit(parts.join(', '), contactLimits.role, line));
    } else if (name === 'ADR') {
      const parts = splitValue(value, ';')
        .map((part) => part.trim())
        .filter((part) => part !== '');
      contact.address ??= orNull(fit(parts.join(', '), contactLimits.address, line));
    } else if (name === 'BDAY') {
      const birthday = toBirthday(value);
      if (birthday === undefined) report(line, 'birthday');
      else contact.birthday = birthday;
    } else if (name === 'NOTE') {
      const text = unescapeText(value);
      const html = toHtml(text);
      if (html.length > contactLimits.notes) report(line, 'tooLong');
      contact.notes = orNull(
        html.length > contactLimits.notes ? toHtml(text.slice(0, contactLimits.notes / 10)) : html,
      );
    } else if (name === 'CATEGORIES') {
      for (const tag of splitValue(value, ',')) {
        const title = toPrintableLine(tag).trim().slice(0, contactLimits.tagTitle);
        if (title !== '' && !contact.tags.includes(title) && contact.tags.length < contactLimits.tags)
          contact.tags.push(title);
      }
    } else if (name === 'PHOTO') {
      const photo = toPhoto(line);
      if (photo === undefined) report(line, 'photo');
      else contact.avatar = photo;
    }
  }
  contact.name ||= structuredName;
  return contact;
}

/**
 * Reads the contacts of a vCard file, version 3 or 4, one after the other. Everything that can be read is; every line
 * that cannot is reported. `home` is the country of numbers without a dial code.
 */
export function* readVcards(text: string, home: string): Generator<VcardEvent> {
  let card: Card | undefined;
  const problems: VcardEvent[] = [];
  const problemAt = (line: number, reason: VcardProblemReason, source: string): VcardEvent => ({
    type: 'problem',
    line,
    reason,
    text: source.slice(0, excerptLength),
  });

  function* finish({ line, source, lines }: Card): Generator<VcardEvent> {
    const contact = toContact({ line, source, lines }, home, (at, reason) =>
      problems.push(problemAt(at.line, reason, at.source)),
    );
    yield* problems.splice(0);
    const isKnown =
      contact.name !== '' || contact.company !== null || contact.emails.length + contact.phoneNumbers.length > 0;
    if (isKnown) yield { type: 'contact', contact, line };
    else yield problemAt(line, 'empty', source);
  }

  for (const one of vcardLines(text)) {
    if (!('name' in one)) {
      yield problemAt(one.line, 'unreadable', one.source);
      continue;
    }
    const isMark = (one.name === 'BEGIN' || one.name === 'END') && one.value.trim().toUpperCase() === 'VCARD';
    if (isMark && one.name === 'BEGIN') {
      if (card) {
        yield problemAt(card.line, 'unfinished', card.source);
        yield* finish(card);
      }
      card = { line: one.line, source: one.source, lines: [] };
    } else if (isMark && card) {
      yield* finish(card);
      card = undefined;
    } else if (card) card.lines.push(one);
    else yield problemAt(one.line, 'outside', one.source);
  }
  if (card) {
    yield problemAt(card.line, 'unfinished', card.source);
    yield* finish(card);
  }
}
