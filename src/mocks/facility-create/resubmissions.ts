import { attemptTransition } from '#mocks/contributing/workflow/machine';
import { publication } from '#mocks/contributing/workflow/publication';
import type { Draft } from '#modules/facility-create/api';
import { emptyValues } from '#modules/facility-create/draftValues';
import { toDraftValues } from '#modules/facility-create/toDraftValues';

import { getFacility } from '#mocks/contributing/facilityAccess';
import { requests } from '#mocks/contributing/store';
import { addDraft, toDraft, drafts, listDrafts } from './drafts';
import { facilityChanges } from '#mocks/directory/store';
import { ProblemError } from '#mocks/core/problem';
import { submissions } from './store';
import { inTransaction } from '#mocks/core/transaction';

/** How often a rejected submission may be submitted again (directory contract 1.6). */
const maxResubmissions = 2;

/** Whether a rejected or withdrawn submission may be submitted again: the result of the transition. */
export async function resubmissionStatus(facilityId: string, emailVerified = true) {
  const { facility, stored } = await getFacility({ id: facilityId, slug: '', seed: null });
  const guards = {
    complete: true,
    'email-verified': emailVerified,
    'duplicates-answered': true,
    'resubmissions-left': (stored?.resubmissions ?? 0) < maxResubmissions,
  };
  const result = attemptTransition(
    publication,
    { state: facility.publicationStatus },
    { event: 'submit', actors: ['creator'], guards: guards },
  );
  return { facility, result };
}

/** `POST api/account/submission` */
export async function reopenAsDraft(facilityId: string, userId: string): Promise<Draft> {
  return inTransaction([submissions, drafts, facilityChanges, requests], async () => {
    const submission = (await submissions.list()).find((one) => one.id === facilityId && one.submitterId === userId);
    if (!submission) throw new ProblemError('not-found', { id: facilityId });
    const { result } = await resubmissionStatus(facilityId);
    if (!result.ok) throw new ProblemError('already-decided', { reason: result.reason });
    const existing = (await listDrafts(userId)).find(({ submissionId }) => submissionId === facilityId);
    if (existing) return toDraft(existing);
    const last = (await requests.list()).find((one) => one.facilityId === facilityId && one.kind === 'new-facility');
    const { sent, slug } = submission;
    const isRejected = last?.state === 'rejected' && last.decision !== null;
    return addDraft(
      {
        id: `drf_${crypto.randomUUID()}`,
        step: 'check',
        submissionId: facilityId,
        again: {
          slug,
          rejection: isRejected && last.decision ? { message: last.decision.message, at: last.decision.at } : null,
        },
        values: {
          ...emptyValues,
          facility: toDraftValues(sent.facility),
          submitterIsOwner: sent.submitterIsOwner ? 'yes' : 'no',
          duplicate: 'none',
          duplicatesSeen: sent.duplicateAnswer?.seen ?? [],
          note: sent.note,
        },
      },
      userId,
    );
  });
}
