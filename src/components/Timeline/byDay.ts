/** The events of one day, in the given order. */
export type Day<Event> = { readonly day: string; readonly events: readonly Event[] };

/** The calendar day of an instant in a time zone, as `YYYY-MM-DD`. */
export function dayOf(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(at),
  );
}

/** Groups consecutive events of the same day. */
export function byDay<Event extends { readonly at: string }>(events: readonly Event[], timeZone: string): Day<Event>[] {
  const days: { day: string; events: Event[] }[] = [];
  for (const event of events) {
    const day = dayOf(event.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}

/** Days between two calendar days; positive if `to` is later. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
