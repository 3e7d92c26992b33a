import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { setClock } from '#lib/time/clock';
import {
  getChat,
  getChatContact,
  getChatImage,
  getChatProfile,
  getChats,
  sendMessage,
  startChat,
  updateChat,
  updateChatProfile,
  updateMessage,
  uploadChatImage,
} from '#modules/chat/api';
import type { Chat, ChatChange } from '#modules/chat/api';

import type { DemoName } from '#mocks/accounts/seed';
import { personByName } from '#mocks/people/seed';
import { expectHttpError, serveBackend, startTime } from '#mocks/testing/serveBackend';
import { signInAndStoreToken } from '#mocks/testing/signInAs';

import { enableContactAnswers } from './contactAnswers';

serveBackend({ account: 'ada' });
afterEach(() => enableContactAnswers(undefined));

const ada = personByName('Ada Lindqvist').id;
const mira = personByName('Mira Castellanos').id;
const as = (account: DemoName) => signInAndStoreToken(account);
const start = (contactId: string) => request(startChat, { body: { contactId } });
const one = (id: string) => request(getChat, { query: { id } });
const send = (chatId: string, value: string, rest: { id?: string; replyTo?: string; image?: string } = {}) =>
  request(sendMessage, { body: { chatId, value, ...rest } });
const change = (id: string, chat: ChatChange) => request(updateChat, { body: { id, chat } });
/** The chat of the signed-in person with a contact. */
async function chatWith(contactId: string): Promise<Chat> {
  const chat = (await request(getChats, {})).find((candidate) => candidate.contactId === contactId);
  if (!chat) throw new Error(`There is no chat with ${contactId}.`);
  return chat;
}
const textsOf = ({ messages }: Chat) => messages.map(({ value, isMine }) => `${isMine ? '>' : '<'} ${value}`);

/** The smallest PNG. */
const png = () =>
  new File(
    [
      Uint8Array.from(
        atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
        (char) => char.charCodeAt(0),
      ),
    ],
    'pixel.png',
    { type: 'image/png' },
  );
const upload = (image = png()) => request(uploadChatImage, { body: { image, width: '1', height: '1' } });

describe('POST api/apps/chat/chat', () => {
  it('starts a chat with a contact, once, and lists it', async () => {
    const chat = await start(mira);
    expect(chat).toMatchObject({ contactId: mira, unreadCount: 0, muted: false, messages: [] });
    expect(await start(mira)).toEqual(chat);
    expect((await request(getChats, {})).filter(({ contactId }) => contactId === mira)).toHaveLength(1);
  });

  it('answers the chat that there is', async () => {
    const { contactId } = await one('cht_0002');
    expect((await start(contactId)).id).toBe('cht_0002');
  });

  it.each(['per_none', ada])('does not know the contact %s', async (contactId) => {
    const { problem } = await expectHttpError(start(contactId));
    expect(problem).toMatchObject({ status: 404, id: contactId });
  });
});

describe('two people with accounts', () => {
  it('see the same conversation, each from their own side', async () => {
    const { id } = await start(mira);
    await send(id, 'Hello Mira');
    await as('mira');
    const theirs = await chatWith(ada);
    expect(theirs).toMatchObject({ unreadCount: 1, lastMessage: 'Hello Mira' });
    expect(theirs.contact.name).toBe('Ada Lindqvist');
    await send(theirs.id, 'Hello Ada');
    expect(textsOf(await chatWith(ada))).toEqual(['< Hello Mira', '> Hello Ada']);
    await as('ada');
    expect(textsOf(await chatWith(mira))).toEqual(['> Hello Mira', '< Hello Ada']);
    expect(await chatWith(mira)).toMatchObject({ unreadCount: 1 });
  });

  it('learn when the other has read', async () => {
    const { id } = await start(mira);
    await send(id, 'Hello Mira');
    expect(await chatWith(mira)).not.toHaveProperty('contactReadAt');
    await as('mira');
    setClock(new Date('2026-03-16T10:05:00Z'));
    await change((await chatWith(ada)).id, { unreadCount: 0 });
    await as('ada');
    expect((await chatWith(mira)).contactReadAt).toBe('2026-03-16T10:05:00.000Z');
  });

  it('clear and delete their own side only, and take it back', async () => {
    const { id } = await start(mira);
    const { createdAt } = await send(id, 'Hello Mira');
    expect(await change(id, { clearedAt: createdAt })).toMatchObject({ messages: [], lastMessage: '' });
    await change(id, { hidden: true });
    expect((await expectHttpError(one(id))).problem).toMatchObject({ status: 404, id });
    expect((await request(getChats, {})).some((chat) => chat.id === id)).toBe(false);
    await as('mira');
    expect(textsOf(await chatWith(ada))).toEqual(['< Hello Mira']);
    // A new message shows the chat again, without what was cleared.
    setClock(new Date('2026-03-16T10:10:00Z'));
    await send((await chatWith(ada)).id, 'Still there?');
    await as('ada');
    expect(textsOf(await chatWith(mira))).toEqual(['< Still there?']);
    await change(id, { clearedAt: null });
    expect(textsOf(await chatWith(mira))).toEqual(['> Hello Mira', '< Still there?']);
  });

  it('take back only the last clearing', async () => {
    const { id } = await start(mira);
    const first = await send(id, 'First');
    await change(id, { clearedAt: first.createdAt });
    setClock(new Date('2026-03-16T10:10:00Z'));
    const second = await send(id, 'Second');
    await change(id, { clearedAt: second.createdAt });
    expect(textsOf(await change(id, { clearedAt: null }))).toEqual(['> Second']);
  });

  it('put no message before an older one when a clock is set back', async () => {
    const { id } = await start(mira);
    await send(id, 'Later');
    setClock(new Date('2026-03-16T09:00:00Z'));
    await send(id, 'By a clock that was set back');
    expect(textsOf(await chatWith(mira))).toEqual(['> Later', '> By a clock that was set back']);
    const times = (await chatWith(mira)).messages.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
  });

  it('end with the same messages in the same order, whoever wrote when and however often a call was repeated', async () => {
    type Step = { by: 'ada' | 'mira'; message: number; minutes: number };
    const step = fc.record({
      by: fc.constantFrom('ada', 'mira'),
      message: fc.nat(5),
      // Clocks are set back at times.
      minutes: fc.integer({ min: -3, max: 10 }),
    }) satisfies fc.Arbitrary<Step>;
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        run += 1;
        await as('ada');
        const mine = await start(mira);
        await as('mira');
        const theirs = await start(ada);
        let at = startTime.getTime();
        const sent = new Set<string>();
        for (const { by, message, minutes } of steps) {
          at += minutes * 60_000;
          setClock(new Date(at));
          await as(by);
          const id = `run${run}-${by}-${message}`;
          sent.add(id);
          await send(by === 'ada' ? mine.id : theirs.id, id, { id });
        }
        const idsFor = async (account: DemoName, contactId: string) => {
          await as(account);
          const { messages } = await chatWith(contactId);
          expect(messages.every(({ isMine, id }) => isMine === id.includes(account))).toBe(true);
          const times = messages.map(({ createdAt }) => createdAt);
          expect(times).toEqual(times.toSorted());
          return messages.map(({ id }) => id);
        };
        const ours = await idsFor('ada', mira);
        expect(await idsFor('mira', ada)).toEqual(ours);
        expect(new Set(ours).size).toBe(ours.length);
        for (const id of sent) expect(ours).toContain(id);
      }),
      { numRuns: 12 },
    );
  });

  it('write at once: both sides hold all of it', async () => {
    const { id } = await start(mira);
    await Promise.all(Array.from({ length: 8 }, (_, n) => send(id, `Message ${n}`, { id: `at-once-${n}` })));
    const ours = (await chatWith(mira)).messages.map((message) => message.id);
    expect(ours).toHaveLength(8);
    await as('mira');
    expect((await chatWith(ada)).messages.map((message) => message.id)).toEqual(ours);
  });
});

describe('POST api/apps/chat/message', () => {
  it('answers a message of the chat, and no other', async () => {
    const [first] = (await one('cht_0001')).messages;
    const sent = await send('cht_0001', 'Yes', { replyTo: first?.id ?? '' });
    expect(sent.replyTo).toBe(first?.id);
    const { problem } = await expectHttpError(send('cht_0001', 'Yes', { replyTo: 'cht_0002_0001' }));
    expect(problem).toMatchObject({ status: 404, id: 'cht_0002_0001' });
  });

  it('sends a picture, with or without a text', async () => {
    const image = await upload();
    expect(await send('cht_0001', '', { image: image.id })).toMatchObject({ value: '', image });
    const { problem } = await expectHttpError(send('cht_0001', '', { image: 'img_unknown0' }));
    expect(problem).toMatchObject({ status: 404, id: 'img_unknown0' });
  });
});

describe('PATCH api/apps/chat/message', () => {
  it('deletes an own message for both sides, and gives it back', async () => {
    const { id: chatId } = await start(mira);
    const { id } = await send(chatId, 'Not meant for you');
    const body = { chatId, id };
    expect(await request(updateMessage, { body: { ...body, deleted: true } })).toMatchObject({
      value: '',
      deleted: true,
    });
    await as('mira');
    expect(await chatWith(ada)).toMatchObject({ lastMessage: '', messages: [{ value: '', deleted: true }] });
    await as('ada');
    const restored = await request(updateMessage, { body: { ...body, deleted: false } });
    expect(restored).toMatchObject({ value: 'Not meant for you' });
    expect(restored).not.toHaveProperty('deleted');
    await as('mira');
    expect(await chatWith(ada)).toMatchObject({ lastMessage: 'Not meant for you' });
  });

  it('knows no message of the contact, and changes nothing', async () => {
    const before = await one('cht_0001');
    const theirs = before.messages.find(({ isMine }) => !isMine);
    const body = { chatId: 'cht_0001', id: theirs?.id ?? '', deleted: true };
    const { problem } = await expectHttpError(request(updateMessage, { body }));
    expect(problem).toMatchObject({ status: 404, id: body.id });
    expect(await one('cht_0001')).toEqual(before);
  });

  it('is not undone by a change that names the message as it was', async () => {
    const sent = await send('cht_0001', 'Secret');
    await request(updateMessage, { body: { chatId: 'cht_0001', id: sent.id, deleted: true } });
    const { messages } = await change('cht_0001', { messages: [sent] });
    expect(messages).toMatchObject([{ id: sent.id, value: '', deleted: true }]);
  });
});

describe('api/apps/chat/image', () => {
  it('gives a picture to its two sides, and to nobody else', async () => {
    const { id } = await upload();
    const { id: chatId } = await start(mira);
    await as('mira');
    expect((await expectHttpError(request(getChatImage, { query: { id } }))).status).toBe(404);
    await as('ada');
    await send(chatId, '', { image: id });
    expect((await request(getChatImage, { query: { id } })).size).toBe(png().size);
    await as('mira');
    expect((await request(getChatImage, { query: { id } })).size).toBe(png().size);
    await as('alan');
    expect((await expectHttpError(request(getChatImage, { query: { id } }))).status).toBe(404);
  });

  it('refuses what is no picture, whatever it is called', async () => {
    const text = new File(['<script>'], 'photo.png', { type: 'image/png' });
    expect((await expectHttpError(upload(text))).problem).toMatchObject({ status: 415, code: 'unsupported-media' });
  });

  it('refuses more than 5 MB', async () => {
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'photo.png', { type: 'image/png' });
    expect((await expectHttpError(upload(large))).problem).toMatchObject({ status: 413, code: 'payload-too-large' });
  });
});

describe('PATCH api/apps/chat/profile', () => {
  it('saves what contacts see, each field for itself', async () => {
    const { id } = await upload();
    await request(updateChatProfile, { body: { profile: { about: '  On leave until Monday ' } } });
    const saved = await request(updateChatProfile, { body: { profile: { avatar: id } } });
    expect(saved).toMatchObject({ about: 'On leave until Monday' });
    expect(saved.avatar).toMatch(/^data:image\/png;base64,/);
    expect(await request(getChatProfile, {})).toEqual(saved);
    await as('mira');
    const { about, avatar } = await request(getChatContact, { query: { id: ada } });
    expect({ about, avatar }).toEqual({ about: saved.about, avatar: saved.avatar });
    await as('ada');
    expect((await request(updateChatProfile, { body: { profile: { avatar: null } } })).avatar).toBeNull();
  });

  it('does not know an unknown picture', async () => {
    const body = { profile: { avatar: 'img_unknown0', about: 'Changed' } };
    expect((await expectHttpError(request(updateChatProfile, { body }))).problem).toMatchObject({ status: 404 });
    expect((await request(getChatProfile, {})).about).not.toBe('Changed');
  });
});

describe('sample contacts', () => {
  const at = (seconds: number) => setClock(new Date(startTime.getTime() + seconds * 1000));

  it('answer after a few seconds, with a typing sign, once', async () => {
    enableContactAnswers(true);
    const before = await one('cht_0002');
    const { id } = await send('cht_0002', 'Could you send me the wording?');
    expect(await one('cht_0002')).not.toHaveProperty('typing');
    at(2);
    const typing = await one('cht_0002');
    expect(typing).toMatchObject({ typing: true });
    expect((typing.contactReadAt ?? '') > startTime.toISOString()).toBe(true);
    at(30);
    const after = await one('cht_0002');
    expect(after).not.toHaveProperty('typing');
    expect(after.messages).toHaveLength(before.messages.length + 2);
    expect(after.messages.at(-2)?.id).toBe(id);
    expect(after.messages.at(-1)).toMatchObject({ isMine: false, contactId: before.contactId });
    expect(after.unreadCount).toBe((before.unreadCount ?? 0) + 1);
    expect((await request(getChats, {})).find((chat) => chat.id === 'cht_0002')).toEqual(after);
  });

  it('wait until one has finished writing', async () => {
    enableContactAnswers(true);
    await send('cht_0002', 'One thing');
    at(3);
    await send('cht_0002', 'and another?');
    at(4);
    expect(await one('cht_0002')).not.toHaveProperty('typing');
    at(30);
    expect((await one('cht_0002')).messages.slice(-3).map(({ isMine }) => isMine)).toEqual([true, true, false]);
  });

  it('do not answer by themselves where calls have no delays, and people with an account never do', async () => {
    await send('cht_0002', 'Hello?');
    enableContactAnswers(true);
    await send((await start(mira)).id, 'Hello?');
    at(60);
    expect((await one('cht_0002')).messages.at(-1)?.value).toBe('Hello?');
    expect((await chatWith(mira)).messages).toHaveLength(1);
  });
});
