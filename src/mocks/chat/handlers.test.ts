import { describe, expect, it } from 'vitest';

import { setClock } from '#lib/time/clock';
import { request } from '#lib/http/request';
import { chatScenarios } from './scenarios';
import { dayText } from './seed';
import { server } from '#mocks/start/node';
import { personByName } from '#mocks/people/seed';
import {
  getChat,
  getChatContact,
  getChatContacts,
  getChatProfile,
  getChats,
  sendMessage,
  updateChat,
} from '#modules/chat/api';

import { expectHttpError, serveBackend, setLanguage } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

const instant = new Date('2026-03-16T10:00:00Z');
const day = 86_400_000;
serveBackend({ account: 'ada' });

const all = () => request(getChats, {});
const one = (id: string) => request(getChat, { query: { id } });

describe('the date of a last message', () => {
  it.each([
    ['2026-03-16T15:00:00Z', 'UTC', '16/03/2026'],
    ['2026-03-16T15:00:00Z', 'Pacific/Auckland', '17/03/2026'],
    ['2026-03-16T05:00:00Z', 'America/Los_Angeles', '15/03/2026'],
  ])('%s is in %s of %s', (iso, zone, text) => expect(dayText(iso, zone)).toBe(text));
});

describe('GET api/apps/chat/chats', () => {
  it('lists fifteen chats with contact and messages', async () => {
    const chats = await all();
    expect(chats).toHaveLength(15);
    for (const { id, contactId, contact, messages, lastMessage, lastMessageAt } of chats) {
      expect(contact.id).toBe(contactId);
      expect(messages.length).toBeGreaterThanOrEqual(2);
      expect(messages.length).toBeLessThanOrEqual(40);
      expect(messages.every(({ chatId }) => chatId === id)).toBe(true);
      expect(messages.at(-1)?.value).toBe(lastMessage);
      expect(lastMessageAt).toBe('16/03/2026');
    }
  });

  it('marks what is mine, by the id of the profile', async () => {
    const { id } = await request(getChatProfile, {});
    const messages = (await all()).flatMap((chat) => chat.messages);
    expect(messages.some(({ isMine }) => isMine)).toBe(true);
    expect(messages.some(({ isMine }) => !isMine)).toBe(true);
    for (const { isMine, contactId } of messages) expect(contactId === id).toBe(isMine);
  });

  it('holds two with unread messages, one that does not say, and two that are muted', async () => {
    const chats = await all();
    expect(chats.map(({ unreadCount }) => unreadCount).filter((count) => count !== 0)).toEqual([2, 1, undefined]);
    expect(chats.filter((chat) => !('unreadCount' in chat))).toHaveLength(1);
    expect(chats.filter(({ muted }) => muted)).toHaveLength(2);
  });

  it('was written a week ago and today, in order, each chat in its own words', async () => {
    const chats = await all();
    for (const { messages } of chats) {
      const times = messages.map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const ages = times.map((time) => instant.getTime() - time);
      expect(ages.every((age) => (age >= 0 && age < day / 2) || (age >= 7 * day && age < 7.5 * day))).toBe(true);
      expect(ages.some((age) => age >= 7 * day)).toBe(true);
      expect(ages.some((age) => age < day)).toBe(true);
    }
    const values = chats.flatMap(({ messages }) => messages.map(({ value }) => value));
    expect(new Set(values).size).toBe(values.length);
  });
});

describe('GET api/apps/chat/chat', () => {
  it('gives one chat as the list holds it', async () => {
    const [first] = await all();
    expect(await one(first?.id ?? '')).toEqual(first);
  });

  it('does not know an unknown id, and names it', async () => {
    const { problem } = await expectHttpError(one('cht_none'));
    expect(problem).toMatchObject({ status: 404, code: 'not-found', id: 'cht_none' });
  });

  it('refuses to be asked without an id', async () => {
    const response = await sendRaw('api/apps/chat/chat');
    expect(response.status).toBe(422);
  });
});

describe('PATCH api/apps/chat/chat', () => {
  it('merges fields, answers the chat, and keeps it', async () => {
    const before = await one('cht_0001');
    const response = await request(updateChat, { body: { id: before.id, chat: { unreadCount: 0, muted: true } } });
    expect(response).toEqual({ ...before, unreadCount: 0, muted: true });
    expect(await one(before.id)).toEqual(response);
  });

  it('gives the count to the one without', async () => {
    const { id } = (await all()).find((chat) => !('unreadCount' in chat)) ?? { id: '' };
    expect(await request(updateChat, { body: { id, chat: { unreadCount: 0 } } })).toMatchObject({ id, unreadCount: 0 });
  });

  it('replaces the messages where they are sent, and still knows mine', async () => {
    const { id, messages } = await one('cht_0003');
    const response = await request(updateChat, { body: { id, chat: { messages: messages.slice(0, 2) } } });
    expect(response.messages).toEqual(messages.slice(0, 2));
  });

  it('does not let one write for the other', async () => {
    const { id, messages } = await one('cht_0003');
    const forged = messages.map((message) => (message.isMine ? message : { ...message, value: 'I owe you a house' }));
    const added = [...messages, { ...messages[0], id: 'new', isMine: false, value: 'Gift' } as (typeof messages)[0]];
    for (const sent of [forged, added]) {
      const { problem } = await expectHttpError(request(updateChat, { body: { id, chat: { messages: sent } } }));
      expect(problem).toMatchObject({ status: 422, errors: [{ code: 'not-yours' }] });
    }
    expect((await one(id)).messages).toEqual(messages);
  });

  it('shows nobody what another has written', async () => {
    await request(sendMessage, { body: { chatId: 'cht_0001', value: 'Between us' } });
    await signInAndStoreToken('alan');
    expect((await one('cht_0001')).lastMessage).not.toBe('Between us');
  });

  it('leaves id and contact as they are', async () => {
    const response = await sendRaw('api/apps/chat/chat', {
      method: 'PATCH',
      body: JSON.stringify({ id: 'cht_0002', chat: { id: 'other', contactId: 'per_0001', muted: true } }),
    });
    expect(await response.json()).toMatchObject({
      id: 'cht_0002',
      contactId: personByName('Jasper Holt').id,
      muted: true,
    });
  });

  it('changes nothing for an unknown id', async () => {
    const before = await all();
    const refused = await expectHttpError(request(updateChat, { body: { id: 'cht_none', chat: { muted: true } } }));
    expect(refused.problem).toMatchObject({ status: 404, id: 'cht_none' });
    expect(await all()).toEqual(before);
  });

  it('refuses a count below nothing', async () => {
    const body = { id: 'cht_0001', chat: { unreadCount: -1 } };
    const { problem } = await expectHttpError(request(updateChat, { body }));
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer: '/chat/unreadCount' }] });
  });
});

describe('POST api/apps/chat/message', () => {
  it('answers the message, keeps it at the end, and tells the list', async () => {
    setClock(new Date('2026-03-17T08:30:00Z'));
    const profile = await request(getChatProfile, {});
    const message = await request(sendMessage, { body: { chatId: 'cht_0001', value: 'Çınar Caddesi 41/B\n\nTamam' } });
    expect(message).toEqual({
      id: message.id,
      chatId: 'cht_0001',
      contactId: profile.id,
      value: 'Çınar Caddesi 41/B\n\nTamam',
      createdAt: '2026-03-17T08:30:00.000Z',
      isMine: true,
    });
    const chat = await one('cht_0001');
    expect(chat.messages.at(-1)).toEqual(message);
    expect(chat).toMatchObject({ lastMessage: message.value, lastMessageAt: '17/03/2026' });
  });

  it('adds a repeated message once', async () => {
    const body = { id: 'msg_of_the_client', chatId: 'cht_0001', value: 'Hello' };
    const first = await request(sendMessage, { body });
    expect(await request(sendMessage, { body })).toEqual(first);
    expect((await one('cht_0001')).messages.filter(({ id }) => id === body.id)).toHaveLength(1);
    const [theirs] = (await one('cht_0001')).messages.filter(({ isMine }) => !isMine);
    const { problem } = await expectHttpError(request(sendMessage, { body: { ...body, id: theirs?.id ?? '' } }));
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer: '/id' }] });
  });

  it.each(['', '  \n\t '])('refuses a blank text (%j)', async (value) => {
    const { problem } = await expectHttpError(request(sendMessage, { body: { chatId: 'cht_0001', value } }));
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer: '/value' }] });
  });

  it('does not know an unknown chat', async () => {
    const { problem } = await expectHttpError(request(sendMessage, { body: { chatId: 'cht_none', value: 'Hello' } }));
    expect(problem).toMatchObject({ status: 404, id: 'cht_none' });
  });
});

describe('GET api/apps/chat/contacts', () => {
  it('is in the order of names, without details and attachments', async () => {
    const contacts = await request(getChatContacts, {});
    expect(contacts.length).toBeGreaterThan(50);
    const names = contacts.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    for (const contact of contacts) {
      expect(contact).not.toHaveProperty('details');
      expect(contact).not.toHaveProperty('attachments');
    }
    expect(contacts.some(({ avatar }) => avatar === null)).toBe(true);
    expect(contacts.some(({ background }) => background !== undefined)).toBe(true);
  });

  it('sorts as Turkish does when asked in Turkish', async () => {
    setLanguage('tr');
    const names = (await request(getChatContacts, {})).map(({ name }) => name);
    expect(names.indexOf('Çağla Öztürk')).toBeGreaterThan(names.indexOf('Cleo Marchetti'));
    expect(names.indexOf('Işıl Güneş')).toBeLessThan(names.indexOf('İbrahim Koç'));
  });
});

describe('GET api/apps/chat/contact', () => {
  it('gives one with details and attachments', async () => {
    const { id } = personByName('Jasper Holt');
    const contact = await request(getChatContact, { query: { id } });
    expect(contact).toMatchObject({ id, name: 'Jasper Holt' });
    expect(contact.details.emails[0]?.email).toMatch(/@/);
    expect(contact.details.phoneNumbers[0]?.phoneNumber).toMatch(/\d/);
    expect(Array.isArray(contact.attachments.media)).toBe(true);
  });

  it('does not know an unknown id', async () => {
    const { problem } = await expectHttpError(request(getChatContact, { query: { id: 'per_none' } }));
    expect(problem).toMatchObject({ status: 404, id: 'per_none' });
  });
});

describe('GET api/apps/chat/profile', () => {
  it('is the signed-in user, who greets in the language asked for', async () => {
    expect(await request(getChatProfile, {})).toEqual({
      id: personByName('Ada Lindqvist').id,
      name: 'Ada Lindqvist',
      email: 'ada@orvela.example',
      avatar: personByName('Ada Lindqvist').avatar,
      about: 'Hi there! I’m using the chat.',
    });
    setLanguage('tr');
    expect((await request(getChatProfile, {})).about).toBe('Merhaba! Sohbeti kullanıyorum.');
  });
});

describe('scenarios', () => {
  it('are empty, many and long', async () => {
    server.use(chatScenarios.empty());
    expect(await all()).toEqual([]);
    server.use(...chatScenarios.many(200));
    const many = await all();
    expect(new Set(many.map(({ id }) => id)).size).toBe(200);
    await request(updateChat, { body: { id: many[1]?.id ?? '', chat: { unreadCount: 0 } } });
    expect((await all())[1]?.unreadCount).toBe(0);
    server.use(...chatScenarios.longConversation(2000));
    const [long] = await all();
    expect(long?.messages).toHaveLength(2000);
  });

  it('fail once and then answer', async () => {
    server.use(chatScenarios.send.failsOnce());
    const body = { chatId: 'cht_0001', value: 'Hello' };
    expect((await expectHttpError(request(sendMessage, { body }))).status).toBe(500);
    expect((await request(sendMessage, { body })).value).toBe('Hello');
  });
});
