import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { useToast } from '#components/Toast';
import { paths } from '#domain/paths';
import { useOnline } from '#lib/browser/useOnline';
import { formatNumber } from '#lib/format/formatNumber';
import { whenQueriesSettled } from '#lib/query/whenQueriesSettled';
import { currentToken } from '#lib/session/token';
import { secondMs } from '#lib/time/duration';
import type { Chat } from '#modules/chat/api';
import { chatPath } from '#modules/chat/chatPath';
import { totalUnread } from '#modules/chat/chatOrder';
import { chatsQuery, resendUnsent, updateInterval } from '#modules/chat/queries';
import { useQuickChat } from '#modules/chat/QuickChatProvider';

import { setNavigationBadge } from './navigation/navigationBadges';

/** Asks for new messages wherever the person is in the console, and notifies of them. Begins once the page has its own data. */
export function ChatUpdates() {
  const client = useQueryClient();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void whenQueriesSettled(client, 10 * secondMs).then(
      () => {
        // The session may have ended meanwhile: a request without a token would ask to sign in again.
        if (isMounted && currentToken() !== undefined) setReady(true);
      },
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [client]);
  return isReady ? <Updates /> : null;
}

/** Id of the newest message of the contact, by chat. */
const newestTheirs = (chats: readonly Chat[]) =>
  new Map(chats.map(({ id, messages }) => [id, messages.findLast(({ isMine }) => !isMine)?.id]));

/** Puts the number of unread messages before the title of a tab that is in the background. */
function useUnreadTitle(unread: number): void {
  const { i18n } = useTranslation();
  const { language } = i18n;
  useEffect(() => {
    if (unread === 0) return undefined;
    let title = '';
    let counted = '';
    const takeBack = () => {
      if (counted !== '' && document.title === counted) document.title = title;
      counted = '';
    };
    const update = () => {
      takeBack();
      // The titles of chat and mailbox have a number already.
      if (document.visibilityState === 'visible' || document.title.startsWith('(')) return;
      ({ title } = document);
      counted = `(${formatNumber(unread, language)}) ${title}`;
      document.title = counted;
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      takeBack();
    };
  }, [unread, language]);
}

function Updates() {
  const { t } = useTranslation('chat');
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname } = useLocation();
  const { isOpen } = useQuickChat();
  const online = useOnline();
  const { data: chats } = useQuery({
    ...chatsQuery(),
    refetchInterval: ({ state }) => updateInterval(state.data),
    // The title of the chat counts what comes while another tab is looked at.
    refetchIntervalInBackground: true,
  });

  useEffect(() => {
    if (online) resendUnsent(client);
  }, [client, online]);

  const unread = chats === undefined ? undefined : totalUnread(chats);
  useEffect(() => {
    setNavigationBadge('apps.chat', unread);
    return () => setNavigationBadge('apps.chat', 0);
  }, [unread]);
  useUnreadTitle(unread ?? 0);

  const known = useRef<ReturnType<typeof newestTheirs>>(undefined);
  const notify = useEffectEvent((list: readonly Chat[]) => {
    const before = known.current;
    const now = newestTheirs(list);
    known.current = now;
    // The list of chats shows what is new itself.
    const isListed = pathname.startsWith(paths.chats) || isOpen;
    if (!before || (isListed && document.visibilityState === 'visible')) return;
    for (const { id, muted, unreadCount = 0, contact, messages } of list) {
      const isNew = before.get(id) !== now.get(id) && unreadCount > 0;
      if (!isNew || muted) continue;
      const last = messages.findLast(({ isMine }) => !isMine);
      if (!last || last.deleted) continue;
      toast.show({
        text: t('conversation.arrived', {
          name: contact.name,
          text: last.value === '' ? t('message.picture') : last.value,
        }),
        action: { label: t('conversation.show'), onClick: () => void navigate(chatPath(id)) },
      });
    }
  });
  useEffect(() => {
    if (chats) notify(chats);
  }, [chats]);
  return null;
}
