import type { OwnedTableName } from '#mocks/core/tables';
import type { Notice, NoticeChange, NoticeDraft, NoticeRead } from '#modules/notices/notice';
import { markAllRead, isNewer } from '#modules/notices/noticeRules';

import { ownedStore } from '#mocks/core/store';
import { isoInstant } from '#mocks/core/time';
import { minuteMs } from '#lib/time/duration';

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

/** Creates the store of one kind of notices, with the prefix of their ids. */
function createNoticeStore(name: OwnedTableName, prefix: string, seed: () => Promise<readonly SeedNotice[]>) {
  const notices = ownedStore<Notice>(name, async () => sampleNotices(prefix, await seed()));
  return {
    ensureSeeded: (userId: string) => notices.of(userId).ensureSeeded(),
    list: (userId: string) => notices.of(userId).list(),
    remove: (id: string, userId: string): Promise<Notice> => notices.of(userId).remove(id),
    /** New notices are unread and go to the front (ruling D25); one with an id is restored to its position. */
    async create({ id, read = false, seen = false, time, ...content }: NoticeDraft, userId: string): Promise<Notice> {
      const notice = {
        ...content,
        id: id ?? `${prefix}_${crypto.randomUUID()}`,
        read,
        seen,
        time: time ?? isoInstant(),
      };
      const own = notices.of(userId);
      return id === undefined ? own.addFirst(notice) : own.insertBefore(notice, (other) => isNewer(notice, other));
    },
    /** Adds a notice that the back end sends to a person. */
    raise: (userId: string, content: Omit<NoticeDraft, 'id' | 'read' | 'seen' | 'time'>) =>
      notices.of(userId).addFirst({
        ...content,
        id: `${prefix}_${crypto.randomUUID()}`,
        read: false,
        seen: false,
        time: isoInstant(),
      }),
    change: (id: string, { read, seen, time, ...content }: NoticeChange, userId: string): Promise<Notice> =>
      notices.of(userId).update(id, (notice) => ({
        ...notice,
        ...content,
        read: read ?? notice.read,
        seen: seen ?? notice.seen,
        time: time ?? notice.time,
      })),
    /** Sets `read` as sent; it does not toggle (specification of the modules, "Common"). */
    setRead: ({ id, read }: NoticeRead, userId: string): Promise<Notice> => notices.of(userId).update(id, { read }),
    async markAllRead(userId: string): Promise<true> {
      await notices.of(userId).updateAll((notice) => markAllRead([notice])[0] ?? notice);
      return true;
    },
    /** Replaces a person's notices by this many, repeated from the samples, the first third unread. */
    async fill(userId: string, count: number): Promise<void> {
      const samples = await seed();
      const filled = Array.from({ length: count }, (_, n) => samples[n % samples.length]).flatMap((sample, n) =>
        sample ? [{ ...sample, ageMinutes: 25 + n * 35, read: n >= count / 3 }] : [],
      );
      await notices.of(userId).replaceAll(sampleNotices(prefix, filled));
    },
  };
}

/** The messages of each person. */
export const messages = createNoticeStore(
  'messages',
  'msg',
  async () => (await import('./seed/messages')).messageSeeds,
);

/** The notifications of each person. */
export const notifications = createNoticeStore(
  'notifications',
  'ntf',
  async () => (await import('./seed/notifications')).notificationSeeds,
);
