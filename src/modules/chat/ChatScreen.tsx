import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import EllipsisVerticalIcon from '@heroicons/react/24/outline/EllipsisVerticalIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import UserCircleIcon from '@heroicons/react/24/outline/UserCircleIcon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { IconButton } from '#components/IconButton';
import { KeyboardShortcutsDialog } from '#components/KeyboardShortcutsDialog';
import { Menu } from '#components/Menu';
import { Page } from '#components/Page';
import { RecordLayout } from '#components/RecordLayout';
import { RecordList, useRecordKeys, useRecordScreen } from '#components/RecordList';
import type { RecordCommand } from '#components/RecordList';
import { lazyComponent } from '#lib/react/lazyComponent';
import { useDialogState } from '#lib/react/useDialogState';
import { preserveFocus } from '#lib/router/preserveFocus';

import type { Chat } from './api';
import { BulkActions } from './BulkActions';
import { byLastMessage, totalUnread } from './chatOrder';
import { chatParams, chatPath } from './chatPath';
import { ChatRecord } from './ChatRecord';
import { ChatRow } from './ChatRow';
import { chatResult, isChatResult, nextFlag, searchChats } from './chatRules';
import type { ChatFlag, ChatResult } from './chatRules';
import { ChatScreenContext } from './chatScreenContext';
import type { ChatScreenState } from './chatScreenContext';
import { chatsQuery, startChatMutation } from './queries';
import { useChatActions } from './useChatActions';

const lazyNewChat = lazyComponent(() => import('./NewChat').then((part) => part.NewChat));
const lazyProfile = lazyComponent(() => import('./ProfileDrawer').then((part) => part.ProfileDrawer));

/** Milliseconds without a key press before the search starts. */
const searchPause = 150;

const getId = ({ id }: ChatResult) => id;
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
  const openChat = chats.find((chat) => chat.id === id);

  const help = useDialogState();
  const newChat = useDialogState();
  const profile = useDialogState();
  const [infoOpen, setInfoOpen] = useState(false);
  const isNewLoaded = lazyNewChat.useLoadedWhen(newChat.props.open);
  const isProfileLoaded = lazyProfile.useLoadedWhen(profile.props.open);

  const pathTo = (chatId?: string, messageId = '') =>
    chatParams.href(chatPath(chatId), { q: search, message: messageId });
  function pathOfRow(rowId?: string) {
    const result = results.find((one) => one.id === rowId);
    return result?.kind === 'message' ? pathTo(result.chat.id, result.message.id) : pathTo(rowId);
  }
  const screen = useRecordScreen({
    listKey: search,
    records: results,
    openId: results.some((result) => result.id === message) ? message : id,
    open: openChat && chatResult(openChat),
    isSelectable: isChatResult,
    virtual: true,
    // Keys that go through the chats keep the focus in the list.
    onOpen: (rowId) => void navigate(pathOfRow(rowId), rowId === undefined ? {} : { state: preserveFocus }),
  });
  const { navigation, selection, listProps } = screen;

  function remove(removed: readonly Chat[]) {
    const ids = removed.map((chat) => chat.id);
    actions.remove(removed);
    selection.setKeys(ids, false);
    navigation.afterRemoval(ids);
  }
  function markUnread(chat: Chat) {
    actions.toggleUnread(chat);
    if (chat.id === id) navigation.close();
  }
  function toggleAll(changed: readonly Chat[], flag: ChatFlag) {
    const closes = flag === 'unread' && nextFlag(changed, flag) && changed.some((chat) => chat.id === id);
    actions.toggleAll(changed, flag);
    if (closes) navigation.close();
  }
  const command = (
    commandId: 'mute' | 'pin' | 'unread' | 'remove',
    keys: readonly string[],
    run: (chosen: readonly Chat[]) => void,
  ): RecordCommand<ChatResult> => ({
    id: commandId,
    keys,
    label: t(`keys.${commandId}`),
    act: (chosen) => run(chosen.map(({ chat }) => chat)),
  });
  /** One chat is switched without an undo, because the same key takes it back. */
  const toggle = (flag: ChatFlag, run: (chat: Chat) => void) => (chosen: readonly Chat[]) =>
    selection.selectedKeys.length > 0 ? toggleAll(chosen, flag) : chosen.forEach(run);
  const bindings = useRecordKeys({
    ...screen,
    create: { label: t('new.title'), run: newChat.show },
    onHelp: help.show,
    commands: [
      command('mute', ['M'], toggle('muted', actions.toggleMuted)),
      command('pin', ['P'], toggle('pinned', actions.togglePinned)),
      command('unread', ['U'], toggle('unread', markUnread)),
      {
        id: 'info',
        keys: ['I'],
        label: t('keys.info'),
        run: () => (openChat ? setInfoOpen(true) : false),
      },
      command('remove', ['#', 'Delete'], remove),
    ],
  });

  const state: ChatScreenState = { actions, pathTo, remove, markUnread, toggleAll };
  const title = openChat?.contact.name ?? tChat('title');
  const unread = totalUnread(chats);
  return (
    <Page padding="none">
      <title>{t(unread > 0 ? 'documentTitleUnread' : 'documentTitle', { title, count: unread })}</title>
      <ChatScreenContext value={state}>
        <RecordLayout
          listKey={search}
          recordKey={id}
          list={
            <RecordList
              {...listProps}
              // Not that of an open message, whose chat is marked instead.
              openId={id}
              label={tChat('list.label')}
              title={tChat('title')}
              summary={search === '' || !query.data ? undefined : t('list.found', { count: results.length })}
              headerEnd={
                <>
                  <IconButton label={t('new.title')} icon={PencilSquareIcon} onClick={newChat.show} />
                  <IconButton label={t('profile.title')} icon={UserCircleIcon} onClick={profile.show} />
                  <Menu
                    label={t('list.more')}
                    icon={EllipsisVerticalIcon}
                    align="end"
                    sections={[{ id: 'more', items: [{ id: 'keys', label: t('list.keys') }] }]}
                    onAction={help.show}
                  />
                </>
              }
              search={{
                label: t('list.search'),
                value: search,
                onSearch: (text) => void navigate(chatParams.href(chatPath(id), { q: text }), { replace: true }),
                pause: searchPause,
              }}
              // Found messages are not selected.
              bulkActions={
                results.length > 0 && !results.some(isChatResult)
                  ? undefined
                  : {
                      label: t('bulk.label'),
                      children: (selected, onDone) => (
                        <BulkActions chats={selected.map(({ chat }) => chat)} onDone={onDone} />
                      ),
                    }
              }
              query={query}
              what={tChat('what')}
              getItems={() => results}
              getKey={getId}
              rowsLabel={tChat('list.label')}
              rowHeight={3.8125}
              {...(search !== '' && { groupOf: ({ kind }: ChatResult) => t(`list.group.${kind}`) })}
              renderRow={(result) => <ChatRow result={result} search={search} />}
              empty={
                <EmptyState
                  icon={ChatBubbleLeftRightIcon}
                  title={tChat('list.emptyTitle')}
                  description={tChat('list.emptyText')}
                  action={
                    <Button tone="primary" variant="solid" onClick={newChat.show}>
                      {t('new.title')}
                    </Button>
                  }
                />
              }
              noMatch={{
                title: t('list.noMatch', { search }),
                description: t('list.noMatchText'),
                action: (
                  <Button onClick={() => void navigate(chatParams.href(chatPath(id)), { replace: true })}>
                    {t('list.clearSearch')}
                  </Button>
                ),
              }}
            />
          }
          record={
            id === undefined ? undefined : (
              <ChatRecord key={id} id={id} messageId={message} infoOpen={infoOpen} onInfoChange={setInfoOpen} />
            )
          }
          placeholder={{ icon: ChatBubbleLeftRightIcon, title: t('record.none'), description: t('record.noneText') }}
        />
        {isNewLoaded ? (
          <lazyNewChat.Component
            {...newChat.props}
            onStart={(contactId) =>
              startChat(contactId, {
                onSuccess(chat) {
                  newChat.close();
                  void navigate(chatPath(chat.id));
                },
              })
            }
          />
        ) : null}
        {isProfileLoaded ? <lazyProfile.Component {...profile.props} /> : null}
      </ChatScreenContext>
      <KeyboardShortcutsDialog {...help.props} bindings={bindings} description={t('keys.text')} />
    </Page>
  );
}
