import type { Notice, NoticeChange, NoticeDraft, NoticeRead } from '#modules/notices/notice';
import { markAllRead, isNewer } from '#modules/notices/noticeRules';

import { defineStore } from '#mocks/core/store';
import { isoInstant } from '#mocks/core/time';
import { minuteMs } from '#lib/time/duration';
import { recordNotFound } from '#mocks/core/problem';

/** A message or a notification as seeded, how old it is in minutes. */
export type SeedNotice = Omit<Notice, 'id' | 'time' | 'seen'> & { ageMinutes: number };

/** What the local back end does with messages or notifications; all of it is kept. */
export type NoticeStore = ReturnType<typeof createNoticeStore>;

/** The sample records with ids and instants; what has been read has been seen. */
function sampleNotices(prefix: string, seeds: readonly SeedNotice[]): Notice[] {
  return seeds.map(({ ageMinutes: age, ...seed }, n) => ({
    ...seed,
    id: `${prefix}_${String(n + 1).padStart(4, '0')}`,
    time: isoInstant(-age * minuteMs),
    seen: seed.read,
  }));
}

/** Whose it is, from an id such as `ntf_per_0001~…`; the samples are everybody's. */
const ownerFromId = (id: string) => /^\w+?_(\w+)~/.exec(id)?.[1];
const isVisibleTo = (userId: string, id: string) => (ownerFromId(id) ?? userId) === userId;

/** Keeps the notices of one kind: `name` of the collection, `prefix` of their ids, and the sample records. */
function createNoticeStore(name: string, prefix: string, seed: () => Promise<readonly SeedNotice[]>) {
  const notices = defineStore<Notice>(name, async () => sampleNotices(prefix, await seed()));
  /** What is somebody else's is not there. */
  function assertFor(userId: string, id: string): void {
    if (isVisibleTo(userId, id)) return;
    throw recordNotFound(id, name);
  }
  return {
    ensureSeeded: notices.ensureSeeded,
    list: async (userId: string) => (await notices.list()).filter(({ id }) => isVisibleTo(userId, id)),
    async remove(id: string, userId: string): Promise<Notice> {
      assertFor(userId, id);
      return notices.remove(id);
    },
    /** A new one is unread and goes to the front (ruling D25); one with an id comes back to its place. */
    async create({ id, read = false, seen = false, time, ...content }: NoticeDraft, userId: string): Promise<Notice> {
      if (id !== undefined) assertFor(userId, id);
      const notice = {
        ...content,
        id: id ?? `${prefix}_${crypto.randomUUID()}`,
        read,
        seen,
        time: time ?? isoInstant(),
      };
      return id === undefined
        ? notices.addFirst(notice)
        : notices.insertBefore(notice, (other) => isNewer(notice, other));
    },
    /** Tells one person something: nobody else sees it. */
    raise: (userId: string, content: Omit<NoticeDraft, 'id' | 'read' | 'seen' | 'time'>) =>
      notices.addFirst({
        ...content,
        id: `${prefix}_${userId}~${crypto.randomUUID()}`,
        read: false,
        seen: false,
        time: isoInstant(),
      }),
    async change(id: string, { read, seen, time, ...content }: NoticeChange, userId: string): Promise<Notice> {
      assertFor(userId, id);
      return notices.update(id, (notice) => ({
        ...notice,
        ...content,
        read: read ?? notice.read,
        seen: seen ?? notice.seen,
        time: time ?? notice.time,
      }));
    },
    /** Copies `read`; nothing is turned around (specification of the modules, "Common"). */
    async setRead({ id, read }: NoticeRead, userId: string): Promise<Notice> {
      assertFor(userId, id);
      return notices.update(id, { read });
    },
    async markAllRead(userId: string): Promise<true> {
      await notices.updateAll((notice) =>
        isVisibleTo(userId, notice.id) ? (markAllRead([notice])[0] ?? notice) : notice,
      );
      return true;
    },
    /** Keeps so many instead, made of the samples, the first third of them unread. */
    async fill(count: number): Promise<void> {
      const samples = await seed();
      const filled = Array.from({ length: count }, (_, n) => samples[n % samples.length]).flatMap((sample, n) =>
        sample ? [{ ...sample, age: 25 + n * 35, read: n >= count / 3 }] : [],
      );
      await notices.replaceAll(sampleNotices(prefix, filled));
    },
  };
}

/** The messages of the local back end. */
export const messages = createNoticeStore(
  'messages',
  'msg',
  async () => (await import('./seed/messages')).messageSeeds,
);

/** The notifications of the local back end. */
export const notifications = createNoticeStore(
  'notifications',
  'ntf',
  async () => (await import('./seed/notifications')).notificationSeeds,
);
