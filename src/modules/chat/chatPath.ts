import { paths } from '#domain/paths';
import { listParams, textParam } from '#lib/router/listParams';

import { chatLimits } from './limits';

/** The query of a chat's address: search of the list, and the message that the conversation is led to. */
export const chatParams = listParams({ q: textParam(chatLimits.search), message: textParam(80) });

/** The path of a chat, or of the list. */
export const chatPath = (id?: string): string =>
  id === undefined ? paths.chats : paths.chat.replace(':id', encodeURIComponent(id));
