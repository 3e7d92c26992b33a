import BellIcon from '@heroicons/react/24/outline/BellIcon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { NoticePanel } from '#components/NoticePanel';

import { notificationChanges, notificationsQuery } from './queries';

/** Notifications in the header: how many are unread, and the panel with all of them (specification, sections 2 and 4). */
export function NotificationsPanel() {
  const { t } = useTranslation('notifications');
  const query = useQuery(notificationsQuery());
  const markAllRead = useMutation(notificationChanges.markAllRead());
  const setRead = useMutation(notificationChanges.setRead());
  const follow = useMutation(notificationChanges.follow());
  const remove = useMutation(notificationChanges.remove());
  const putBack = useMutation(notificationChanges.putBack());

  return (
    <NoticePanel
      icon={BellIcon}
      title={t('title')}
      buttonLabel={(unread) => (unread > 0 ? t('button', { count: unread }) : t('title'))}
      what={t('title')}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      removedText={t('removed')}
      query={query}
      onMarkAllRead={() => markAllRead.mutate()}
      onSetRead={({ id }, read) => setRead.mutate({ id, read })}
      onRemove={({ id }) => remove.mutateAsync(id)}
      onPutBack={(notification) => putBack.mutate(notification)}
      onFollow={({ id }) => follow.mutateAsync(id)}
    />
  );
}
