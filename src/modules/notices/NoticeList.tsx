import { startTransition, useEffect, useState } from 'react';

import type { VirtualListProps } from '#components/VirtualList';
import { lazyComponent } from '#lib/react/lazyComponent';

import type { Notice } from './notice';
import * as styles from './NoticeList.css';
import { NoticeListSkeleton } from './NoticeListSkeleton';
import { NoticeRow } from './NoticeRow';
import type { NoticeRowProps } from './NoticeRow';
import type { Notices } from './noticeRules';

export type NoticeListProps = Omit<NoticeRowProps, 'notice'> & {
  /** Accessible name of the list. */
  label: string;
  notices: Notices;
};

/** Longer lists are virtualised. */
const maxPlainLength = 50;
/** In px; the virtualised list measures the real one. */
const estimatedRowHeight = 107;
/** Fills a header panel on its first frame. */
const firstFrameLength = 5;

const virtual = lazyComponent<VirtualListProps<Notice>>(() =>
  import('#components/VirtualList').then(({ VirtualList }) => VirtualList<Notice>),
);

/** List of messages or notifications: each with its content, its read state and its actions. */
export function NoticeList({ label, notices, ...actions }: NoticeListProps) {
  const many = notices.length > maxPlainLength;
  const ready = virtual.useLoadedWhen(many);
  const [rendersAll, setRendersAll] = useState(false);

  // Render the items below the fold after the first frame. When the list is pre-rendered hidden, the effect runs once
  // it is shown.
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setRendersAll(true)));
    return () => cancelAnimationFrame(frame);
  }, []);

  if (many) {
    return (
      <div className={styles.scroller} aria-busy={!ready || undefined}>
        {ready ? (
          <virtual.Component
            label={label}
            items={notices}
            itemKey={({ id }) => id}
            estimatedHeight={estimatedRowHeight}
            height="fill"
          >
            {(notice) => <NoticeRow notice={notice} {...actions} />}
          </virtual.Component>
        ) : (
          <NoticeListSkeleton />
        )}
      </div>
    );
  }
  return (
    <ul role="list" className={styles.list} aria-label={label}>
      {notices.slice(0, rendersAll ? notices.length : firstFrameLength).map((notice) => (
        <li key={notice.id} className={styles.item}>
          <NoticeRow notice={notice} {...actions} />
        </li>
      ))}
    </ul>
  );
}
