import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Badge } from '#components/Badge';
import { FormattedDate } from '#components/FormattedDate';
import { plainText } from '#components/Html';
import type { IconSource } from '#components/Icon';
import { ListItem } from '#components/List';
import type { Notice } from '#modules/notices/notice';
import type { Notices } from '#modules/notices/noticeRules';
import { NoticeImage } from '#modules/notices/NoticeImage';
import type { NoticeKind } from '#modules/notices/queries';

import { ListBlock } from './ListBlock';

export type NoticesBlockProps = {
  kind: NoticeKind;
  query: UseQueryResult<Notices>;
  icon: IconSource;
};

const unreadOf = (notices: Notices) => notices.filter(({ read }) => !read);

/** The newest unread messages or notifications. */
export function NoticesBlock({ kind, query, icon }: NoticesBlockProps) {
  const { t } = useTranslation('app-home');
  const unread = query.data ? unreadOf(query.data).length : 0;
  return (
    <ListBlock
      kind={kind}
      icon={icon}
      query={query}
      select={unreadOf}
      lines="two"
      count={unread > 0 ? <Badge tone="primary">{t('unread', { count: unread })}</Badge> : undefined}
    >
      {(notice) => <NoticeRow key={notice.id} notice={notice} />}
    </ListBlock>
  );
}

function NoticeRow({ notice }: { notice: Notice }) {
  const { title, description, time, link } = notice;
  // Some have only a description.
  const name = plainText(title ?? description ?? '');
  const text = title && description ? plainText(description) : undefined;
  return (
    <ListItem
      title={name}
      description={text}
      // Without a link the rest could be read nowhere.
      lines={link ? 'two' : 'all'}
      meta={<FormattedDate date={time} format="recent" />}
      leadingVisual={<NoticeImage notice={notice} />}
      {...(link ? { href: link } : {})}
    />
  );
}
