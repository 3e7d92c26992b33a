import { startTransition, useEffect, useState } from 'react';

import type { VirtualListProps } from '#components/VirtualList';
import { lazyComponent } from '#lib/react/lazyComponent';
import type { Notice } from '#domain/notice';
import type { Notices } from '#domain/noticeList';

import * as styles from './NoticeList.css';
import { NoticeRow } from './NoticeRow';
import type { NoticeRowProps } from './NoticeRow';
import { NoticeSkeleton } from './NoticeSkeleton';

export { NoticeSkeleton } from './NoticeSkeleton';

export type NoticeListProps = Omit<NoticeRowProps, 'notice'> & {
  /** Names the list. */
  label: string;
  notices: Notices;
};

/** More than so many are drawn only as far as they are in sight. */
const most = 50;
const rowHeight = 107;
/** Enough to fill a panel of the header on its first frame. */
const firstFrame = 5;

const virtual = lazyComponent<VirtualListProps<Notice>>(() =>
  import('#components/VirtualList').then(({ VirtualList }) => VirtualList<Notice>),
);

/** Messages or notifications below each other: what each says, whether it was read, and what can be done with it. */
export function NoticeList({ label, notices, ...actions }: NoticeListProps) {
  const many = notices.length > most;
  const ready = virtual.useIsLoaded();
  const [shown, setShown] = useState(false);

  // What is out of sight when a panel opens is drawn behind the first frame. Drawn before it is opened, it waits for that too.
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setShown(true)));
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    if (many) virtual.preload();
  }, [many]);

  if (many) {
    return (
      <div className={styles.scroller} aria-busy={!ready || undefined}>
        {ready ? (
          <virtual.Component
            label={label}
            items={notices}
            itemKey={({ id }) => id}
            estimatedHeight={rowHeight}
            height="fill"
          >
            {(notice) => <NoticeRow notice={notice} {...actions} />}
          </virtual.Component>
        ) : (
          <NoticeSkeleton />
        )}
      </div>
    );
  }
  return (
    <ul className={styles.list} aria-label={label}>
      {notices.slice(0, shown ? notices.length : firstFrame).map((notice) => (
        <li key={notice.id} className={styles.item}>
          <NoticeRow notice={notice} {...actions} />
        </li>
      ))}
    </ul>
  );
}
