import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Contact } from './api';
import { contactInputSchema } from './api';
import { conflictsOf, mergeContact } from './mergeContacts';
import { dialCodeOf } from '#domain/dialCode';
import { toPhone } from './phoneNumbers';
import { prepareImport } from './prepareImport';
import { readVcards } from './readVcards';
import { writeVcards } from './writeVcards';

const read = (text: string) => {
  const events = [...readVcards(text, 'gb')];
  return {
    contacts: events.flatMap((event) => (event.type === 'contact' ? [event.contact] : [])),
    problems: events.flatMap((event) => (event.type === 'problem' ? [[event.line, event.reason]] : [])),
  };
};
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');

const dialCode = (country: string) => {
  const code = dialCodeOf(country);
  return code === '' ? '' : `+${code}`;
};
const toText = (html: string) =>
  html
    .replaceAll('</p>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
const write = (contacts: Contact[], tagTitles = new Map([['t1', 'Work, old']])) =>
  writeVcards(contacts, { dialCodeOf: dialCode, tagTitles, toText });

const contact: Contact = {
  id: 'per_1',
  avatar: null,
  name: 'Ayşe Yılmaz',
  emails: [],
  phoneNumbers: [],
  title: null,
  company: null,
  birthday: null,
  address: null,
  notes: null,
  tags: [],
  updatedAt: '2026-01-05T09:00:00.000Z',
};

describe('reading vCards', () => {
  it('reads what phones write: version 3, folded, escaped, grouped and labelled', () => {
    const text = card(
      'N:Yılmaz;Ayşe;;Dr.;',
      'FN:Dr. Ayşe',
      '  Yılmaz',
      'ORG:Saltmarket Clinic;Wards\\, north',
      'TITLE:Head nurse',
      'EMAIL;TYPE=INTERNET,WORK:ayse@orvela.example',
      'item1.EMAIL:ayse@post.example',
      'item1.X-ABLabel:_$!<Home>!$_',
      'TEL;TYPE=CELL:+90 532 123 45 67',
      'TEL;TYPE=WORK:020 7946 0123',
      'TEL:+999 20 555 014',
      'ADR;TYPE=HOME:;;12 Harbour Street;Port Calder;;1234;Orvela',
      'BDAY:19900316',
      'NOTE:First line\\nsecond <b>line</b>',
      'CATEGORIES:Friend,High School',
    );
    expect(read(text)).toEqual({
      contacts: [
        {
          avatar: null,
          name: 'Dr. Ayşe Yılmaz',
          emails: [
            { email: 'ayse@orvela.example', label: 'Work' },
            { email: 'ayse@post.example', label: 'Home' },
          ],
          phoneNumbers: [
            { country: 'tr', phoneNumber: '532 123 45 67', label: 'Mobile' },
            { country: 'gb', phoneNumber: '20 7946 0123', label: 'Work' },
            { country: 'xo', phoneNumber: '20 555 014', label: '' },
          ],
          title: 'Head nurse',
          company: 'Saltmarket Clinic, Wards, north',
          birthday: '1990-03-16',
          address: '12 Harbour Street, Port Calder, 1234, Orvela',
          notes: '<p>First line</p><p>second &lt;b&gt;line&lt;/b&gt;</p>',
          tags: ['Friend', 'High School'],
        },
      ],
      problems: [],
    });
  });

  it('reads version 4 and the quoted-printable text of old telephones', () => {
    const { contacts } = read(
      [
        'BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nTEL;VALUE=uri;TYPE="cell,voice":tel:+447400123456\nEND:VCARD',
        'BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=87a=\n=C4=9Fla\nTEL;HOME:1234567\nEND:VCARD',
      ].join('\n'),
    );
    expect(contacts.map(({ name, phoneNumbers }) => [name, phoneNumbers])).toEqual([
      ['Ada', [{ country: 'gb', phoneNumber: '7400 123456', label: 'Mobile' }]],
      ['Çağla', [{ country: 'gb', phoneNumber: '1234567', label: 'Home' }]],
    ]);
  });

  it('takes what it can, and names the other lines by their numbers', () => {
    const text = [
      'Something else', // 1
      'BEGIN:VCARD', // 2
      'FN:Ada', // 3
      'EMAIL:not an address', // 4
      'BDAY:--0316', // 5
      'no colon here', // 6
      `TITLE:${'x'.repeat(200)}`, // 7
      'END:VCARD', // 8
      'NOTE:nowhere', // 9
      'BEGIN:VCARD', // 10
      'NOTE:about nobody', // 11
      'END:VCARD', // 12
      'BEGIN:VCARD', // 13
      'FN:Without an end', // 14
    ].join('\n');
    const { contacts, problems } = read(text);
    expect(contacts.map(({ name }) => name)).toEqual(['Ada', 'Without an end']);
    expect(contacts[0]?.title).toHaveLength(120);
    expect(problems).toEqual([
      [1, 'unreadable'],
      [6, 'unreadable'],
      [4, 'email'],
      [5, 'birthday'],
      [7, 'tooLong'],
      [9, 'outside'],
      [10, 'empty'],
      [13, 'unfinished'],
    ]);
  });

  it('takes photos that are in the file, and none from elsewhere', () => {
    expect(read(card('FN:A', 'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ')).contacts[0]?.avatar).toBe(
      'data:image/jpeg;base64,/9j/4AAQ',
    );
    const { contacts, problems } = read(
      card('FN:A', 'PHOTO:https://tracker.example/a.png', 'PHOTO:data:image/svg+xml;base64,AAAA'),
    );
    expect(contacts[0]?.avatar).toBeNull();
    expect(problems).toEqual([
      [4, 'photo'],
      [5, 'photo'],
    ]);
  });

  it('never fails, and gives only contacts that can be stored, for any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'BEGIN:VCARD\n',
        'END:VCARD\n',
        'FN:',
        'EMAIL;TYPE="',
        'TEL:',
        'BDAY:',
        'ADR:;;',
        '\n',
        ' ',
        '\\',
        '=',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { contacts } = read(pieces.join(''));
        for (const one of contacts) {
          const stored = contactInputSchema.safeParse({ id: 'x', background: null, ...one, tags: [] });
          expect(stored.error?.issues ?? []).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('writing vCards', () => {
  const line = fc
    .string({ unit: 'grapheme', maxLength: 60 })
    .map((text) => text.replaceAll(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, '').trim());
  const contacts = fc.record({
    ...Object.fromEntries(['title', 'company', 'address'].map((field) => [field, fc.option(line, { nil: null })])),
    name: line.filter((text) => text !== ''),
    emails: fc.array(
      fc.record({
        email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.example$/),
        label: fc.constantFrom('Work', 'Personal', '', 'Summer house; old'),
      }),
      { maxLength: 3 },
    ),
    birthday: fc.constantFrom(null, '1990-03-16'),
  });

  it('loses nothing that is read again', () => {
    fc.assert(
      fc.property(contacts, (fields) => {
        const one = { ...contact, ...(fields as Partial<Contact>) };
        const [again] = read(write([one])).contacts;
        const orNull = (text: string | null) => (text === '' ? null : text);
        expect(again).toMatchObject({
          name: one.name,
          emails: one.emails,
          birthday: one.birthday,
          title: orNull(one.title),
          company: orNull(one.company),
          address: orNull(one.address),
        });
      }),
    );
  });

  it('folds lines at 75 octets and escapes', () => {
    const text = write([
      { ...contact, address: `Çınar, 5; ${'ğ'.repeat(90)}`, tags: ['t1'], notes: '<p>a</p><p>b</p>' },
    ]);
    for (const row of text.split('\r\n')) expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75);
    expect(text).toContain('VERSION:4.0');
    expect(text).toContain('CATEGORIES:Work\\, old');
    expect(text).toContain('NOTE:a\\nb');
  });
});

describe('numbers', () => {
  it('are the same in any spelling', () => {
    expect(toPhone('00 90 (532) 123-4567', 'gb')).toEqual({ country: 'tr', phoneNumber: '532 123 45 67' });
    expect(toPhone('0532 1234567', 'tr')).toEqual({ country: 'tr', phoneNumber: '532 123 45 67' });
    expect(toPhone('no number', 'tr')).toEqual({ country: 'tr', phoneNumber: 'no number' });
  });
});

describe('merging', () => {
  const mine = { ...contact, title: 'Nurse', emails: [{ email: 'A@b.example', label: 'Work' }] };
  const theirs = {
    ...contact,
    name: 'ayse yilmaz',
    title: 'Head nurse',
    company: 'Orvela',
    emails: [
      { email: 'a@b.example', label: '' },
      { email: 'c@d.example', label: '' },
    ],
  };

  it('asks only about what contradicts', () => {
    expect(conflictsOf(mine, theirs)).toEqual(['title']);
  });

  it('keeps addresses of both, fills what is empty, and takes the chosen fields', () => {
    expect(mergeContact(mine, theirs, new Set())).toMatchObject({
      name: 'Ayşe Yılmaz',
      title: 'Nurse',
      company: 'Orvela',
      emails: [mine.emails[0], theirs.emails[1]],
    });
    expect(mergeContact(mine, theirs, new Set(['title'])).title).toBe('Head nurse');
  });

  it('is found by address and number, in the address book and in the file', () => {
    const file = [
      card('FN:Ada', 'EMAIL:ADA@orvela.example'),
      card('FN:Ada', 'EMAIL:ada@orvela.example', 'TITLE:Editor'),
      card('FN:Someone', 'TEL:+90 532 123 45 67'),
      card('FN:Quite another', 'TEL:+90 532 123 45 67'),
    ].join('\r\n');
    const existing = [
      { id: 'per_9', emails: [], phoneNumbers: [{ country: 'tr', phoneNumber: '0532 1234567', label: '' }] },
    ];
    const { items, repeatedCount } = prepareImport(readVcards(file, 'gb'), existing);
    expect(repeatedCount).toBe(1);
    expect(items.map(({ contact: { name, title }, existingId }) => [name, title, existingId])).toEqual([
      ['Ada', 'Editor', undefined],
      ['Someone', null, 'per_9'],
      ['Quite another', null, 'per_9'],
    ]);
  });

  it('is found by what only a repetition in the file has', () => {
    const file = [
      card('FN:Ada', 'EMAIL:ada@orvela.example'),
      card('FN:Ada', 'EMAIL:ada@orvela.example', 'TEL:+90 532 123 45 67'),
    ].join('\r\n');
    const existing = [
      { id: 'per_9', emails: [], phoneNumbers: [{ country: 'tr', phoneNumber: '532 123 45 67', label: '' }] },
    ];
    expect(prepareImport(readVcards(file, 'gb'), existing).items).toMatchObject([{ existingId: 'per_9' }]);
  });

  it('of ten thousand contacts is quick', () => {
    const file = Array.from({ length: 10_000 }, (_, n) =>
      card(`FN:Person ${n}`, `EMAIL:p${n}@orvela.example`, `TEL:+90 532 ${String(1_000_000 + n)}`),
    ).join('\r\n');
    const started = performance.now();
    expect(prepareImport(readVcards(file, 'gb'), []).items).toHaveLength(10_000);
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
