import { HttpError } from '#lib/http/request';

/** Why a mailed link that was known does not work any more (directory 3.2, `reason` of `link-expired` and `link-used`). */
export type EndedLink = 'expired' | 'used' | 'replaced';

/** Why a mailed link has ended; nothing when that is not what the error says. */
export function parseEndedLink(error: unknown): EndedLink | undefined {
  if (!(error instanceof HttpError) || error.status !== 410) return undefined;
  if (error.problem.code === 'link-used') return 'used';
  return error.problem['reason'] === 'replaced' ? 'replaced' : 'expired';
}
