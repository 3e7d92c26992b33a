import { describe, expect, it } from 'vitest';

import { setClock } from '#lib/time/clock';
import type { Notice, NoticeChange, NoticeDraft, NoticeRead } from '#modules/notices/notice';
import type { NoticeScenarios } from '#mocks/notices/scenarios';
import { server } from '#mocks/start/node';

import { expectHttpError } from './serveBackend';
import { sendRaw } from './signInAs';

/** The six calls of one kind of notices, as a client makes them. */
export interface NoticeClient {
  list: () => Promise<Notice[]>;
  create: (draft: NoticeDraft) => Promise<Notice>;
  update: (id: string, change: NoticeChange) => Promise<Notice>;
  remove: (id: string) => Promise<Notice>;
  markAllRead: () => Promise<true>;
  setRead: (change: NoticeRead) => Promise<Notice>;
}

const states = (notices: readonly Notice[]) => notices.map(({ read }) => read);

/** Tests every call. `word` is the field of the body, `path` the path of the calls. */
export function testNoticeContract(word: string, path: string, client: NoticeClient, scenarios: NoticeScenarios) {
  const send = (method: string, at: string, body?: unknown) =>
    sendRaw(at, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const first = async (): Promise<Notice> => {
    const [notice] = await client.list();
    if (!notice) throw new Error('There is none.');
    return notice;
  };

  describe(`GET ${path}`, () => {
    it('lists all, newest first', async () => {
      const times = (await client.list()).map(({ time }) => time);
      expect(times).toHaveLength(9);
      expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)));
    });

    it('gives the same once more, though time has passed', async () => {
      const before = await client.list();
      setClock(new Date('2026-03-17T10:00:00Z'));
      expect(await client.list()).toEqual(before);
    });
  });

  describe(`POST ${path}`, () => {
    it('puts a new one to the front, unread, at this instant', async () => {
      const created = await client.create({ title: 'New <b>hours</b>' });
      expect(created).toMatchObject({ read: false, seen: false, time: '2026-03-16T10:00:00.000Z' });
      expect((await client.list())[0]).toEqual(created);
      expect(await client.list()).toHaveLength(10);
    });

    it('gives each an id of its own', async () => {
      const one = await client.create({ description: 'One' });
      const other = await client.create({ description: 'Other', time: '2020-01-01T00:00:00Z' });
      expect(one.id).not.toBe(other.id);
      expect((await client.list()).slice(0, 2).map(({ id }) => id)).toEqual([other.id, one.id]);
    });

    it('puts a removed one back to its place, as it was, however often it is sent', async () => {
      const before = await client.list();
      for (const notice of [before[0], before[4], before.at(-1)]) {
        if (!notice) continue;
        await client.remove(notice.id);
        expect(await client.create(notice)).toEqual(notice);
        await client.create(notice);
        expect(await client.list()).toEqual(before);
      }
    });

    it('refuses one that says nothing', async () => {
      const { problem } = await expectHttpError(client.create({ image: '/pictures/people/01.webp' }));
      expect(problem).toMatchObject({ status: 422, errors: [{ pointer: `/${word}/title` }] });
      expect(await client.list()).toHaveLength(9);
    });
  });

  describe(`PATCH ${path}`, () => {
    it('changes what is sent, keeps the rest, and keeps it', async () => {
      const notice = await first();
      const changed = await client.update(notice.id, { read: true, description: 'Changed' });
      expect(changed).toEqual({ ...notice, read: true, description: 'Changed' });
      expect(await first()).toEqual(changed);
    });

    it('never changes an id', async () => {
      const { id } = await first();
      const response = await send('PATCH', path, { id, [word]: { id: 'other', read: true } });
      expect(await response.json()).toMatchObject({ id, read: true });
    });

    it('does not know an unknown id, and changes nothing', async () => {
      const before = await client.list();
      const { problem } = await expectHttpError(client.update('nobody', { read: true }));
      expect(problem).toMatchObject({ status: 404, code: 'not-found', id: 'nobody' });
      expect(await client.list()).toEqual(before);
    });
  });

  describe(`DELETE ${path}`, () => {
    it('answers the deleted one, and it is gone', async () => {
      const notice = await first();
      expect(await client.remove(notice.id)).toEqual(notice);
      expect((await client.list()).map(({ id }) => id)).not.toContain(notice.id);
    });

    it('does not know an unknown id', async () => {
      const { problem } = await expectHttpError(client.remove('nobody'));
      expect(problem).toMatchObject({ status: 404, id: 'nobody' });
      expect(await client.list()).toHaveLength(9);
    });
  });

  describe(`GET ${path}/mark-all-as-read`, () => {
    it('sets every one to read and seen', async () => {
      expect(await client.markAllRead()).toBe(true);
      const all = await client.list();
      expect(all).toHaveLength(9);
      expect(all.every(({ read, seen }) => read && seen)).toBe(true);
    });
  });

  describe(`POST ${path}/toggle-read-status`, () => {
    it('copies what is sent and turns nothing around', async () => {
      const { id } = await first();
      expect(await client.setRead({ id, read: true })).toMatchObject({ id, read: true });
      expect(await client.setRead({ id, read: true })).toMatchObject({ id, read: true });
      expect(await client.setRead({ id, read: false })).toMatchObject({ id, read: false });
      expect(await first()).toMatchObject({ id, read: false });
    });

    it('changes nothing else, though more is sent', async () => {
      const notice = await first();
      await send('POST', `${path}/toggle-read-status`, { [word]: { ...notice, read: true, title: 'Another' } });
      expect(await first()).toEqual({ ...notice, read: true });
    });

    it('does not know an unknown id', async () => {
      const before = states(await client.list());
      expect((await expectHttpError(client.setRead({ id: 'nobody', read: true }))).status).toBe(404);
      expect(states(await client.list())).toEqual(before);
    });
  });

  describe('what is malformed', () => {
    it.each([
      ['POST', path, { [word]: { title: 5 } }, `/${word}/title`],
      ['POST', path, {}, `/${word}`],
      ['PATCH', path, { [word]: { read: true } }, '/id'],
      ['PATCH', path, { id: 'x', [word]: { time: 'yesterday' } }, `/${word}/time`],
      ['DELETE', path, undefined, '/query'],
      ['POST', `${path}/toggle-read-status`, { [word]: { id: 'x' } }, `/${word}/read`],
    ] as const)('%s %s is refused with the field named', async (method, at, body, pointer) => {
      const response = await send(method, at, body);
      expect(response.status).toBe(422);
      const { errors } = (await response.json()) as { errors: Array<{ pointer: string }> };
      expect(errors[0]?.pointer.startsWith(pointer)).toBe(true);
    });
  });

  describe('scenarios', () => {
    it('are empty, many, and fail once', async () => {
      server.use(scenarios.list.many(200));
      expect(await client.list()).toHaveLength(200);
      // They are stored, so the other calls work on them.
      const notice = await first();
      await client.remove(notice.id);
      expect(await client.list()).toHaveLength(199);
      server.use(scenarios.list.failsOnce());
      expect((await expectHttpError(client.list())).status).toBe(500);
      expect(await client.list()).toHaveLength(199);
      server.use(scenarios.list.empty());
      expect(await client.list()).toEqual([]);
      server.use(scenarios.list.loaded());
      expect(await client.list()).toHaveLength(199);
    });

    it('answer late', async () => {
      server.use(scenarios.list.slow(120));
      const startedAt = performance.now();
      expect(await client.list()).toHaveLength(9);
      expect(performance.now() - startedAt).toBeGreaterThan(100);
    });
  });
}
