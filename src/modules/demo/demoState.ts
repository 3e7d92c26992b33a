import { hasOwnSession } from '#lib/storage/personalStorage';

/** Session storage key of the scenarios of a tab: `mailbox.slow,chat.status500`. */
export const scenariosKey = 'backend-scenarios';
/** Session storage key of how many days the clock of a tab is ahead. */
export const clockShiftKey = 'backend-clock-shift';

/** Query parameter that names the demo account for which a tab with a session of its own is opened. */
export const demoTabParameter = 'as';

/** Whether the address asks for a tab with a session of its own. */
export const opensDemoTab = (): boolean => new URLSearchParams(location.search).has(demoTabParameter);

/**
 * Whether this tab may differ from an ordinary visit: it has scenarios or a session of its own, or its clock is
 * ahead.
 */
export function hasDemoState(): boolean {
  if (hasOwnSession()) return true;
  try {
    const scenarios = new URLSearchParams(location.search).get('scenario') ?? sessionStorage.getItem(scenariosKey);
    const isAhead = sessionStorage.getItem(clockShiftKey) !== null;
    return isAhead || (scenarios !== null && scenarios !== '' && scenarios !== 'none');
  } catch {
    // Without session storage nothing is kept.
    return false;
  }
}
