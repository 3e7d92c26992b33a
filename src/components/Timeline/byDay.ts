import { isoDateAt } from '#lib/time/zonedTime';

/** The events of one day, in the given order. */
export type Day<Event> = { readonly day: string; readonly events: readonly Event[] };

/** Groups consecutive events of the same day. */
export function byDay<Event extends { readonly at: string }>(events: readonly Event[], timeZone: string): Day<Event>[] {
  const days: { day: string; events: Event[] }[] = [];
  for (const event of events) {
    const day = isoDateAt(timeZone, Date.parse(event.at));
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}
