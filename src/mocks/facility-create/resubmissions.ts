import { attemptTransition } from '#mocks/contributing/workflow/machine';
import { publication } from '#mocks/contributing/workflow/publication';
import type { Draft } from '#modules/facility-create/api';
import { emptyValues } from '#modules/facility-create/draftValues';
import { toDraftValues } from '#modules/facility-create/toDraftValues';

import { getFacility, openFacility } from '#mocks/contributing/facilityAccess';
import type { OpenedFacility } from '#mocks/contributing/facilityAccess';
import { getOwnerDetails, toSubmittedFacility } from '#mocks/contributing/ownerDetails';
import { requests } from '#mocks/contributing/store';
import { addDraft, toDraft, drafts, listDrafts } from './drafts';
import { facilityChanges } from '#mocks/directory/store';
import { ProblemError } from '#mocks/core/problem';
import { submissions } from './store';
import type { StoredSubmission } from './store';
import { inTransaction } from '#mocks/core/transaction';

/** How often a rejected submission may be submitted again (directory contract 1.6). */
const maxResubmissions = 2;

/** Whether a rejected or withdrawn submission may be submitted again: the result of the transition. */
export async function resubmissionStatus(opened: OpenedFacility, emailVerified = true) {
  const { facility, stored } = await getFacility(opened);
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

/**
 * A person's submission of a facility. That of a sample is not stored: it follows from the facility and its request.
 */
export async function findSubmission(opened: OpenedFacility, userId: string): Promise<StoredSubmission | undefined> {
  const { id, slug } = opened;
  const submission = (await submissions.list()).find((one) => one.id === id && one.submitterId === userId);
  if (submission) return submission;
  const { facility, stored } = await getFacility(opened);
  const request = (await requests.list()).find(
    (one) => one.facilityId === id && one.kind === 'new-facility' && one.requesterId === userId,
  );
  if (!request || stored?.createdBy !== userId) return undefined;
  return {
    id,
    slug,
    submitterId: userId,
    draftId: null,
    submittedAt: request.submittedAt,
    sent: {
      facility: toSubmittedFacility(facility, await getOwnerDetails(id, stored)),
      submitterIsOwner: request.submitterIsOwner,
      note: request.note,
      declared: true,
    },
  };
}

/** `POST api/account/submission` */
export async function reopenAsDraft(facilityId: string, userId: string): Promise<Draft> {
  const opened = await openFacility({ id: facilityId });
  return inTransaction([submissions, drafts, facilityChanges, requests], async () => {
    const submission = await findSubmission(opened, userId);
    if (!submission) throw new ProblemError('not-found', { id: facilityId });
    const { result } = await resubmissionStatus(opened);
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
