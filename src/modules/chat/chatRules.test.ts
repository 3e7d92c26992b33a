import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Chat, Message } from './api';
import { excerpt, firstUnreadId, mergeMessage, previewOf, searchChats } from './chatRules';

const message = (id: string, minute: number, rest: Partial<Message> = {}): Message => ({
  id,
  chatId: 'chat',
  contactId: 'per_0002',
  value: id,
  createdAt: new Date(Date.UTC(2026, 2, 16, 10, minute)).toISOString(),
  isMine: false,
  ...rest,
});
const chat = (id: string, name: string, messages: Message[], rest: Partial<Chat> = {}): Chat => ({
  id,
  contactId: id,
  muted: false,
  lastMessage: '',
  lastMessageAt: '',
  contact: {
    id,
    avatar: null,
    name,
    about: '',
    details: { emails: [], phoneNumbers: [], company: '', birthday: '1984-05-17', address: '' },
    attachments: { media: [], docs: [], links: [] },
  },
  messages,
  ...rest,
});

describe('merging a message', () => {
  it('ends in the order of the times with each message once, in whatever order and however often they come', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(500), { maxLength: 20 }).chain((minutes) => {
          const all = minutes.map((minute) => message(`m${minute}`, minute));
          return fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray([...all, ...all], { minLength: 0 }).map((repeated) => [...repeated, ...all]),
          );
        }),
        ([all, arrivals]) => {
          const merged = arrivals.reduce<Message[]>((messages, one) => mergeMessage(messages, one), []);
          expect(merged).toEqual(all.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)));
        },
      ),
    ));

  it('puts messages of one instant in the order in which they come, and replaces a changed one', () => {
    const [a, b] = [message('a', 1), message('b', 1)];
    expect(mergeMessage([a], b)).toEqual([a, b]);
    const deleted = message('a', 1, { value: '', deleted: true });
    expect(mergeMessage([a, b], deleted)).toEqual([deleted, b]);
  });
});

describe('the preview of a chat', () => {
  it.each([
    [{ messages: [] }, { kind: 'empty' }],
    [{ messages: [message('a', 1)] }, { kind: 'text', isMine: false, text: 'a' }],
    [{ messages: [message('a', 1)], typing: true as const }, { kind: 'typing' }],
    [{ messages: [message('a', 1, { deleted: true, value: '' })] }, { kind: 'deleted', isMine: false }],
    [
      { messages: [message('a', 1, { value: '', isMine: true, image: { id: 'img_12345678', width: 1, height: 1 } })] },
      { kind: 'picture', isMine: true },
    ],
  ])('%#', (shown, preview) => expect(previewOf(shown)).toEqual(preview));
});

describe('search', () => {
  const chats = [
    chat('1', 'Ayşe Yılmaz', [message('a', 1, { value: 'Işıklı eczane' }), message('b', 3, { value: 'nothing' })]),
    chat('2', 'Jasper Holt', [
      message('c', 2, { value: 'The ECZANE is open' }),
      message('d', 4, { value: 'Ask Ayse' }),
    ]),
  ];
  const keys = (query: string) =>
    searchChats(chats, query).map((result) => (result.kind === 'chat' ? result.chat.id : result.message.id));

  it('is everything without a query', () => expect(keys('  ')).toEqual(['1', '2']));
  it('finds names first, then messages, newest first, regardless of case and accents', () => {
    expect(keys('ayse')).toEqual(['1', 'd']);
    expect(keys('eczane')).toEqual(['c', 'a']);
    expect(keys('ISIKLI')).toEqual(['a']);
  });
  it('finds nothing where there is nothing', () => expect(keys('zzz')).toEqual([]));
});

describe('an excerpt', () => {
  it('is the whole of a short text', () => expect(excerpt('Coffee is on.', 'coffee')).toBe('Coffee is on.'));
  it('begins shortly before the match, in one line', () =>
    expect(excerpt('First of all thank you\nvery much for the umbrella that you left', 'umbrella')).toMatch(
      /^….{0,24}umbrella that you left$/,
    ));
});

describe('the first unread message', () => {
  const messages = [message('a', 1), message('b', 2, { isMine: true }), message('c', 3), message('d', 4)];
  it.each([
    [0, undefined],
    [1, 'd'],
    [2, 'c'],
    [3, 'a'],
    [9, undefined],
  ])('of %i is %s', (unreadCount, id) => expect(firstUnreadId({ messages, unreadCount })).toBe(id));
});
