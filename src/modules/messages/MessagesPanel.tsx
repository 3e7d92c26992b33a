import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { NoticePanel } from '#components/NoticePanel';

import { messageChanges, messagesQuery } from './queries';

/** Messages in the header: how many are unread, and the panel with all of them (specification, sections 2 and 4). */
export function MessagesPanel() {
  const { t } = useTranslation('messages');
  const query = useQuery(messagesQuery());
  const markAllRead = useMutation(messageChanges.markAllRead());
  const setRead = useMutation(messageChanges.setRead());
  const follow = useMutation(messageChanges.follow());
  const remove = useMutation(messageChanges.remove());
  const putBack = useMutation(messageChanges.putBack());

  return (
    <NoticePanel
      icon={InboxIcon}
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
      onPutBack={(message) => putBack.mutate(message)}
      onFollow={({ id }) => follow.mutateAsync(id)}
    />
  );
}
