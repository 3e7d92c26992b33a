import {
  addPhoto,
  addresses,
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

/** How these calls fail, and what they may return, by name. */
export const facilityCreateScenarios = {
  towns: failureScenarios(towns),
  addresses: failureScenarios(addresses),
  duplicates: {
    ...failureScenarios(duplicates),
    none: () => handle(duplicates, () => ({ strong: [], possible: [] })),
    /** One strong and one possible duplicate. */
    found: () => handle(duplicates, () => found),
  },
  create: {
    ...failureScenarios(createFacility),
    /** The back end rejects the phone number that the form accepted. */
    refuses: () =>
      handle(createFacility, () => {
        throw phoneError();
      }),
    /** A duplicate is known that the user was not asked about. */
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
    /** This many submissions await a decision. */
    open: (count: number) => handle(draftList, () => ({ drafts: [], openSubmissions: count })),
  },
  draft: failureScenarios(draft),
  saveDraft: {
    ...failureScenarios(saveDraft),
    /** Another tab has saved the draft with this name. */
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
    /** The submission is pending. */
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
    /** The back end rejects the phone number that the form accepted. */
    refuses: () =>
      handle(editFacility, () => {
        throw phoneError();
      }),
  },
};
