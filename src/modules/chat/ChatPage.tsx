import { useParams } from 'react-router-dom';

import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { ChatScreen } from './ChatScreen';
import { chatQuery, chatsQuery } from './queries';

/** Asks for the chats, and for the open one. */
export function prefetch({ queryClient, params }: PageToPrefetch): void {
  void queryClient.prefetchQuery(chatsQuery());
  const { id } = params;
  if (id !== undefined && queryClient.getQueryData(chatsQuery().queryKey) === undefined) {
    void queryClient.prefetchQuery(chatQuery(id));
  }
}

/** The page at `/apps/chat` and `/apps/chat/:id`: the chats, with at most one open. */
export function Component() {
  const { id } = useParams();
  return <ChatScreen id={id} />;
}
