/**
 * The requested page that does not exist, from the state of the redirect to the last page; `undefined` for any other
 * navigation state.
 */
export function missingPageFromState(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('missingPage' in state)) return undefined;
  return Number.isSafeInteger(state.missingPage) ? Number(state.missingPage) : undefined;
}
