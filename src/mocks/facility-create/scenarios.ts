import {
  addPhoto,
  createFacility,
  draft,
  drafts as draftList,
  duplicates,
  editFacility,
  editableFacility,
  saveDraft,
  submission,
  towns,
} from '#modules/facility-create/api';
import type { Candidate, Candidates } from '#modules/facility-create/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';
import { fieldError, ProblemError } from '#mocks/core/problem';

const sampleCandidate: Candidate = {
  id: 'fac_aaaaaaaaaaaa',
  slug: 'saltmarket-clinic',
  name: 'Saltmarket Clinic',
  category: 'General practice',
  addressLine: '14 Mill Lane',
  district: 'Old Harbour',
  city: 'Port Calder',
  distanceM: 60,
  reasons: ['name', 'near'],
  pending: false,
};

const found: Candidates = {
  strong: [sampleCandidate],
  possible: [
    {
      id: 'fac_bbbbbbbbbbbb',
      slug: 'harbour-pharmacy',
      name: 'Harbour Pharmacy',
      category: 'Pharmacy',
      district: 'Old Harbour',
      city: 'Port Calder',
      reasons: ['phone'],
      pending: false,
    },
  ],
};

const phoneError = () => fieldError('/facility/phones/0/number', 'custom', 'phoneFormat');

/** How the calls go well and wrong, by name. */
export const facilityCreateScenarios = {
  towns: failureScenarios(towns),
  duplicates: {
    ...failureScenarios(duplicates),
    none: () => handle(duplicates, () => ({ strong: [], possible: [] })),
    /** One that is as good as certain, and one that may be it. */
    found: () => handle(duplicates, () => found),
  },
  create: {
    ...failureScenarios(createFacility),
    /** The back end does not like the phone, whatever the form thought of it. */
    refuses: () =>
      handle(createFacility, () => {
        throw phoneError();
      }),
    /** By now something similar is known that was not asked about. */
    suspects: () =>
      handle(createFacility, () => {
        throw new ProblemError('duplicate-suspected', { candidates: [...found.strong] });
      }),
    limits: () =>
      handle(createFacility, () => {
        throw new ProblemError('rate-limited', { open: 5 });
      }),
  },
  drafts: {
    ...failureScenarios(draftList),
    /** So many submissions wait for a decision. */
    open: (count: number) => handle(draftList, () => ({ drafts: [], openSubmissions: count })),
  },
  draft: failureScenarios(draft),
  saveDraft: {
    ...failureScenarios(saveDraft),
    /** Another tab has kept something else meanwhile. */
    conflicts: (name: string) =>
      handle(saveDraft, ({ body }) => {
        const values = { ...body.draft.values, facility: { ...body.draft.values.facility, name } };
        const updatedAt = '2026-03-16T10:05:00.000Z';
        const current = { ...body.draft, id: body.id, values, updatedAt, expiresAt: '2026-04-15T10:05:00.000Z' };
        throw new ProblemError('revision-conflict', { current });
      }),
  },
  submission: {
    ...failureScenarios(submission),
    /** It has arrived, and waits. */
    received: ({ name = 'Lantern Row Travel Clinic', submitterIsOwner = false } = {}) =>
      handle(submission, ({ query }) => ({
        id: 'fac_cccccccccccc',
        slug: query.slug,
        code: 'XV-002401',
        name,
        submittedAt: '2026-03-16T10:00:00.000Z',
        publicationStatus: 'pending' as const,
        submitterIsOwner,
      })),
  },
  photo: failureScenarios(addPhoto),
  editable: failureScenarios(editableFacility),
  edit: {
    ...failureScenarios(editFacility),
    /** The back end does not like the phone, whatever the form thought of it. */
    refuses: () =>
      handle(editFacility, () => {
        throw phoneError();
      }),
  },
};
