import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { setClock } from '#lib/time/clock';
import { accounts } from '#mocks/accounts/store';
import { demoAccount } from '#mocks/accounts/seed';
import { signToken, tokenLifetimeSeconds } from '#mocks/accounts/tokens';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { signInAndStoreToken, signInAs } from '#mocks/testing/signInAs';
import { getChats, sendMessage, getChat } from '#modules/chat/api';
import {
  createContact,
  createContactTag,
  deleteContact,
  deleteContacts,
  deleteContactTag,
  getContact,
  getContacts,
  getContactTags,
  updateContact,
  updateContacts,
  updateContactTag,
  uploadAvatar,
} from '#modules/contacts/api';
import {
  createMailLabel,
  deleteMailLabel,
  deleteMails,
  getAttachment,
  getMail,
  getMailLabels,
  getMailThread,
  saveDraft,
  updateMail,
  updateMailLabel,
  updateMails,
  uploadAttachment,
} from '#modules/mailbox/api';
import {
  createMessage,
  createNotification,
  deleteMessage,
  deleteNotification,
  getMessages,
  getNotifications,
  toggleMessageReadStatus,
  toggleNotificationReadStatus,
  updateMessage,
  updateNotification,
} from '#modules/notices/api';
import { createShortcut, deleteShortcut, getShortcuts, updateShortcut } from '#modules/shortcuts/api';

import { findEndpoints } from '../../scripts/openapi/document';

const start = new Date('2026-03-16T10:00:00Z');
serveBackend();

const restricted = findEndpoints()
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access !== 'public')
  .map((endpoint) => ({ ...endpoint, call: `${endpoint.method} ${endpoint.path}` }));

/** The status of a call with a token and a body that no contract allows: rights are checked first. */
async function statusOf({ method, path }: (typeof restricted)[number], token: string | undefined): Promise<number> {
  const response = await fetch(`http://localhost/${path}`, {
    method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { body: '[' }),
  });
  return response.status;
}

/** Everything that is stored about accounts, except when they were seen. */
const stored = async () =>
  JSON.stringify((await accounts.list()).map(({ sessions, ...account }) => [account, sessions.length]));

/** Tokens that give no rights. */
async function uselessTokens(): Promise<Record<string, string | undefined>> {
  setClock(new Date(start.getTime() - tokenLifetimeSeconds * 1000));
  const expired = (await signInAs('ada')).accessToken;
  setClock(start);
  const { accessToken } = await signInAs('ada');
  const [header, payload, signature = ''] = accessToken.split('.');
  const { id } = demoAccount('ada');
  const unsigned = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '');
  return {
    'no token': undefined,
    'a wrong one': 'not-a-token',
    'an expired one': expired,
    'a forged one': `${header}.${payload}.${signature.split('').toReversed().join('')}`,
    'an unsigned one': `${unsigned}.${payload}.`,
    'one of an ended session': await signToken({ accountId: id, sessionId: 'ses_none' }),
    'one of no account': await signToken({ accountId: 'per_none', sessionId: 'ses_ada_1' }),
  };
}

describe('the rights to call', () => {
  it('are asked for by most endpoints', () => {
    expect(restricted.length).toBeGreaterThan(60);
  });

  it.each(restricted)('$call: nothing without a session', async (endpoint) => {
    const tokens = await uselessTokens();
    const before = await stored();
    const statuses = await Promise.all(
      Object.entries(tokens).map(async ([name, token]) => [name, await statusOf(endpoint, token)]),
    );
    expect(statuses.filter(([, status]) => status !== 401)).toEqual([]);
    expect(await stored()).toBe(before);
  });

  it.each(restricted.filter(({ access }) => access === 'admin'))('$call: administrators only', async (endpoint) => {
    setClock(start);
    expect(await statusOf(endpoint, (await signInAs('mira')).accessToken)).toBe(403);
  });
});

const notice = { icon: 'heroicons_outline:envelope', title: 'For Ada', description: '', link: '/', useRouter: true };
const shortcut = { label: 'Of Ada', icon: 'heroicons_outline:star', link: '/about-us', useRouter: true };
const draft = { to: '', cc: '', bcc: '', subject: 'Of Ada', content: '<p>Hello</p>', attachments: [] };

/** Records of people: how one is made, how its owner reads it, and what another person tries with its id. */
const records: Record<
  string,
  { make: () => Promise<string>; read: () => Promise<unknown>; attempts: (id: string) => Array<() => Promise<unknown>> }
> = {
  'a shortcut': {
    make: async () => (await request(createShortcut, { body: { shortcut } })).id,
    read: () => request(getShortcuts, {}),
    attempts: (id) => [
      () => request(updateShortcut, { body: { id, shortcut: { ...shortcut, link: 'https://evil.example' } } }),
      () => request(deleteShortcut, { query: { id } }),
    ],
  },
  'a message': {
    make: async () => (await request(createMessage, { body: { message: notice } })).id,
    read: () => request(getMessages, {}),
    attempts: (id) => [
      () => request(updateMessage, { body: { id, message: { title: 'Forged' } } }),
      () => request(toggleMessageReadStatus, { body: { message: { id, read: true } } }),
      () => request(deleteMessage, { query: { id } }),
    ],
  },
  'a notification': {
    make: async () => (await request(createNotification, { body: { notification: notice } })).id,
    read: () => request(getNotifications, {}),
    attempts: (id) => [
      () => request(updateNotification, { body: { id, notification: { title: 'Forged' } } }),
      () => request(toggleNotificationReadStatus, { body: { notification: { id, read: true } } }),
      () => request(deleteNotification, { query: { id } }),
    ],
  },
  'a mail': {
    make: async () => (await request(saveDraft, { body: { id: 'mai_of_ada', draft, baseDate: null } })).id,
    read: () => request(getMail, { query: { id: 'mai_of_ada' } }),
    attempts: (id) => [
      () => request(getMail, { query: { id } }),
      () => request(getMailThread, { query: { id } }),
      () => request(updateMail, { body: { id, mail: { starred: true } } }),
      () => request(updateMails, { body: { ids: [id], mail: { starred: true } } }),
      () => request(deleteMails, { query: { ids: [id] } }),
    ],
  },
  'a label': {
    make: async () => (await request(createMailLabel, { body: { label: { title: 'Of Ada', color: 'red' } } })).id,
    read: () => request(getMailLabels, {}),
    attempts: (id) => [
      () => request(updateMailLabel, { body: { id, label: { title: 'Forged' } } }),
      () => request(deleteMailLabel, { query: { id } }),
    ],
  },
  'a contact': {
    make: async () => (await request(createContact, { body: { contact: { name: 'Of Ada' } } })).id,
    read: () => request(getContacts, {}),
    attempts: (id) => [
      () => request(getContact, { query: { id } }),
      () => request(updateContact, { body: { id, contact: { name: 'Forged' } } }),
      () => request(deleteContact, { query: { id } }),
      () => request(updateContacts, { body: { ids: [id], contact: { addTags: [] } } }),
      () => request(deleteContacts, { query: { ids: [id] } }),
      () => request(uploadAvatar, { body: { id, avatar: new File(['x'], 'x.png') } }),
    ],
  },
  'a tag of contacts': {
    make: async () => (await request(createContactTag, { body: { tag: { title: 'Of Ada' } } })).id,
    read: () => request(getContactTags, {}),
    attempts: (id) => [
      () => request(updateContactTag, { body: { id, tag: { title: 'Forged' } } }),
      () => request(deleteContactTag, { query: { id } }),
    ],
  },
  'an attachment': {
    make: async () => {
      const file = new File(['plan'], 'plan.txt', { type: 'text/plain' });
      return (await request(uploadAttachment, { body: { file } })).id;
    },
    read: async () => null,
    attempts: (id) => [() => request(getAttachment, { query: { id } })],
  },
};

describe('the records of a person', () => {
  it.each(Object.entries(records))(
    '%s: unknown to another, and unchanged by them',
    async (_name, { make, read, attempts }) => {
      await signInAndStoreToken('ada');
      const id = await make();
      const before = await read();
      await signInAndStoreToken('mira');
      for (const attempt of attempts(id)) expect((await expectHttpError(attempt())).status).toBe(404);
      // Administrators have no more rights on what is personal.
      await signInAndStoreToken('alan');
      for (const attempt of attempts(id)) expect((await expectHttpError(attempt())).status).toBe(404);
      await signInAndStoreToken('ada');
      expect(await read()).toEqual(before);
    },
  );

  it('a chat: each has their own side', async () => {
    await signInAndStoreToken('ada');
    const [{ id = '' } = {}] = await request(getChats, {});
    await signInAndStoreToken('mira');
    const before = await request(getChat, { query: { id } });
    await signInAndStoreToken('ada');
    await request(sendMessage, { body: { chatId: id, value: 'From Ada' } });
    await signInAndStoreToken('mira');
    expect(await request(getChat, { query: { id } })).toEqual(before);
  });
});
