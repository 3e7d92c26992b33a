/**
 * The page that was asked for and does not exist, from the state of the navigation that led to the last one instead;
 * `undefined` when nothing of the kind is there, whatever else the state may hold.
 */
export function missingPageFromState(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('missingPage' in state)) return undefined;
  return Number.isSafeInteger(state.missingPage) ? Number(state.missingPage) : undefined;
}
