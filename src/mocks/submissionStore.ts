import type { Facility } from '#lib/facility';
import type { Submission } from '#modules/facility-create/submission';

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
};

/** Everything that was submitted. */
export const submissions = collection<StoredSubmission>('submissions', async () => []);
