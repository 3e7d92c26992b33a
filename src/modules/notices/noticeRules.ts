import type { Notice, NoticeRead } from './notice';

// Apart from the schema, which only the calls need: what is here is part of what the header downloads.

/** Notices in their order, newest first. */
export type Notices = readonly Notice[];

/** How many are unread: what the badge counts. */
export function unreadCount(notices: Notices): number {
  return notices.filter(({ read }) => !read).length;
}

/** Sets every one to read and seen (specification, section 4). */
export function markAllRead(notices: Notices): Notices {
  return notices.map((notice) => ({ ...notice, read: true, seen: true }));
}

/** Sets one to read or unread; an unknown id changes nothing. */
export function setRead(notices: Notices, { id, read }: NoticeRead): Notices {
  return notices.map((notice) => (notice.id === id ? { ...notice, read } : notice));
}

/** Takes one away. */
export function removeNotice(notices: Notices, id: string): Notices {
  return notices.filter((notice) => notice.id !== id);
}

/** Whether one that comes back stands before another: it is newer. */
export function isNewer(notice: Pick<Notice, 'time'>, other: Pick<Notice, 'time'>): boolean {
  return Date.parse(other.time) < Date.parse(notice.time);
}

/** Puts one that was removed back to the place that its time gives it. */
export function restoreNotice(notices: Notices, notice: Notice): Notices {
  const others = removeNotice(notices, notice.id);
  const at = others.findIndex((other) => isNewer(notice, other));
  return at < 0 ? [...others, notice] : others.toSpliced(at, 0, notice);
}
