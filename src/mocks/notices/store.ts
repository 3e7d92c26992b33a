import type { Notice, NoticeChange, NoticeDraft, NoticeRead } from '#modules/notices/notice';
import { markAllRead, isNewer } from '#modules/notices/noticeRules';

import { defineStore } from '#mocks/core/store';
import { isoInstant } from '#mocks/core/time';
import { minuteMs } from '#lib/time/duration';
import { recordNotFound } from '#mocks/core/problem';

/** A message or notification of the seed, with its age. */
export type SeedNotice = Omit<Notice, 'id' | 'time' | 'seen'> & { ageMinutes: number };

/** A store of messages or notifications. */
export type NoticeStore = ReturnType<typeof createNoticeStore>;

/** The sample records with ids and times; read ones are also seen. */
function sampleNotices(prefix: string, seeds: readonly SeedNotice[]): Notice[] {
  return seeds.map(({ ageMinutes, ...seed }, n) => ({
    ...seed,
    id: `${prefix}_${String(n + 1).padStart(4, '0')}`,
    time: isoInstant(-ageMinutes * minuteMs),
    seen: seed.read,
  }));
}

/** The owner in an id such as `ntf_per_0001~…`; samples have none and are visible to every account. */
const ownerFromId = (id: string) => /^\w+?_(\w+)~/.exec(id)?.[1];
const isVisibleTo = (userId: string, id: string) => (ownerFromId(id) ?? userId) === userId;

/** Creates the store of one kind of notices, with the prefix of their ids. */
function createNoticeStore(name: string, prefix: string, seed: () => Promise<readonly SeedNotice[]>) {
  const notices = defineStore<Notice>(name, async () => sampleNotices(prefix, await seed()));
  /** Throws `not-found` for another account's notice. */
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
    /** New notices are unread and go to the front (ruling D25); one with an id is restored to its position. */
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
    /** Adds a notice that only one account sees. */
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
    /** Sets `read` as sent; it does not toggle (specification of the modules, "Common"). */
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
    /** Replaces all notices by this many, repeated from the samples, the first third unread. */
    async fill(count: number): Promise<void> {
      const samples = await seed();
      const filled = Array.from({ length: count }, (_, n) => samples[n % samples.length]).flatMap((sample, n) =>
        sample ? [{ ...sample, ageMinutes: 25 + n * 35, read: n >= count / 3 }] : [],
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
