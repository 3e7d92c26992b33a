import { nextChange, openState } from '#domain/openingHours';
import type { IsPublicHoliday, OpeningHours } from '#domain/openingHours';

/** Whether a facility is open, and from when until when that holds, in ms since 1970. */
export interface KnownState {
  readonly from: number;
  readonly to: number;
  readonly isPublicHoliday: IsPublicHoliday;
  readonly isOpen: boolean;
}

const LONGEST_TRUST_MS = 86_400_000;

/** Something with hours that remembers whether it is open. */
interface Opening {
  readonly record: { readonly hours: OpeningHours };
  known: KnownState | undefined;
}

/**
 * Whether a facility is open at the instant of a search: open and closing soon count, nothing else (§1.4). Every search
 * counts what is open, so the entry keeps the answer until the next change.
 */
export function isOpenAt(entry: Opening, instant: Date, isPublicHoliday: IsPublicHoliday): boolean {
  const now = instant.getTime();
  const { known } = entry;
  if (known !== undefined && known.from <= now && now < known.to && known.isPublicHoliday === isPublicHoliday) {
    return known.isOpen;
  }
  const state = openState(entry.record.hours, instant, isPublicHoliday);
  const isOpen = state.state === 'open' || state.state === 'closing-soon';
  const to = Math.min(nextChange(state, instant)?.getTime() ?? Infinity, now + LONGEST_TRUST_MS);
  // What a search learns of an entry stays with it.
  entry.known = { from: now, to, isPublicHoliday, isOpen };
  return isOpen;
}
