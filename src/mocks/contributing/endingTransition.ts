import type { Facility } from '#domain/facility';
import { attemptTransition } from '#mocks/contributing/workflow/machine';
import { publication } from '#mocks/contributing/workflow/publication';
import type { PublicationState } from '#mocks/contributing/workflow/publication';
import { verification } from '#mocks/contributing/workflow/verification';
import type { VerificationStanding } from '#mocks/contributing/workflow/verification';

import type { StoredRequest } from './store';

type Ending =
  | { ok: true; action: string; publication: PublicationState; verification?: undefined }
  | { ok: true; action: string; verification: VerificationStanding; publication?: undefined }
  | { ok: false; reason: string };

/** The step of the tables by which a request ends that nobody decided: its own people take it back, or 30 days pass. */
export function endingTransition(request: StoredRequest, facility: Facility, how: 'withdrawn' | 'expired'): Ending {
  const aged = { 'aged-30-days': how === 'expired' };
  if (request.kind === 'new-facility') {
    const answer = attemptTransition(
      publication,
      { state: facility.publicationStatus },
      how === 'expired'
        ? { event: 'lapse', as: ['system'], holds: aged }
        : { event: 'withdraw', as: ['creator'], holds: {} },
    );
    return answer.ok ? { ok: true, action: answer.action, publication: answer.standing.state } : answer;
  }
  const answer = attemptTransition(
    verification,
    { state: facility.verification.state, previous: request.previous },
    {
      event: how === 'expired' ? 'lapse' : 'withdraw',
      as: how === 'expired' ? ['system'] : ['requester'],
      holds: { ...aged, 'change-open': request.kind === 'change', 'reverify-open': request.kind === 'reverify' },
    },
  );
  return answer.ok ? { ok: true, action: answer.action, verification: answer.standing.state } : answer;
}
