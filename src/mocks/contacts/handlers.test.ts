import { describe, expect, it } from 'vitest';

import { HttpError, request } from '#lib/http/request';
import { contacts as book } from './store';
import { contactsScenarios } from './scenarios';
import { server } from '#mocks/start/node';
import { contacts, contactTags } from './seed';
import { people } from '#mocks/people/seed';
import { contactSchema, getContact, getContactTags, getCountries } from '#modules/contacts/api';

import { serveBackend, setLanguage } from '#mocks/testing/serveBackend';
import { sendRaw } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

describe('GET api/apps/contacts/contact', () => {
  it('answers one contact as the specification describes it', async () => {
    const contact = await request(getContact, { query: { id: 'per_0003' } });
    expect(contact).toMatchObject({
      id: 'per_0003',
      name: 'Ayşe Yılmaz',
      avatar: '/pictures/people/12.webp',
      emails: [
        { email: 'ayse.yilmaz@orvela.example', label: 'Work' },
        { email: 'yilmaz.3@post.example', label: 'Personal' },
      ],
    });
    expect(Object.keys(contact)).toEqual(Object.keys(contactSchema.shape).filter((key) => key !== 'job'));
  });

  it('answers what was changed since', async () => {
    await book.update('per_0003', { company: 'Moon Bakery' });
    expect((await request(getContact, { query: { id: 'per_0003' } })).company).toBe('Moon Bakery');
  });

  it('names an id that nobody has', async () => {
    const error: unknown = await request(getContact, { query: { id: 'per_9999' } }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ problem: { status: 404, code: 'not-found', id: 'per_9999' } });
  });

  it.each(['', '?id='])('refuses to be asked for nobody (%j)', async (query) => {
    const response = await sendRaw(`api/apps/contacts/contact${query}`);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Array<{ pointer: string }> };
    expect(errors[0]?.pointer).toMatch(/^\/query/);
  });

  it('fails once and then answers', async () => {
    server.use(contactsScenarios.contact.failsOnce());
    const query = { id: 'per_0001' };
    await expect(request(getContact, { query })).rejects.toMatchObject({ status: 500 });
    expect((await request(getContact, { query })).name).toBe('Ada Lindqvist');
  });
});

describe('GET api/apps/contacts/tags', () => {
  it('lists the seven tags of the specification by their ids', async () => {
    expect(await request(getContactTags, {})).toEqual([
      { id: '56ddbd47', title: 'Work' },
      { id: 'c31e9e5d', title: 'Friend' },
      { id: 'a8991c76', title: 'Family' },
      { id: '2026ce08', title: 'High School' },
      { id: '3eaab175', title: 'College' },
      { id: 'cbde2486', title: 'Baseball Team' },
      { id: '65930b5a', title: 'Band' },
    ]);
  });
});

describe('GET api/apps/contacts/countries', () => {
  it('lists every country that can be called, by its name in the language asked for', async () => {
    const english = await request(getCountries, {});
    expect(english.length).toBeGreaterThan(230);
    expect(new Set(english.map(({ iso }) => iso)).size).toBe(english.length);
    expect(english).toContainEqual({ id: 'cty_tr', iso: 'tr', name: 'Türkiye', code: '+90', flagImagePos: '' });
    setLanguage('tr');
    const turkish = await request(getCountries, {});
    expect(turkish.find(({ iso }) => iso === 'de')?.name).toBe('Almanya');
    expect(turkish.map(({ name }) => name)).toEqual(
      turkish.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'tr')),
    );
  });

  it('holds the country of every number in the address book', async () => {
    const known = new Set((await request(getCountries, {})).map(({ iso }) => iso));
    const used = contacts.flatMap(({ phoneNumbers }) => phoneNumbers.map(({ country }) => country));
    expect(used.filter((iso) => !known.has(iso))).toEqual([]);
  });
});

describe('the seed', () => {
  it('knows the sample people, each as the contract allows', () => {
    expect(contacts.map(({ id, name }) => ({ id, name }))).toEqual(people.map(({ id, name }) => ({ id, name })));
    for (const contact of contacts) expect(contactSchema.safeParse(contact).error?.issues ?? []).toEqual([]);
  });

  it('has the awkward cases: nobody’s picture, birthday, address, notes, title, company, tags', () => {
    const without = (key: keyof (typeof contacts)[number]) =>
      contacts.filter((contact) => contact[key] === null).length;
    for (const key of ['avatar', 'birthday', 'address', 'notes', 'title', 'company'] as const) {
      expect([key, without(key)]).not.toEqual([key, 0]);
      expect([key, without(key) < contacts.length / 3]).toEqual([key, true]);
    }
    expect(new Set(contacts.map(({ tags }) => tags.length))).toEqual(new Set([0, 1, 2]));
    expect(new Set(contacts.map(({ phoneNumbers }) => phoneNumbers.length))).toEqual(new Set([1, 2, 3]));
  });

  it('names only tags that exist, and uses each', () => {
    expect(new Set(contacts.flatMap(({ tags }) => tags))).toEqual(new Set(contactTags.map(({ id }) => id)));
  });

  it('gives every person e-mail addresses of their own, all of them invented', () => {
    const addresses = contacts.flatMap(({ emails }) => emails.map(({ email }) => email));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^[a-z0-9.]+@(orvela|post)\.example$/);
  });
});
