import { request } from '#lib/http/request';
import * as api from '#modules/chat/api';
import { chatLimits } from '#modules/chat/limits';

import { serveBackend } from '#mocks/testing/serveBackend';

import { describeBadPayloads, fieldAt, wrongValues } from './badPayloads';
import type { Path } from './badPayloads';

serveBackend({ account: 'ada' });

/** All data that a request could have changed. */
const everything = async () => JSON.stringify([await request(api.getChats, {}), await request(api.getChatProfile, {})]);

const message = {
  id: 'new',
  chatId: 'cht_0002',
  contactId: 'per_0001',
  value: 'Changed',
  createdAt: '2026-03-16T10:00:00.000Z',
  isMine: true,
};

/** A complete body of each writing call. One of its values at a time is replaced by a wrong one. */
const bodies = [
  [
    api.updateChat,
    {
      id: 'cht_0002',
      chat: {
        unreadCount: 4,
        muted: true,
        pinned: true,
        hidden: true,
        clearedAt: message.createdAt,
        messages: [message],
      },
    },
  ],
  [api.sendMessage, { chatId: 'cht_none', id: 'new', value: 'Changed', replyTo: 'none', image: 'img_unknown0' }],
  [api.updateMessage, { chatId: 'cht_0002', id: 'cht_0002_0001', deleted: true }],
  [api.startChat, { contactId: 'per_0039' }],
  [api.updateChatProfile, { profile: { avatar: 'img_unknown0', about: 'Changed' } }],
] as const;

/** Ids and texts may be anything: their calls fail because of the unknown chat, or store nothing that is shown. */
const isAllowed = (path: Path, value: unknown) => {
  if (path.includes('messages') && typeof value === 'string') return value.length <= chatLimits.message;
  // All fields of a change may be left out.
  return ['chat', 'profile'].includes(fieldAt(path) ?? '') && typeof value === 'object' && !Array.isArray(value);
};

describeBadPayloads({
  everything,
  bodies,
  wrong: wrongValues(chatLimits.message + 1, 'value'),
  isAllowed,
  keys: ['id', 'chat', 'chatId', 'contactId', 'value', 'profile', 'deleted'],
  isAllowedBody: (path, value) =>
    typeof value === 'object' && value !== null && 'profile' in value && path.endsWith('profile'),
  queries: [
    ['GET', 'api/apps/chat/chats'],
    ['GET', 'api/apps/chat/chat'],
    ['GET', 'api/apps/chat/contact'],
    ['GET', 'api/apps/chat/contacts'],
    ['GET', 'api/apps/chat/image'],
    ['GET', 'api/apps/chat/profile'],
  ],
});
