import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { NoticePanelProps } from './NoticePanel';
import type { NoticeQueries } from './queries';

/** Texts, query and mutations of one kind of notice, as props of its panel. */
export function useNoticePanel({ kind, ...queries }: NoticeQueries): Omit<NoticePanelProps, 'icon'> {
  const { t } = useTranslation('notices');
  const query = useQuery(queries.list());
  const markAllRead = useMutation(queries.markAllRead());
  const setRead = useMutation(queries.setRead());
  const markRead = useMutation(queries.markRead());
  const remove = useMutation(queries.remove());
  const restore = useMutation(queries.restore());
  const title = t(`${kind}.title`);

  return {
    title,
    buttonLabel: (unread) => (unread > 0 ? t(`${kind}.button`, { count: unread }) : title),
    emptyTitle: t(`${kind}.empty.title`),
    emptyText: t(`${kind}.empty.text`),
    removedText: t(`${kind}.removed`),
    query,
    onMarkAllRead: () => markAllRead.mutate(),
    onSetRead: ({ id }, read) => setRead.mutate({ id, read }),
    onRemove: ({ id }) => remove.mutateAsync(id),
    onRestore: (notice) => restore.mutate(notice),
    onFollow: ({ id }) => markRead.mutateAsync(id),
  };
}
