import { HttpError } from '#lib/http/request';

/** Why a valid link no longer works (directory 3.2, `reason` of `link-expired` and `link-used`). */
export type EndedLink = 'expired' | 'used' | 'replaced';

/** Why a link no longer works; `undefined` for any other error. */
export function parseEndedLink(error: unknown): EndedLink | undefined {
  if (!(error instanceof HttpError) || error.status !== 410) return undefined;
  if (error.problem.code === 'link-used') return 'used';
  return error.problem['reason'] === 'replaced' ? 'replaced' : 'expired';
}
