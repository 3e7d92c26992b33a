import { nextChange, openState } from '#domain/openingHours';
import type { IsPublicHoliday, OpeningHours } from '#domain/openingHours';
import { dayMs } from '#lib/time/duration';

/** Whether a facility is open, with the period that applies to, in ms since 1970. */
export interface CachedOpenState {
  readonly from: number;
  readonly to: number;
  readonly isPublicHoliday: IsPublicHoliday;
  readonly isOpen: boolean;
}

/** An entry with opening hours and a cached opening state. */
interface EntryWithHours {
  readonly record: { readonly hours: OpeningHours };
  openState: CachedOpenState | undefined;
}

/**
 * Whether a facility is open at a search's instant: only open and closing soon count (§1.4). Every search counts open
 * facilities, so the result is cached on the entry until the next change.
 */
export function isOpenAt(entry: EntryWithHours, instant: Date, isPublicHoliday: IsPublicHoliday): boolean {
  const now = instant.getTime();
  const { openState: cached } = entry;
  if (cached !== undefined && cached.from <= now && now < cached.to && cached.isPublicHoliday === isPublicHoliday) {
    return cached.isOpen;
  }
  const state = openState(entry.record.hours, instant, isPublicHoliday);
  const isOpen = state.state === 'open' || state.state === 'closing-soon';
  const to = Math.min(nextChange(state, instant)?.getTime() ?? Infinity, now + dayMs);
  entry.openState = { from: now, to, isPublicHoliday, isOpen };
  return isOpen;
}
