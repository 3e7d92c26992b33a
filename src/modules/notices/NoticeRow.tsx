import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useId } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { BaseLink, hrefKind } from '#components/BaseLink';
import { FormattedDate } from '#components/FormattedDate';
import { Html, plainText } from '#components/Html';
import { IconButton } from '#components/IconButton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import { navigateAfter } from './navigateAfter';
import type { Notice } from './notice';
import { NoticeImage } from './NoticeImage';
import * as styles from './NoticeList.css';
import { ReadIcon, UnreadIcon } from './readIcons';

export type NoticeRowProps = {
  notice: Notice;
  /** Called to mark it as read or unread. */
  onSetRead: (notice: Notice, read: boolean) => void;
  onRemove: (notice: Notice) => void;
  /**
   * Called when its link is followed. A link outside the router waits for the promise, because leaving the page aborts
   * pending requests.
   */
  onFollow: (notice: Notice) => Promise<unknown> | void;
};

/**
 * Moves focus to the same button of a neighbouring row before this row is removed, or else to the element around the
 * list.
 */
function moveFocusFrom(button: HTMLElement) {
  const row = button.closest('li, [role="listitem"]');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next =
    neighbour?.querySelector<HTMLElement>('[data-remove] button') ??
    button.closest<HTMLElement>('[tabindex="-1"]:not(button)');
  next?.focus({ preventScroll: true });
}

/** One message or notification. */
export function NoticeRow({ notice, onSetRead, onRemove, onFollow }: NoticeRowProps) {
  const { t } = useTranslation('notices');
  const id = useId();
  const size = useMediaQuery(media.coarse) ? 'medium' : 'small';
  const { read, link, useRouter } = notice;
  const title = notice.title?.trim() ? notice.title : undefined;
  const description = notice.description?.trim() ? notice.description : undefined;
  // Ignore URLs that could run a script.
  const href = link?.trim() && hrefKind(link) !== 'unsafe' ? link.trim() : undefined;
  const plain = useRouter !== true;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const request = onFollow(notice);
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!request || !href || opensElsewhere || (!plain && hrefKind(href) === 'route')) return;
    event.preventDefault();
    navigateAfter(request, href);
  }

  return (
    <div className={styles.row} data-unread={!read || undefined} data-linked={href === undefined ? undefined : true}>
      {href === undefined ? null : (
        <BaseLink href={href} plain={plain} className={styles.cover} onClick={follow}>
          <VisuallyHidden>{plainText(title ?? description ?? '') || t('untitled')}</VisuallyHidden>
        </BaseLink>
      )}
      <NoticeImage notice={notice} />
      <div className={styles.content}>
        <div
          id={`${id}-title`}
          className={title === undefined ? styles.description : styles.title}
          data-first
          data-html
        >
          {read ? null : <VisuallyHidden>{t('unread')} </VisuallyHidden>}
          <Html variant="inline" html={title ?? description ?? t('untitled')} />
        </div>
        {title === undefined || description === undefined ? null : (
          <div className={styles.description} data-html>
            <Html variant="inline" html={description} />
          </div>
        )}
        <div className={styles.time}>
          <FormattedDate date={notice.time} format="moment" />
        </div>
      </div>
      <div className={styles.actions}>
        <span className={styles.action} data-shown={!read || undefined}>
          <IconButton
            size={size}
            tone={read ? 'neutral' : 'primary'}
            label={t(read ? 'markUnread' : 'markRead')}
            aria-describedby={`${id}-title`}
            icon={read ? ReadIcon : UnreadIcon}
            placement="start"
            onClick={() => onSetRead(notice, !read)}
          />
        </span>
        <span className={styles.action} data-remove>
          <IconButton
            size={size}
            label={t('remove')}
            aria-describedby={`${id}-title`}
            icon={XMarkIcon}
            placement="start"
            onClick={(event) => {
              moveFocusFrom(event.currentTarget);
              onRemove(notice);
            }}
          />
        </span>
      </div>
    </div>
  );
}
