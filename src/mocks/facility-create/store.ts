import type { Submission } from '#modules/facility-create/submission';

import { defineStore } from '#mocks/core/store';

/** A submission; the resulting facility is stored in `facilityChanges`. */
export type StoredSubmission = {
  /** Id of the facility. */
  id: string;
  slug: string;
  submitterId: string;
  draftId: string | null;
  submittedAt: string;
  /** The submission as sent, with what only administrators see: the real location and the note. */
  sent: Submission;
};

/** All submissions. */
export const submissions = defineStore<StoredSubmission>('submissions', async () => []);
