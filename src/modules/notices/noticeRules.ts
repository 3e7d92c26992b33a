import type { Notice, NoticeRead } from './notice';

// Without the zod schemas, because the header's first chunk includes these functions.

/** A list of notices, newest first. */
export type Notices = readonly Notice[];

/** The unread count shown in the badge. */
export function unreadCount(notices: Notices): number {
  return notices.filter(({ read }) => !read).length;
}

/** Sets all to read and seen (specification, section 4). */
export function markAllRead(notices: Notices): Notices {
  return notices.map((notice) => ({ ...notice, read: true, seen: true }));
}

/** Sets one to read or unread; an unknown id changes nothing. */
export function setRead(notices: Notices, { id, read }: NoticeRead): Notices {
  return notices.map((notice) => (notice.id === id ? { ...notice, read } : notice));
}

/** Removes one by its id. */
export function removeNotice(notices: Notices, id: string): Notices {
  return notices.filter((notice) => notice.id !== id);
}

/** Whether the first notice is newer and so comes before the other. */
export function isNewer(notice: Pick<Notice, 'time'>, other: Pick<Notice, 'time'>): boolean {
  return Date.parse(other.time) < Date.parse(notice.time);
}

/** Puts a removed notice back at the position given by its time. */
export function restoreNotice(notices: Notices, notice: Notice): Notices {
  const others = removeNotice(notices, notice.id);
  const at = others.findIndex((other) => isNewer(notice, other));
  return at < 0 ? [...others, notice] : others.toSpliced(at, 0, notice);
}
