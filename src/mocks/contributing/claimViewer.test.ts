import { expect, it } from 'vitest';

import { claimViewer } from './store';

const cleo = { id: 'cleo', ownedFacilityIds: [] };
const owen = { id: 'owen', ownedFacilityIds: ['fac_1'] };
const mira = { id: 'mira', ownedFacilityIds: ['fac_2'] };
const submitted = { claimantId: 'cleo', submittedAt: '2026-03-16T10:00:00.000Z', facilityId: 'fac_1' };
const begun = { ...submitted, submittedAt: null };

it.each([
  ['the claimant, from the start', begun, cleo, 'claimant'],
  ['the claimant, once submitted', submitted, cleo, 'claimant'],
  ['nobody else before it is submitted', begun, owen, undefined],
  ['the owner of the facility, once submitted', submitted, owen, 'owner'],
  ['no owner of another facility', submitted, mira, undefined],
  ['nobody who owns none', submitted, { id: 'ada', ownedFacilityIds: [] }, undefined],
])('a claim is read by %s', (_who, claim, account, viewer) => {
  expect(claimViewer(claim, account)).toBe(viewer);
});
