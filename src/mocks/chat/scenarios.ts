import { now } from '#lib/time/clock';
import { getChat, getChats, sendMessage, updateChat } from '#modules/chat/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';
import { memoryStore } from '#mocks/core/memoryStore';

import { createChatHandlers } from './handlers';
import type { StoredChat } from './store';

const loadSeed = () => import('./seed');
const memoryChats = (seed: () => Promise<StoredChat[]>) => memoryStore('chats', seed);

/** How the calls of the chat go wrong, and what they may hold, by name. */
export const chatScenarios = {
  list: failureScenarios(getChats),
  one: failureScenarios(getChat),
  send: failureScenarios(sendMessage),
  change: failureScenarios(updateChat),
  /** There are no chats at all. */
  empty: () => handle(getChats, () => []),
  /** Long lists. */
  many: (count = 200) => createChatHandlers(memoryChats(async () => (await loadSeed()).manyChats(count, now()))),
  /** One chat of years. */
  longConversation: (count = 2000) =>
    createChatHandlers(memoryChats(async () => [(await loadSeed()).longChat(count, now())])),
};
