import EnvelopeOpenIcon from '@heroicons/react/24/outline/EnvelopeOpenIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { HeaderPopover } from '#components/HeaderPopover';
import { preloadHtml } from '#components/Html';
import type { IconSource } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { QueryPanel } from '#components/QueryPanel';
import { useToast } from '#components/Toast';

import type { Notice } from './notice';
import { NoticeList } from './NoticeList';
import { NoticeListSkeleton } from './NoticeListSkeleton';
import * as styles from './NoticePanel.css';
import { unreadCount } from './noticeRules';
import type { Notices } from './noticeRules';

export type NoticePanelProps = {
  icon: IconSource;
  /** Heading of the panel, accessible name of its list, and subject of the error message. */
  title: string;
  /** Accessible name of the button; includes the unread count. */
  buttonLabel: (unread: number) => string;
  emptyTitle: string;
  emptyText: string;
  /** Toast text after removing an item, shown with "Undo". */
  removedText: string;
  query: UseQueryResult<Notices>;
  onMarkAllRead: () => void;
  onSetRead: (notice: Notice, read: boolean) => void;
  /** Resolves when the item has been removed; rejects if the server refuses. */
  onRemove: (notice: Notice) => Promise<unknown>;
  onRestore: (notice: Notice) => void;
  /** Called when the link of an unread item is followed; settles with the request that marks it as read. */
  onFollow: (notice: Notice) => Promise<unknown>;
};

/** Header button with the unread count, and its panel: loading, loaded, empty and error states. */
export function NoticePanel({
  icon,
  title,
  buttonLabel,
  emptyTitle,
  emptyText,
  removedText,
  query,
  onMarkAllRead,
  onSetRead,
  onRemove,
  onRestore,
  onFollow,
}: NoticePanelProps) {
  const { t } = useTranslation('notices');
  const toast = useToast();
  const unread = unreadCount(query.data ?? []);

  function remove(notice: Notice) {
    const toastId = toast.show({ text: removedText, action: { label: t('undo'), onClick: () => onRestore(notice) } });
    // Nothing was removed, so there is nothing to undo. The mutation reports its own error.
    onRemove(notice).catch(() => toast.dismiss(toastId));
  }

  return (
    <HeaderPopover
      icon={icon}
      title={title}
      label={buttonLabel(unread)}
      badge={unread}
      onOpen={() => void preloadHtml()}
      actions={
        // Not disabled: focus would be lost when the last unread item is marked.
        <IconButton
          label={t('markAllRead')}
          icon={EnvelopeOpenIcon}
          focusableWhenDisabled
          disabled={unread === 0}
          onClick={() => onMarkAllRead()}
        />
      }
    >
      <div
        className={query.data === undefined ? styles.inset : undefined}
        data-failed={query.errorUpdateCount > 0 || undefined}
      >
        <QueryPanel
          query={query}
          what={title}
          headingLevel={3}
          skeleton={<NoticeListSkeleton inset />}
          isEmpty={(notices) => notices.length === 0}
          empty={
            <div className={styles.empty}>
              <EmptyState icon={icon} title={emptyTitle} description={emptyText} />
            </div>
          }
        >
          {(notices) => (
            <NoticeList
              label={title}
              notices={notices}
              onSetRead={onSetRead}
              onRemove={remove}
              // The mutation reports its own error.
              onFollow={(notice) => (notice.read ? undefined : Promise.allSettled([onFollow(notice)]))}
            />
          )}
        </QueryPanel>
      </div>
    </HeaderPopover>
  );
}
