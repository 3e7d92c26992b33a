import type { Facility } from '#domain/facility';
import { attemptTransition } from '#mocks/contributing/workflow/machine';
import { publication } from '#mocks/contributing/workflow/publication';
import type { PublicationState } from '#mocks/contributing/workflow/publication';
import { verification } from '#mocks/contributing/workflow/verification';
import type { VerificationState } from '#mocks/contributing/workflow/verification';

import type { StoredRequest } from './store';

type Ending =
  | { ok: true; action: string; publication: PublicationState; verification?: undefined }
  | { ok: true; action: string; verification: VerificationState; publication?: undefined }
  | { ok: false; reason: string };

/** The transition of an undecided request that is withdrawn, or expires after 30 days. */
export function endingTransition(request: StoredRequest, facility: Facility, reason: 'withdrawn' | 'expired'): Ending {
  const guards = { 'aged-30-days': reason === 'expired' };
  if (request.kind === 'new-facility') {
    const result = attemptTransition(
      publication,
      { state: facility.publicationStatus },
      reason === 'expired'
        ? { event: 'lapse', actors: ['system'], guards: guards }
        : { event: 'withdraw', actors: ['creator'], guards: {} },
    );
    return result.ok ? { ok: true, action: result.action, publication: result.next.state } : result;
  }
  const result = attemptTransition(
    verification,
    { state: facility.verification.state, previous: request.previous },
    {
      event: reason === 'expired' ? 'lapse' : 'withdraw',
      actors: reason === 'expired' ? ['system'] : ['requester'],
      guards: { ...guards, 'change-open': request.kind === 'change', 'reverify-open': request.kind === 'reverify' },
    },
  );
  return result.ok ? { ok: true, action: result.action, verification: result.next.state } : result;
}
