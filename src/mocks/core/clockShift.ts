import { setClock } from '#lib/time/clock';
import { dayMs } from '#lib/time/duration';
import { clockShiftKey } from '#modules/demo/demoState';

let days = 0;

/** How many days the clock of this tab is ahead. */
export const clockShift = (): number => days;

function apply(shift: number): void {
  days = shift;
  setClock(shift === 0 ? undefined : new Date(Date.now() + shift * dayMs), 'running');
}

/** Sets how many days the clock of this tab is ahead; the tab keeps it until it is closed. */
export function shiftClock(shift: number): void {
  apply(shift);
  try {
    if (shift === 0) globalThis.sessionStorage?.removeItem(clockShiftKey);
    else globalThis.sessionStorage?.setItem(clockShiftKey, String(shift));
  } catch {
    // Without session storage the shift lasts until the next page.
  }
}

/** Puts the clock ahead as it was before the page was loaded again. */
export function restoreClockShift(): void {
  try {
    const stored = Number(globalThis.sessionStorage?.getItem(clockShiftKey));
    if (Number.isInteger(stored) && stored > 0) apply(stored);
  } catch {
    // Without session storage there is none.
  }
}
