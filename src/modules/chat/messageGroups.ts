import { minuteMs } from '#lib/time/duration';
import { isoDateAt } from '#lib/time/zonedTime';

/** The fields that grouping needs. */
export interface Groupable {
  /** ISO instant. */
  readonly createdAt: string;
  readonly isMine: boolean;
}

/** Messages of one side in quick succession, shown with a single time. */
interface MessageRun<M extends Groupable> {
  readonly isMine: boolean;
  readonly messages: readonly [M, ...M[]];
}

/** The messages of one calendar day. */
export interface MessageDay<M extends Groupable> {
  /** `YYYY-MM-DD` in the viewer's time zone. */
  readonly date: string;
  readonly runs: ReadonlyArray<MessageRun<M>>;
}

/** A longer gap starts a new run. */
const runGapMs = 5 * minuteMs;

/**
 * Groups messages by calendar day in the viewer's time zone (ruling D9), and each day into runs. Keeps their order; two
 * days with the same day of the month in different months are different days.
 */
export function messageGroups<M extends Groupable>(messages: readonly M[], timeZone: string): Array<MessageDay<M>> {
  const days: Array<{ date: string; runs: Array<{ isMine: boolean; messages: [M, ...M[]] }> }> = [];
  let previousAt = Number.NaN;
  for (const message of messages) {
    const at = Date.parse(message.createdAt);
    const date = isoDateAt(timeZone, at);
    let day = days.at(-1);
    if (day?.date !== date) {
      day = { date, runs: [] };
      days.push(day);
    }
    const run = day.runs.at(-1);
    if (run && run.isMine === message.isMine && at - previousAt <= runGapMs) run.messages.push(message);
    else day.runs.push({ isMine: message.isMine, messages: [message] });
    previousAt = at;
  }
  return days;
}
