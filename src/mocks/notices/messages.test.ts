import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import type { Notice } from '#modules/notices/notice';
import { resetDatabase } from '#mocks/core/database';
import { messagesScenarios } from './scenarios';
import {
  createMessage,
  deleteMessage,
  getMessages,
  markAllMessagesAsRead,
  toggleMessageReadStatus,
  updateMessage,
} from '#modules/notices/api';

import { testNoticeContract } from '#mocks/testing/noticeContract';
import type { NoticeClient } from '#mocks/testing/noticeContract';
import { serveBackend } from '#mocks/testing/serveBackend';

const client: NoticeClient = {
  list: () => request(getMessages, {}),
  create: (message) => request(createMessage, { body: { message } }),
  update: (id, message) => request(updateMessage, { body: { id, message } }),
  remove: (id) => request(deleteMessage, { query: { id } }),
  markAllRead: () => request(markAllMessagesAsRead, {}),
  setRead: (message) => request(toggleMessageReadStatus, { body: { message } }),
};

serveBackend({ account: 'ada' });
testNoticeContract('message', 'api/common/messages', client, messagesScenarios);

const minutesOld = (time: string) => (Date.parse('2026-03-16T10:00:00Z') - Date.parse(time)) / 60_000;

describe('the sample messages', () => {
  it('are nine, five unread, 25 minutes to four days old', async () => {
    const messages = await client.list();
    expect(messages.map(({ read }) => read)).toEqual([false, false, false, false, false, true, true, true, true]);
    expect(minutesOld(messages[0]?.time ?? '')).toBe(25);
    expect(minutesOld(messages.at(-1)?.time ?? '')).toBe(4 * 24 * 60);
  });

  it('all have a picture; seven have a link, one of them to another site', async () => {
    const messages = await client.list();
    expect(messages.filter(({ image }) => /^\/pictures\/people\/\d\d\.webp$/.test(image ?? ''))).toHaveLength(9);
    expect(messages.filter(({ link }) => link?.startsWith('/'))).toHaveLength(6);
    expect(messages.filter(({ link }) => link?.startsWith('https://www.w3.org/'))).toHaveLength(1);
    for (const { link, useRouter } of messages) expect(useRouter ?? null).toBe(link ? link.startsWith('/') : null);
  });

  it('have an entity and markup among them', async () => {
    const messages = await client.list();
    expect(messages.some(({ title }) => title?.includes('&amp;'))).toBe(true);
    expect(messages.some(({ description }) => /<(em|strong)>/.test(description ?? ''))).toBe(true);
  });
});

/** The same random walk through the calls, with the database. */
describe('a walk through the calls', () => {
  it('never leaves the states that the specification names', async () => {
    const steps = fc.oneof(
      fc.record({ does: fc.constant('toggle' as const), at: fc.nat(8) }),
      fc.record({ does: fc.constant('follow' as const), at: fc.nat(8) }),
      fc.record({ does: fc.constant('remove' as const), at: fc.nat(8) }),
      fc.record({ does: fc.constant('undo' as const), at: fc.constant(0) }),
      fc.record({ does: fc.constant('markAll' as const), at: fc.constant(0) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 60, maxLength: 60 }), async (walk) => {
        await resetDatabase();
        let model = (await client.list()).map(({ id, read }) => ({ id, read }));
        const order = model.map(({ id }) => id);
        const removed: Notice[] = [];
        for (const { does, at } of walk) {
          const one = model[at];
          if (does === 'markAll') {
            await client.markAllRead();
            model = model.map(({ id }) => ({ id, read: true }));
          } else if (does === 'undo') {
            const back = removed.pop();
            if (!back) continue;
            await client.create(back);
            model = [...model, { id: back.id, read: back.read }].toSorted(
              (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
            );
          } else if (!one) continue;
          else if (does === 'toggle') {
            await client.setRead({ id: one.id, read: !one.read });
            model = model.map((other) => (other === one ? { ...one, read: !one.read } : other));
          } else if (does === 'follow') {
            await client.update(one.id, { read: true });
            model = model.map((other) => (other === one ? { ...one, read: true } : other));
          } else {
            removed.push(await client.remove(one.id));
            model = model.filter((other) => other !== one);
          }
          expect((await client.list()).map(({ id, read }) => ({ id, read }))).toEqual(model);
        }
      }),
      { numRuns: 4 },
    );
  }, 60_000);
});
