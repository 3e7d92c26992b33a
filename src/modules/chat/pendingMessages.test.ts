import { expect, it } from 'vitest';

import type { Message } from './api';
import { withPending } from './pendingMessages';
import type { PendingMessage } from './pendingMessages';

const at = (minute: number) => `2026-03-16T10:${String(minute).padStart(2, '0')}:00.000Z`;
const message = (id: string, minute: number): Message => ({
  id,
  chatId: 'chat',
  contactId: 'per_0002',
  value: id,
  createdAt: at(minute),
  isMine: false,
});
const pending = (id: number, minute: number, state: PendingMessage['state'], messageId = `m${id}`): PendingMessage => ({
  id,
  messageId,
  value: `out ${id}`,
  at: at(minute),
  state,
});
const keysOf = (...given: Parameters<typeof withPending>) => withPending(...given).map(({ key }) => key);

it('puts what is being sent at the end, in the order it was written', () =>
  expect(keysOf([message('a', 1)], [pending(1, 2, 'sending'), pending(2, 2, 'sending')])).toEqual(['a', 'm1', 'm2']));

it('keeps what failed where it was written', () =>
  expect(keysOf([message('a', 1), message('b', 5)], [pending(1, 3, 'failed')])).toEqual(['a', 'm1', 'b']));

it('shows what was sent until the chat holds it, and then once', () => {
  const sent = pending(1, 2, 'sent', 'b');
  expect(keysOf([message('a', 1)], [sent])).toEqual(['a', 'b']);
  expect(keysOf([message('a', 1), message('b', 2)], [sent])).toEqual(['a', 'b']);
});

it('shows what has arrived though its response was lost, once', () =>
  expect(keysOf([message('a', 1), message('b', 2)], [pending(1, 2, 'failed', 'b')])).toEqual(['a', 'b']));

it('keeps the order of a back end whose messages are of one instant', () =>
  expect(keysOf([message('a', 1), message('b', 1)], [pending(1, 1, 'sending')])).toEqual(['a', 'b', 'm1']));
