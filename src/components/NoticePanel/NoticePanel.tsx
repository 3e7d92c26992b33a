import EnvelopeOpenIcon from '@heroicons/react/24/outline/EnvelopeOpenIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { HeaderPanel } from '#components/HeaderPanel';
import { preloadHtml } from '#components/Html';
import type { IconSource } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { NoticeList, NoticeSkeleton } from '#components/NoticeList';
import { QueryPanel } from '#components/QueryPanel';
import { useToast } from '#components/Toast';
import type { Notice } from '#domain/notice';
import { unreadCount } from '#domain/noticeList';
import type { Notices } from '#domain/noticeList';

import * as styles from './NoticePanel.css';

export type NoticePanelProps = {
  icon: IconSource;
  /** Heading of the panel and name of its list. */
  title: string;
  /** Name of the button, which tells the unread ones. */
  buttonLabel: (unread: number) => string;
  /** The translated thing that could not be loaded, as in "Could not load {{thing}}". */
  what: string;
  emptyTitle: string;
  emptyText: string;
  /** What is said of a removed one, beside "Undo". */
  removedText: string;
  query: UseQueryResult<Notices>;
  onMarkAllRead: () => void;
  onSetRead: (notice: Notice, read: boolean) => void;
  /** Settles when it has been removed or the server has refused. */
  onRemove: (notice: Notice) => Promise<unknown>;
  onPutBack: (notice: Notice) => void;
  /** The link of an unread one is followed; settles when that is known. */
  onFollow: (notice: Notice) => Promise<unknown>;
};

/** The button of the header that counts what is unread, and its panel: loading, loaded, empty, failed. */
export function NoticePanel({
  icon,
  title,
  buttonLabel,
  what,
  emptyTitle,
  emptyText,
  removedText,
  query,
  onMarkAllRead,
  onSetRead,
  onRemove,
  onPutBack,
  onFollow,
}: NoticePanelProps) {
  const { t } = useTranslation('NoticePanel');
  const toast = useToast();
  const unread = unreadCount(query.data ?? []);

  function remove(notice: Notice) {
    const said = toast.show({ text: removedText, action: { label: t('undo'), onPress: () => onPutBack(notice) } });
    // What was not removed needs no undoing; that it failed is told elsewhere.
    onRemove(notice).catch(() => toast.dismiss(said));
  }

  return (
    <HeaderPanel
      icon={icon}
      title={title}
      label={buttonLabel(unread)}
      badge={unread}
      onOpen={() => void preloadHtml()}
      actions={
        // Not disabled: the focus would be lost with the last press.
        <IconButton
          label={t('markAllRead')}
          icon={EnvelopeOpenIcon}
          inactive={unread === 0}
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
          what={what}
          headingLevel={3}
          skeleton={<NoticeSkeleton inset />}
          isEmpty={(notices) => notices.length === 0}
          empty={
            <div className={styles.empty}>
              <EmptyState icon={icon} title={emptyTitle} text={emptyText} />
            </div>
          }
        >
          {(notices) => (
            <NoticeList
              label={title}
              notices={notices}
              onSetRead={onSetRead}
              onRemove={remove}
              // That it failed is told elsewhere.
              onFollow={(notice) => (notice.read ? undefined : Promise.allSettled([onFollow(notice)]))}
            />
          )}
        </QueryPanel>
      </div>
    </HeaderPanel>
  );
}
