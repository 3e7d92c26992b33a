import type { Preview } from './api';
import type { DecisionRoute } from './schemas';

/** Variant of the texts on a decision page, which distinguishes the kinds of verification. */
export function wordingOf(
  route: DecisionRoute,
  { verification }: Pick<Preview, 'verification'>,
): DecisionRoute | 'approve-change' | 'approve-new' {
  if (route !== 'approve-verify') return route;
  if (verification?.kind === 'change') return 'approve-change';
  return verification?.kind === 'new-facility' ? 'approve-new' : route;
}
