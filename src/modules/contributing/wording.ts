import type { Preview } from './api';
import type { DecisionRoute } from './schemas';

/** Which words a decision page uses: approving a verification, a change and a new facility are told apart. */
export function wordingOf(
  route: DecisionRoute,
  { verification }: Pick<Preview, 'verification'>,
): DecisionRoute | 'approve-change' | 'approve-new' {
  if (route !== 'approve-verify') return route;
  if (verification?.kind === 'change') return 'approve-change';
  return verification?.kind === 'new-facility' ? 'approve-new' : route;
}
