import { minuteMs } from '#lib/time/duration';
import { isoDateAt } from '#lib/time/zonedTime';

import type { DisplayedMessage } from './pendingMessages';

/** A message in its conversation. */
export interface ConversationRow {
  key: string;
  message: DisplayedMessage;
  /** Day of the message in the viewer's time zone, `YYYY-MM-DD`. */
  date: string;
  /** A run is messages of one side in quick succession on one day, shown with a single time. */
  startsRun: boolean;
  endsRun: boolean;
  /** The first unread one. */
  isFirstUnread: boolean;
}

/** A longer gap starts a new run. */
const runGapMs = 5 * minuteMs;

/** The messages, in their order, with their calendar days in the viewer's time zone (ruling D9) and runs. */
export function messageRows(
  messages: readonly DisplayedMessage[],
  zone: string,
  unreadKey: string | undefined,
): ConversationRow[] {
  const rows: ConversationRow[] = [];
  let previousAt = Number.NaN;
  for (const message of messages) {
    const { key, isMine, createdAt } = message;
    const at = Date.parse(createdAt);
    const date = isoDateAt(zone, at);
    const before = rows.at(-1);
    const isInRun = before?.date === date && before.message.isMine === isMine && at - previousAt <= runGapMs;
    if (isInRun) before.endsRun = false;
    rows.push({ key, message, date, startsRun: !isInRun, endsRun: true, isFirstUnread: key === unreadKey });
    previousAt = at;
  }
  return rows;
}

/** The first message of a day, or of the next day that has some; the last one after all of them. */
export const rowOfDate = (rows: readonly ConversationRow[], date: string): ConversationRow | undefined =>
  rows.find((row) => row.date >= date) ?? rows.at(-1);
