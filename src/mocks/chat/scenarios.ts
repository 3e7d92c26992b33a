import { now } from '#lib/time/clock';
import { getChat, getChats, sendMessage, updateChat } from '#modules/chat/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';
import { memoryOwnedStore } from '#mocks/core/memoryStore';

import { createChatHandlers } from './handlers';
import type { StoredChat } from './store';

const loadSeed = () => import('./seed');
const memoryChats = (seed: () => Promise<StoredChat[]>) => memoryOwnedStore('chats', seed);

/** How the calls of the chat fail, and what they may return, by name. */
export const chatScenarios = {
  list: failureScenarios(getChats),
  one: failureScenarios(getChat),
  send: failureScenarios(sendMessage),
  change: failureScenarios(updateChat),
  /** There are no chats. */
  empty: () => handle(getChats, () => []),
  /** A long list of chats. */
  many: (count = 200) => createChatHandlers(memoryChats(async () => (await loadSeed()).manyChats(count, now()))),
  /** One chat with years of messages. */
  longConversation: (count = 2000) =>
    createChatHandlers(memoryChats(async () => [(await loadSeed()).longChat(count, now())])),
};
