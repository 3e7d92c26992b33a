import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { setClock } from '#lib/time/clock';
import { getChat, sendMessage, startChat, updateChat, updateMessage } from '#modules/chat/api';
import type { Chat } from '#modules/chat/api';

import type { DemoName } from '#mocks/accounts/seed';
import { personByName } from '#mocks/people/seed';
import { serveBackend, startTime } from '#mocks/testing/serveBackend';
import { signInAs } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

/** One of two people, in a tab of their own: a token, and their side of the conversation. */
interface Side {
  send: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  read: () => Promise<unknown>;
  look: () => Promise<Chat>;
}

async function open(account: DemoName, contact: string): Promise<Side> {
  const { accessToken: token } = await signInAs(account);
  const { id: chatId } = await request(startChat, { body: { contactId: personByName(contact).id }, token });
  return {
    send: (id) => request(sendMessage, { body: { chatId, id, value: id }, token }),
    remove: (id) => request(updateMessage, { body: { chatId, id, deleted: true }, token }),
    read: () => request(updateChat, { body: { id: chatId, chat: { unreadCount: 0 } }, token }),
    look: () => request(getChat, { query: { id: chatId }, token }),
  };
}

type Step = { kind: 'send' | 'read' | 'remove'; by: 'ada' | 'mira' } | { kind: 'both' };

describe('two people in two tabs', () => {
  it('see one conversation, whatever they do in turn or at once, with counts and reading that follow', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('send', 'read', 'remove'), by: fc.constantFrom('ada', 'mira') }),
      fc.record({ kind: fc.constant('both') }),
    ) satisfies fc.Arbitrary<Step>;
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const sides = { ada: await open('ada', 'Mira Castellanos'), mira: await open('mira', 'Ada Lindqvist') };
        const other = { ada: 'mira', mira: 'ada' } as const;
        const names = ['ada', 'mira'] as const;
        const known = (await sides.ada.look()).messages.length;
        await Promise.all(names.map((name) => sides[name].read()));
        /** What each of them has not read, and when they have read last. */
        const unread = { ada: 0, mira: 0 };
        const readAt = { ada: '', mira: '' };
        const sent: Record<'ada' | 'mira', string[]> = { ada: [], mira: [] };
        const write = async (name: 'ada' | 'mira') => {
          made += 1;
          const id = `${name}-message-${made}`;
          sent[name].push(id);
          unread[other[name]] += 1;
          // The response of the first call is lost.
          await sides[name].send(id);
          await sides[name].send(id);
        };
        for (const [at, one] of steps.entries()) {
          const time = new Date(startTime.getTime() + (made * 20 + at) * 60_000);
          setClock(time);
          if (one.kind === 'both') await Promise.all(names.map(write));
          else if (one.kind === 'send') await write(one.by);
          else if (one.kind === 'remove') {
            const last = sent[one.by].at(-1);
            if (last !== undefined) await sides[one.by].remove(last);
          } else {
            if (unread[one.by] > 0) readAt[one.by] = time.toISOString();
            unread[one.by] = 0;
            await sides[one.by].read();
          }
          const seen = { ada: await sides.ada.look(), mira: await sides.mira.look() };
          const order = (name: 'ada' | 'mira') =>
            seen[name].messages.map(({ id, value, createdAt, deleted = false }) => ({ id, value, createdAt, deleted }));
          expect(order('mira')).toEqual(order('ada'));
          expect(seen.ada.messages).toHaveLength(known + sent.ada.length + sent.mira.length);
          for (const name of names) {
            expect(seen[name].unreadCount).toBe(unread[name]);
            const mine = seen[name].messages.filter(({ isMine }) => isMine).map(({ id }) => id);
            expect(mine.slice(mine.length - sent[name].length)).toEqual(sent[name]);
            // Who has read, or written since, has seen what was there.
            expect((seen[name].contactReadAt ?? '') >= readAt[other[name]]).toBe(true);
          }
        }
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});
