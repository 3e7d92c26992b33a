import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Badge } from '#components/Badge';
import { EmptyState } from '#components/EmptyState';
import { FormattedDate } from '#components/FormattedDate';
import { plainText } from '#components/Html';
import type { IconSource } from '#components/Icon';
import { List, ListItem } from '#components/List';
import { QueryPanel } from '#components/QueryPanel';
import type { Notice } from '#modules/notices/notice';
import type { Notices } from '#modules/notices/noticeRules';
import { NoticeImage } from '#modules/notices/NoticeImage';
import type { NoticeKind } from '#modules/notices/queries';

import { HomeBlock } from './HomeBlock';
import * as styles from './home.css';

const shown = 3;

export type NoticesBlockProps = {
  kind: NoticeKind;
  query: UseQueryResult<Notices>;
  icon: IconSource;
};

/** The newest unread messages or notifications. */
export function NoticesBlock({ kind, query, icon }: NoticesBlockProps) {
  const { t } = useTranslation('app-home');
  const unread = query.data?.filter(({ read }) => !read).length ?? 0;
  return (
    <HomeBlock
      title={t(`${kind}.title`)}
      end={unread > 0 ? <Badge tone="primary">{t('unread', { count: unread })}</Badge> : undefined}
    >
      <QueryPanel
        query={query}
        what={t(`${kind}.what`)}
        headingLevel={3}
        skeleton={
          <div className={styles.waitingRows}>
            <List loading loadingRows={shown} />
          </div>
        }
        isEmpty={(notices) => notices.every(({ read }) => read)}
        empty={
          <EmptyState icon={icon} title={t(`${kind}.empty`)} description={t(`${kind}.emptyText`)} headingLevel={3} />
        }
      >
        {(notices) => (
          <div className={styles.rows}>
            <List label={t(`${kind}.title`)}>
              {notices
                .filter(({ read }) => !read)
                .slice(0, shown)
                .map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} />
                ))}
            </List>
          </div>
        )}
      </QueryPanel>
    </HomeBlock>
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
      meta={<FormattedDate date={time} />}
      leadingVisual={<NoticeImage notice={notice} />}
      {...(link ? { href: link } : {})}
    />
  );
}
