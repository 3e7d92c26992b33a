import type { Facility } from '#lib/facility';
import type { Submission } from '#modules/facility-create/submission';

import { callerOf } from './accounts';
import { collection } from './collection';

/** A facility that somebody submitted, and what has become of it. */
export type StoredSubmission = {
  /** Id of the facility. */
  id: string;
  slug: string;
  submitterId: string;
  draftId: string | null;
  submittedAt: string;
  /** As the public would see it once it is published. */
  facility: Facility;
  /** What only administrators see: where it really is, and the words to them. */
  sent: Submission;
  request: {
    id: string;
    kind: 'new-facility';
    state: 'pending' | 'approved' | 'rejected' | 'withdrawn';
    submitterIsOwner: boolean;
    facilityRevisionAtSubmit: number;
  };
};

/** Everything that was submitted. */
export const submissions = collection<StoredSubmission>('submissions', async () => []);

/** A submitted facility that is not public, for its submitter and for administrators; for everybody else there is none. */
export async function submittedFor(
  request: Request,
  which: { id?: string | undefined; slug?: string | undefined },
): Promise<Facility | undefined> {
  const caller = await callerOf(request);
  if (!caller) return undefined;
  const { account } = caller;
  return (await submissions.list()).find(
    ({ id, slug, submitterId }) =>
      (id === which.id || slug === which.slug) && (account.role === 'admin' || submitterId === account.id),
  )?.facility;
}
