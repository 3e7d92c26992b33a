import { messageGroups } from './messageGroups';
import type { DisplayedMessage } from './pendingMessages';

/** A message in its conversation. */
export interface ConversationRow {
  key: string;
  message: DisplayedMessage;
  /** Day of the message in the viewer's time zone. */
  date: string;
  startsRun: boolean;
  endsRun: boolean;
  /** The first unread one. */
  isFirstUnread: boolean;
}

/** The messages with their days and runs. */
export function messageRows(
  messages: readonly DisplayedMessage[],
  zone: string,
  unreadKey: string | undefined,
): ConversationRow[] {
  return messageGroups(messages, zone).flatMap(({ date, runs }) =>
    runs.flatMap((run) =>
      run.messages.map((message, index) => ({
        key: message.key,
        message,
        date,
        startsRun: index === 0,
        endsRun: index === run.messages.length - 1,
        isFirstUnread: message.key === unreadKey,
      })),
    ),
  );
}

/** The first message of a day, or of the next day that has some; the last one after all of them. */
export const rowOfDate = (rows: readonly ConversationRow[], date: string): ConversationRow | undefined =>
  rows.find((row) => row.date >= date) ?? rows.at(-1);
