import {
  actOnListing,
  addEvidence,
  decide,
  getFacilityRelationship,
  getListing,
  issueDecisionLink,
  listClaims,
  listOwned,
  listRequests,
  listSubmitted,
  listVerifications,
  previewDecision,
  quickAction,
  requestVerification,
  startClaim,
} from '#modules/contributing/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';

import { toPage } from './handlers';

/** How these calls fail, by name. */
export const contributingScenarios = {
  relationship: failureScenarios(getFacilityRelationship),
  verification: failureScenarios(requestVerification),
  evidence: failureScenarios(addEvidence),
  claim: failureScenarios(startClaim),
  owned: failureScenarios(listOwned),
  claims: failureScenarios(listClaims),
  submitted: failureScenarios(listSubmitted),
  verifications: failureScenarios(listVerifications),
  preview: failureScenarios(previewDecision),
  decide: failureScenarios(decide),
  link: failureScenarios(issueDecisionLink),
  requests: { ...failureScenarios(listRequests), empty: () => handle(listRequests, () => toPage([], 1)) },
  quick: failureScenarios(quickAction),
  listing: failureScenarios(getListing),
  actOnListing: failureScenarios(actOnListing),
};
