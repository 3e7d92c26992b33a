import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import EllipsisVerticalIcon from '@heroicons/react/24/outline/EllipsisVerticalIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import UserCircleIcon from '@heroicons/react/24/outline/UserCircleIcon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { IconButton } from '#components/IconButton';
import { KeyboardShortcutsDialog } from '#components/KeyboardShortcutsDialog';
import { Menu } from '#components/Menu';
import { Page } from '#components/Page';
import { RecordLayout } from '#components/RecordLayout';
import { RecordList, useRecordKeys } from '#components/RecordList';
import type { VirtualHandle } from '#components/VirtualList';
import { lazyComponent } from '#lib/react/lazyComponent';
import { useRecordNavigation } from '#lib/records/useRecordNavigation';
import { preserveFocus } from '#lib/router/preserveFocus';

import type { Chat } from './api';
import { byLastMessage, totalUnread } from './chatOrder';
import { chatParams, chatPath } from './chatPath';
import { ChatRecord } from './ChatRecord';
import { ChatRow } from './ChatRow';
import { searchChats } from './chatRules';
import type { ChatResult } from './chatRules';
import { ChatScreenContext } from './chatScreenContext';
import type { ChatScreenState } from './chatScreenContext';
import { chatsQuery, startChatMutation } from './queries';
import { useChatActions } from './useChatActions';

const lazyNewChat = lazyComponent(() => import('./NewChat').then((part) => part.NewChat));
const lazyProfile = lazyComponent(() => import('./ProfileDrawer').then((part) => part.ProfileDrawer));

/** Milliseconds without a key press before the search starts. */
const searchPause = 150;

const keyOf = (result: ChatResult) => (result.kind === 'chat' ? result.chat.id : result.message.id);
// Stable empty array: memoised children must not re-render.
const noChats: readonly Chat[] = [];

export type ChatScreenProps = {
  /** Id of the open chat. */
  id: string | undefined;
};

/** List and open chat for one address. */
export function ChatScreen({ id }: ChatScreenProps) {
  const { t, i18n } = useTranslation('chat-page');
  const { t: tChat } = useTranslation('chat');
  const navigate = useNavigate();
  const { q: search, message } = chatParams.parse(useLocation().search);
  const query = useQuery(chatsQuery());
  const { data: chats = noChats } = query;
  const actions = useChatActions();
  const { mutate: startChat } = useMutation(startChatMutation());

  const sorted = useMemo(() => byLastMessage(chats, i18n.language), [chats, i18n.language]);
  // Deferred: ten thousand messages are searched.
  const wanted = useDeferredValue(search);
  const results = useMemo(() => searchChats(sorted, wanted), [sorted, wanted]);
  const ids = useMemo(() => results.map(keyOf), [results]);
  const openChat = chats.find((chat) => chat.id === id);
  const listKey = search;

  const [helpOpen, setHelpOpen] = useState(false);
  const [newOpen, setNewOpen] = useState(false);
  const [profileOpen, setProfileOpen] = useState(false);
  const [infoOpen, setInfoOpen] = useState(false);
  const isNewLoaded = lazyNewChat.useLoadedWhen(newOpen);
  const isProfileLoaded = lazyProfile.useLoadedWhen(profileOpen);
  const list = useRef<HTMLElement>(null);
  const rows = useRef<VirtualHandle>(null);
  const searchField = useRef<HTMLInputElement>(null);

  const pathTo = (chatId?: string, messageId = '') =>
    chatParams.href(chatPath(chatId), { q: search, message: messageId });
  function pathOfRow(rowId?: string) {
    const result = results.find((one) => keyOf(one) === rowId);
    return result?.kind === 'message' ? pathTo(result.chat.id, result.message.id) : pathTo(rowId);
  }
  const navigation = useRecordNavigation({
    list,
    listKey,
    ids,
    openId: message !== '' && ids.includes(message) ? message : id,
    scrollToRow: (index) => rows.current?.scrollTo(index),
    // Keys that go through the chats keep the focus in the list.
    onOpen: (rowId) => void navigate(pathOfRow(rowId), rowId === undefined ? {} : { state: preserveFocus }),
  });

  function remove(chat: Chat) {
    actions.remove(chat);
    navigation.afterRemoval([chat.id]);
  }
  function markUnread(chat: Chat) {
    actions.toggleUnread(chat);
    if (chat.id === id) navigation.close();
  }
  /** The chat that a key is about: of the focused row, else the open one. */
  function target(): Chat | undefined {
    const current = navigation.currentId();
    const result = results.find((one) => keyOf(one) === current);
    return result?.chat ?? openChat;
  }
  const command = (commandId: string, keys: readonly string[], run: (chat: Chat) => void) => ({
    id: commandId,
    keys,
    label: t(`keys.${commandId}`),
    run() {
      const chat = target();
      if (!chat) return false;
      return run(chat);
    },
  });
  const bindings = useRecordKeys({
    navigation,
    create: { label: t('new.title'), run: () => setNewOpen(true) },
    onSearch: () => searchField.current?.focus(),
    onHelp: () => setHelpOpen(true),
    commands: [
      command('mute', ['M'], actions.toggleMuted),
      command('pin', ['P'], actions.togglePinned),
      command('unread', ['U'], markUnread),
      {
        id: 'info',
        keys: ['I'],
        label: t('keys.info'),
        run: () => (openChat ? setInfoOpen(true) : false),
      },
      command('remove', ['#', 'Delete'], remove),
    ],
  });

  const state: ChatScreenState = { actions, pathTo, remove, markUnread };
  const title = openChat?.contact.name ?? tChat('title');
  const unread = totalUnread(chats);
  return (
    <Page padding="none">
      <title>{t(unread > 0 ? 'documentTitleUnread' : 'documentTitle', { title, count: unread })}</title>
      <ChatScreenContext value={state}>
        <RecordLayout
          listKey={listKey}
          recordKey={id}
          list={
            <RecordList
              label={tChat('list.label')}
              title={tChat('title')}
              headingLevel={id === undefined ? 1 : 2}
              summary={search === '' || !query.data ? undefined : t('list.found', { count: results.length })}
              headerEnd={
                <>
                  <IconButton label={t('new.title')} icon={PencilSquareIcon} onClick={() => setNewOpen(true)} />
                  <IconButton label={t('profile.title')} icon={UserCircleIcon} onClick={() => setProfileOpen(true)} />
                  <Menu
                    label={t('list.more')}
                    icon={EllipsisVerticalIcon}
                    align="end"
                    sections={[{ id: 'more', items: [{ id: 'keys', label: t('list.keys') }] }]}
                    onAction={() => setHelpOpen(true)}
                  />
                </>
              }
              search={{
                label: t('list.search'),
                value: search,
                onSearch: (text) => void navigate(chatParams.href(chatPath(id), { q: text }), { replace: true }),
                ref: searchField,
                pause: searchPause,
              }}
              query={query}
              what={tChat('what')}
              getItems={() => results}
              getKey={keyOf}
              rowsLabel={tChat('list.label')}
              rowHeight={3.8125}
              virtual
              virtualRef={rows}
              listKey={listKey}
              listRef={list}
              {...(search !== '' && { groupOf: ({ kind }: ChatResult) => t(`list.group.${kind}`) })}
              renderRow={(result) => (
                <ChatRow
                  result={result}
                  search={search}
                  current={result.kind === 'chat' && result.chat.id === id}
                  returned={keyOf(result) === navigation.returnId}
                />
              )}
              empty={
                search === '' ? (
                  <EmptyState
                    icon={ChatBubbleLeftRightIcon}
                    title={tChat('list.emptyTitle')}
                    description={tChat('list.emptyText')}
                    action={
                      <Button tone="primary" variant="solid" onClick={() => setNewOpen(true)}>
                        {t('new.title')}
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState
                    icon={MagnifyingGlassIcon}
                    title={t('list.noMatch', { search })}
                    description={t('list.noMatchText')}
                    action={
                      <Button onClick={() => void navigate(chatParams.href(chatPath(id)), { replace: true })}>
                        {t('list.clearSearch')}
                      </Button>
                    }
                  />
                )
              }
            />
          }
          record={
            id === undefined ? undefined : (
              <ChatRecord key={id} id={id} messageId={message} infoOpen={infoOpen} onInfoChange={setInfoOpen} />
            )
          }
          placeholder={
            <EmptyState
              align="center"
              icon={ChatBubbleLeftRightIcon}
              title={t('record.none')}
              description={t('record.noneText')}
            />
          }
        />
        {isNewLoaded ? (
          <lazyNewChat.Component
            open={newOpen}
            onClose={() => setNewOpen(false)}
            onStart={(contactId) =>
              startChat(contactId, {
                onSuccess(chat) {
                  setNewOpen(false);
                  void navigate(chatPath(chat.id));
                },
              })
            }
          />
        ) : null}
        {isProfileLoaded ? <lazyProfile.Component open={profileOpen} onClose={() => setProfileOpen(false)} /> : null}
      </ChatScreenContext>
      <KeyboardShortcutsDialog
        open={helpOpen}
        onClose={() => setHelpOpen(false)}
        bindings={bindings}
        description={t('keys.text')}
      />
    </Page>
  );
}
