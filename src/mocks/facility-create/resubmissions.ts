import { step } from '#mocks/contributing/workflow/machine';
import { publication } from '#mocks/contributing/workflow/publication';
import type { Draft } from '#modules/facility-create/api';
import { emptyValues } from '#modules/facility-create/draftValues';
import { valuesOf } from '#modules/facility-create/toDraftValues';

import { readFacility } from '#mocks/contributing/facilityAccess';
import { requests } from '#mocks/contributing/store';
import { addDraft, draftOf, drafts, draftsOf } from './drafts';
import { facilityChanges } from '#mocks/directory/store';
import { ProblemResponse } from '#mocks/core/problem';
import { submissions } from './submissionStore';
import { inTransaction } from '#mocks/core/transaction';

/** How often a submission that was rejected may be sent again (directory contract 1.6). */
const mostResubmissions = 2;

/** Whether what was rejected or taken back may be sent once more, and by which row of the machine. */
export async function sendingAgain(facilityId: string, emailVerified = true) {
  const { facility, stored } = await readFacility({ id: facilityId, slug: '', seed: null });
  const holds = {
    complete: true,
    'email-verified': emailVerified,
    'duplicates-answered': true,
    'resubmissions-left': (stored?.resubmissions ?? 0) < mostResubmissions,
  };
  const answer = step(publication, { state: facility.publicationStatus }, { event: 'submit', as: ['creator'], holds });
  return { facility, answer };
}

/** `POST api/account/submission` */
export async function reopen(facilityId: string, userId: string): Promise<Draft> {
  return inTransaction([submissions, drafts, facilityChanges, requests], async () => {
    const submission = (await submissions.list()).find((one) => one.id === facilityId && one.submitterId === userId);
    if (!submission) throw new ProblemResponse('not-found', { id: facilityId });
    const { answer } = await sendingAgain(facilityId);
    if (!answer.ok) throw new ProblemResponse('already-decided', { reason: answer.reason });
    const begun = (await draftsOf(userId)).find(({ submissionId }) => submissionId === facilityId);
    if (begun) return draftOf(begun);
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
          facility: valuesOf(sent.facility),
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
