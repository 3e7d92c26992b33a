import type { Submission } from '#modules/facility-create/submission';

import { defineStore } from '#mocks/core/store';

/** What somebody submitted; the facility it became is kept with all others (`facilityChanges`). */
export type StoredSubmission = {
  /** Id of the facility. */
  id: string;
  slug: string;
  submitterId: string;
  draftId: string | null;
  submittedAt: string;
  /** What only administrators see: where it really is, and the words to them. */
  sent: Submission;
};

/** Everything that was submitted. */
export const submissions = defineStore<StoredSubmission>('submissions', async () => []);
