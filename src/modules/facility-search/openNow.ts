import { nextChange, openState } from '#domain/openingHours';
import type { IsPublicHoliday, OpeningHours } from '#domain/openingHours';

/** Whether a facility is open, and from when until when that holds, in ms since 1970. */
export interface CachedOpenState {
  readonly from: number;
  readonly to: number;
  readonly isPublicHoliday: IsPublicHoliday;
  readonly isOpen: boolean;
}

const MAX_CACHE_MS = 86_400_000;

/** Something with hours that remembers whether it is open. */
interface EntryWithHours {
  readonly record: { readonly hours: OpeningHours };
  openState: CachedOpenState | undefined;
}

/**
 * Whether a facility is open at the instant of a search: open and closing soon count, nothing else (§1.4). Every search
 * counts what is open, so the entry keeps the answer until the next change.
 */
export function isOpenAt(entry: EntryWithHours, instant: Date, isPublicHoliday: IsPublicHoliday): boolean {
  const now = instant.getTime();
  const { openState: cached } = entry;
  if (cached !== undefined && cached.from <= now && now < cached.to && cached.isPublicHoliday === isPublicHoliday) {
    return cached.isOpen;
  }
  const state = openState(entry.record.hours, instant, isPublicHoliday);
  const isOpen = state.state === 'open' || state.state === 'closing-soon';
  const to = Math.min(nextChange(state, instant)?.getTime() ?? Infinity, now + MAX_CACHE_MS);
  // What a search learns of an entry stays with it.
  entry.openState = { from: now, to, isPublicHoliday, isOpen };
  return isOpen;
}
