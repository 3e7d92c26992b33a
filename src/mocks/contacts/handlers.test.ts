import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { HttpError, request } from '#lib/http/request';
import { contacts as book } from './store';
import { contactsScenarios } from './scenarios';
import { server } from '#mocks/start/node';
import { contacts, contactTags } from './seed';
import { people } from '#mocks/people/seed';
import { demoAccount } from '#mocks/accounts/seed';
import {
  contactSchema,
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
import type { Contact } from '#modules/contacts/api';
import { sortContacts } from '#modules/contacts/contactRules';
import { contactLimits } from '#modules/contacts/limits';

import { expectHttpError, serveBackend, setLanguage, startTime } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

const ada = demoAccount('ada').id;

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
    await book.of(ada).update('per_0003', { company: 'Moon Bakery' });
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

const names = async (call: Promise<Contact[]>) => (await call).map(({ name }) => name);

/** Sends a request that the typed client would not allow. */
async function send(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const response = await sendRaw(`api/apps/contacts/${path}`, init);
  return { status: response.status, body: await response.json() };
}

describe('GET api/apps/contacts/all', () => {
  it('lists everyone by name, as the language sorts', async () => {
    const english = await names(request(getContacts, {}));
    expect(english).toHaveLength(contacts.length);
    expect(english.indexOf('Çağla Öztürk')).toBeLessThan(english.indexOf('Cleo Marchetti'));
    setLanguage('tr');
    const turkish = await names(request(getContacts, {}));
    expect(turkish.indexOf('Çağla Öztürk')).toBeGreaterThan(turkish.indexOf('Cleo Marchetti'));
    expect(turkish.indexOf('Işıl Güneş')).toBeLessThan(turkish.indexOf('İbrahim Koç'));
  });
});

describe('POST api/apps/contacts/contact, repeated', () => {
  it('returns the contact, and overwrites nothing that was saved since', async () => {
    const body = { id: 'per_repeated', contact: { name: 'Nora Quist' } };
    const made = await request(createContact, { body });
    expect(await request(createContact, { body })).toEqual(made);
    const saved = await request(updateContact, { body: { id: made.id, contact: { name: 'Nora Quist-Berg' } } });
    expect(await send('POST', 'contact', body)).toMatchObject({
      status: 409,
      body: { code: 'revision-conflict', current: saved },
    });
    expect(await request(getContact, { query: { id: made.id } })).toEqual(saved);
  });
});

describe('GET api/apps/contacts/search', () => {
  it('finds names that contain the text, without regard to case', async () => {
    expect(await names(request(searchContacts, { query: { query: 'AKIN' } }))).toEqual(
      contacts.map(({ name }) => name).filter((name) => /akın|akin/i.test(name)),
    );
    expect(await names(request(searchContacts, { query: { query: 'yilmaz' } }))).toContain('Ayşe Yılmaz');
    // Companies are not names.
    expect(await names(request(searchContacts, { query: { query: 'Saltmarket Pharmacy' } }))).toEqual([]);
  });

  it('returns everyone for no text', async () => {
    const all = await names(request(getContacts, {}));
    expect(await names(request(searchContacts, { query: {} }))).toEqual(all);
    expect(await names(request(searchContacts, { query: { query: '' } }))).toEqual(all);
  });

  it('finds people by an email address, without regard to case, and only by all of it', async () => {
    const [found] = await request(searchContacts, { query: { email: 'ADA.Lindqvist@orvela.example' } });
    expect(found?.emails.map(({ email }) => email)).toContain('ada.lindqvist@orvela.example');
    expect(await request(searchContacts, { query: { email: 'lindqvist@orvela.example' } })).toEqual([]);
    expect(await request(searchContacts, { query: { email: 'nobody@orvela.example' } })).toEqual([]);
  });

  it('agrees with the pure rule for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 4 }), async (query) => {
        const found = new Set((await request(searchContacts, { query: { query } })).map(({ id }) => id));
        for (const { id, name } of contacts) {
          if (name.toLowerCase().includes(query.trim().toLowerCase())) expect(found).toContain(id);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('POST api/apps/contacts/contact', () => {
  it('adds the blank contact of the specification', async () => {
    const made = await request(createContact, {});
    expect(made).toEqual({
      id: made.id,
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
      updatedAt: startTime.toISOString(),
    });
    expect(await request(getContact, { query: { id: made.id } })).toEqual(made);
    // First in the store, by name in the list.
    expect((await book.of(ada).list())[0]?.id).toBe(made.id);
  });

  it('adds what was entered, once for all calls with one id', async () => {
    const body = { id: 'per_own', contact: { name: 'Nora Quist', title: 'Nurse', tags: ['56ddbd47'] } };
    const made = await request(createContact, { body });
    expect(made).toMatchObject({ id: 'per_own', name: 'Nora Quist', job: { title: 'Nurse', company: null } });
    await request(createContact, { body });
    expect(await names(request(searchContacts, { query: { query: 'nora quist' } }))).toEqual(['Nora Quist']);
  });

  it('refuses unknown tags and changes nothing', async () => {
    const before = await request(getContacts, {});
    expect(await send('POST', 'contact', { contact: { tags: ['none'] } })).toMatchObject({
      status: 404,
      body: { id: 'none' },
    });
    expect(await request(getContacts, {})).toEqual(before);
  });
});

describe('PATCH api/apps/contacts/contact', () => {
  it('merges, and returns the contact', async () => {
    const before = await request(getContact, { query: { id: 'per_0003' } });
    const after = await request(updateContact, { body: { id: 'per_0003', contact: { company: 'Moon Bakery' } } });
    expect(after).toEqual({ ...before, company: 'Moon Bakery', updatedAt: startTime.toISOString() });
    expect(await request(getContact, { query: { id: 'per_0003' } })).toEqual(after);
  });

  it('keeps title and company alike with the job (ruling D13)', async () => {
    const { id } = await request(createContact, {});
    const first = await request(updateContact, { body: { id, contact: { title: 'Baker' } } });
    expect(first).toMatchObject({ title: 'Baker', job: { title: 'Baker', company: null } });
    const job = { title: 'Miller', company: 'Moon Bakery' };
    expect(await request(updateContact, { body: { id, contact: { job } } })).toMatchObject({ ...job, job });
  });

  it('says what the contact is now to a change of an older version', async () => {
    const { updatedAt } = await request(getContact, { query: { id: 'per_0003' } });
    const body = { id: 'per_0003', baseDate: updatedAt };
    const saved = await request(updateContact, { body: { ...body, contact: { title: 'First' } } });
    const error = await expectHttpError(request(updateContact, { body: { ...body, contact: { title: 'Second' } } }));
    expect(error.problem).toMatchObject({ status: 409, code: 'revision-conflict', current: saved });
    expect((await request(getContact, { query: { id: 'per_0003' } })).title).toBe('First');
  });

  it.each([
    [{ name: 'x'.repeat(121) }, '/contact/name'],
    [{ name: 'two\nlines' }, '/contact/name'],
    [{ birthday: '2024-02-31' }, '/contact/birthday'],
    [{ avatar: 'https://tracker.example/a.png' }, '/contact/avatar'],
    [{ avatar: 'data:image/svg+xml;base64,PHN2Zz4=' }, '/contact/avatar'],
    [{ emails: [{ email: 'a@b.example' }] }, '/contact/emails/0/label'],
    [{ phoneNumbers: [{ country: 'TR', phoneNumber: '1', label: '' }] }, '/contact/phoneNumbers/0/country'],
    [{ tags: 'x' }, '/contact/tags'],
  ])('refuses %j and names %s', async (contact, pointer) => {
    const before = await request(getContact, { query: { id: 'per_0003' } });
    const { status, body } = await send('PATCH', 'contact', { id: 'per_0003', contact });
    expect(status).toBe(422);
    expect((body as { errors: Array<{ pointer: string }> }).errors.map((one) => one.pointer)).toContain(pointer);
    expect(await request(getContact, { query: { id: 'per_0003' } })).toEqual(before);
  });

  it('names an id that nobody has', async () => {
    expect(await send('PATCH', 'contact', { id: 'per_9999', contact: {} })).toMatchObject({
      status: 404,
      body: { id: 'per_9999' },
    });
  });
});

describe('DELETE api/apps/contacts/contact', () => {
  it('deletes one contact', async () => {
    expect(await request(deleteContact, { query: { id: 'per_0003' } })).toBe(true);
    expect((await request(getContacts, {})).some(({ id }) => id === 'per_0003')).toBe(false);
    expect(await send('DELETE', 'contact?id=per_0003')).toMatchObject({ status: 404, body: { id: 'per_0003' } });
  });
});

describe('the calls for many contacts', () => {
  it('put new ones, replace known ones, and may be repeated', async () => {
    const {
      updatedAt: _at,
      job: _job,
      background = null,
      ...known
    } = await request(getContact, {
      query: { id: 'per_0003' },
    });
    const input = { ...known, background };
    const body = {
      contacts: [
        { ...input, company: 'Moon Bakery' },
        { ...input, id: 'per_new', name: 'Nora Quist' },
      ],
    };
    await request(putContacts, { body });
    await request(putContacts, { body });
    const all = await request(getContacts, {});
    expect(all).toHaveLength(contacts.length + 1);
    expect(all.find(({ id }) => id === 'per_0003')?.company).toBe('Moon Bakery');
    expect(all.find(({ id }) => id === 'per_new')?.name).toBe('Nora Quist');
  });

  it('tag all or none', async () => {
    const contact = { addTags: ['cbde2486'], removeTags: ['56ddbd47'] };
    await request(updateContacts, { body: { ids: ['per_0001', 'per_0002'], contact } });
    const all = await request(getContacts, {});
    const tagsOf = (wanted: string) => all.find(({ id }) => id === wanted)?.tags ?? [];
    for (const id of ['per_0001', 'per_0002']) {
      expect(tagsOf(id)).toContain('cbde2486');
      expect(tagsOf(id)).not.toContain('56ddbd47');
    }
    const error = await expectHttpError(
      request(updateContacts, { body: { ids: ['per_0004', 'per_9999'], contact: { addTags: ['65930b5a'] } } }),
    );
    expect(error.problem).toMatchObject({ status: 404, id: 'per_9999' });
    expect(await request(getContacts, {})).toEqual(all);
  });

  it('delete all or none', async () => {
    const error = await expectHttpError(request(deleteContacts, { query: { ids: ['per_0001', 'per_9999'] } }));
    expect(error.problem).toMatchObject({ status: 404, id: 'per_9999' });
    expect(await request(getContacts, {})).toHaveLength(contacts.length);
    await request(deleteContacts, { query: { ids: ['per_0001', 'per_0002'] } });
    expect(await request(getContacts, {})).toHaveLength(contacts.length - 2);
  });
});

describe('the tags', () => {
  it('are added to the front, renamed, and removed from all contacts', async () => {
    const made = await request(createContactTag, { body: { tag: { title: ' Choir ' } } });
    expect((await request(getContactTags, {}))[0]).toEqual({ id: made.id, title: 'Choir' });
    await request(updateContacts, { body: { ids: ['per_0001'], contact: { addTags: [made.id] } } });
    expect(await request(updateContactTag, { body: { id: made.id, tag: { title: 'Orchestra' } } })).toEqual({
      id: made.id,
      title: 'Orchestra',
    });
    expect(await request(deleteContactTag, { query: { id: made.id } })).toBe(true);
    expect((await request(getContact, { query: { id: 'per_0001' } })).tags).not.toContain(made.id);
    expect((await request(getContactTags, {})).some(({ id }) => id === made.id)).toBe(false);
  });

  it('come back under their id', async () => {
    await request(deleteContactTag, { query: { id: '56ddbd47' } });
    await request(createContactTag, { body: { tag: { id: '56ddbd47', title: 'Work' } } });
    expect((await request(getContactTags, {}))[0]).toEqual({ id: '56ddbd47', title: 'Work' });
  });

  it('come back to their place in the list and on their contacts, also when the call is repeated', async () => {
    const read = async () => ({
      tags: await request(getContactTags, {}),
      carried: (await request(getContacts, {})).map(({ tags }) => tags),
    });
    const before = await read();
    const tag = before.tags.at(-1);
    if (!tag) throw new TypeError('The samples have too few tags.');
    const contacts = (await request(getContacts, {})).flatMap(({ id, tags }) =>
      tags.includes(tag.id) ? [{ id, index: tags.indexOf(tag.id) }] : [],
    );
    await request(deleteContactTag, { query: { id: tag.id } });
    const restored = { ...tag, index: before.tags.length - 1, contacts: [...contacts, { id: 'gone', index: 0 }] };
    await request(createContactTag, { body: { tag: restored } });
    await request(createContactTag, { body: { tag: restored } });
    expect(await read()).toEqual(before);
  });

  it.each(['', '   ', 'x'.repeat(61), 'a\u0000b'])('refuse the title %j', async (title) => {
    expect(await send('POST', 'tag', { tag: { title } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/tag/title' }] },
    });
  });

  it('name an id that none has', async () => {
    expect(await send('PATCH', 'tag', { id: 'none', tag: { title: 'x' } })).toMatchObject({
      status: 404,
      body: { id: 'none' },
    });
    expect(await send('DELETE', 'tag?id=none')).toMatchObject({ status: 404, body: { id: 'none' } });
  });
});

describe('POST api/apps/contacts/avatar', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const upload = (bytes: Uint8Array<ArrayBuffer>, id = 'per_0003') =>
    request(uploadAvatar, { body: { id, avatar: new File([bytes], 'photo.png', { type: 'image/png' }) } });

  it('stores the photo as a data URL', async () => {
    const { avatar } = await upload(png);
    expect(avatar).toBe('data:image/png;base64,iVBORw0KGgoBAgM=');
    expect((await request(getContact, { query: { id: 'per_0003' } })).avatar).toBe(avatar);
  });

  it('refuses what is no picture, is too large, or has no contact', async () => {
    const before = await request(getContact, { query: { id: 'per_0003' } });
    const text = new TextEncoder().encode('<svg onload="alert(1)"/>');
    expect((await expectHttpError(upload(text))).problem.code).toBe('unsupported-media');
    const large = new Uint8Array(contactLimits.photoBytes + 1);
    large.set(png);
    expect((await expectHttpError(upload(large))).problem.code).toBe('payload-too-large');
    expect((await expectHttpError(upload(png, 'per_9999'))).problem).toMatchObject({ status: 404, id: 'per_9999' });
    expect(await request(getContact, { query: { id: 'per_0003' } })).toEqual(before);
  });
});

describe('an address book', () => {
  it('belongs to one person', async () => {
    await request(deleteContact, { query: { id: 'per_0003' } });
    await request(createContactTag, { body: { tag: { title: 'Of Ada' } } });
    await signInAndStoreToken('mira');
    expect((await request(getContact, { query: { id: 'per_0003' } })).name).toBe('Ayşe Yılmaz');
    expect(await request(getContactTags, {})).toHaveLength(contactTags.length);
  });

  it('can hold ten thousand', async () => {
    server.use(...contactsScenarios.many());
    const all = await request(getContacts, {});
    expect(all).toHaveLength(10_000);
    expect(new Set(all.map(({ id }) => id)).size).toBe(10_000);
    expect(all.map(({ name }) => name)).toEqual(sortContacts(all, 'en').map(({ name }) => name));
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
