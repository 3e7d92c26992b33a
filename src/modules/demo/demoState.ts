/** Session storage key of the scenarios of a tab: `mailbox.slow,chat.status500`. */
export const scenariosKey = 'backend-scenarios';
/** Session storage key of how many days the clock of a tab is ahead. */
export const clockShiftKey = 'backend-clock-shift';

/** Whether this tab may differ from an ordinary visit: it has scenarios, or its clock is ahead. */
export function hasDemoState(): boolean {
  try {
    const scenarios = new URLSearchParams(location.search).get('scenario') ?? sessionStorage.getItem(scenariosKey);
    const isAhead = sessionStorage.getItem(clockShiftKey) !== null;
    return isAhead || (scenarios !== null && scenarios !== '' && scenarios !== 'none');
  } catch {
    // Without session storage nothing is kept.
    return false;
  }
}
