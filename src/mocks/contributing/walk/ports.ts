import { request } from '#lib/http/request';
import { toDataLanguage } from '#mocks/core/localized';
import { accounts } from '#mocks/accounts/store';
import * as claim from '#mocks/contributing/claimService';
import * as decision from '#mocks/contributing/decisionService';
import { saveEvidence } from '#mocks/contributing/evidenceService';
import * as listing from '#mocks/contributing/listingService';
import type { ListingInput } from '#mocks/contributing/listingService';
import * as owned from '#mocks/contributing/ownedFacilityService';
import { issueLink } from '#mocks/contributing/requestList';
import { runDueJobs } from '#mocks/contributing/dueJobs';
import * as verification from '#mocks/contributing/verificationService';
import { demoAccount } from '#mocks/accounts/seed';
import type { DemoName } from '#mocks/accounts/seed';
import * as api from '#modules/contributing/api';
import type { VerificationForm } from '#modules/contributing/forms';
import type { DecisionRoute } from '#modules/contributing/schemas';

import { pdf } from '#mocks/testing/contributingCalls';
import { signInAndStoreToken } from '#mocks/testing/signInAs';

type DecisionInput = Parameters<typeof request<typeof api.decide>>[1]['body']['decision'];
type Quick = (typeof api.quickActions)[number];

/** A way into the back end. */
export interface Port {
  /** Time has passed: what is due is done before anything else. */
  settle: (who: DemoName) => Promise<unknown>;
  verify: (who: DemoName, form: VerificationForm) => Promise<unknown>;
  withdrawVerification: (who: DemoName, id: string) => Promise<unknown>;
  start: (who: DemoName, facilityId: string) => Promise<unknown>;
  sendCode: (who: DemoName, id: string) => Promise<unknown>;
  enterCode: (who: DemoName, id: string, code: string) => Promise<unknown>;
  document: (who: DemoName) => Promise<string>;
  send: (who: DemoName, id: string, evidenceIds: string[], declared: boolean) => Promise<unknown>;
  withdrawClaim: (who: DemoName, id: string) => Promise<unknown>;
  answer: (who: DemoName, id: string, answer: 'agree' | 'dispute', words: string) => Promise<unknown>;
  decide: (who: DemoName, input: DecisionInput, key: string) => Promise<{ id: string }>;
  undo: (who: DemoName, id: string) => Promise<unknown>;
  reissue: (who: DemoName, slug: string, route: DecisionRoute) => Promise<unknown>;
  list: (who: DemoName, input: ListingInput) => Promise<unknown>;
  quick: (who: DemoName, id: string, action: Quick) => Promise<unknown>;
  giveUp: (who: DemoName, id: string) => Promise<unknown>;
}

const form = (facilityId: string) => ({
  facilityId,
  role: 'manager' as const,
  relationNote: 'I have run the front desk for six years.',
  workEmail: 'desk@practice.example',
});
const by = (who: DemoName) => accounts.get(demoAccount(who).id);
const reason = 'Closed for the time being.';

/** Straight to the use cases. Who may press what only administrators may is not theirs to ask. */
export const useCases: Port = {
  settle: runDueJobs,
  verify: async (who, wanted) => verification.submitVerification(await by(who), wanted),
  withdrawVerification: async (who, id) => verification.withdrawRequest(await by(who), id),
  start: async (who, id) => claim.createClaim(await by(who), form(id)),
  sendCode: async (who, id) => claim.sendCode(await by(who), id, 'email-code'),
  enterCode: async (who, id, code) => claim.verifyCode(await by(who), id, code),
  document: async (who) => (await saveEvidence(await by(who), pdf)).id,
  send: async (who, id, evidenceIds, declared) =>
    claim.changeClaim(await by(who), id, { evidenceIds }, { submit: true, declared }),
  withdrawClaim: async (who, id) => claim.withdrawClaim(await by(who), id),
  answer: async (who, id, answer, words) => claim.respondAsOwner(await by(who), id, answer, words),
  decide: async (who, input, key) => decision.decide(await by(who), input, key),
  undo: async (who, id) => decision.revertDecision(await by(who), id),
  reissue: async (who, slug, route) => issueLink(await by(who), { slug, route, inApp: false }),
  list: async (who, input) => listing.changeListing(await by(who), input),
  quick: async (who, id, action) => owned.quickEdit(await by(who), { id, action, reason }, toDataLanguage('en')),
  giveUp: async (who, id) => owned.giveUpOwnership(await by(who), id),
};

async function as<T>(who: DemoName, call: () => Promise<T>): Promise<T> {
  await signInAndStoreToken(who);
  return call();
}

/** Through the handlers, as a browser calls them. */
export const handlers: Port = {
  settle: (who) => as(who, () => request(api.listClaims, { query: {} })),
  verify: (who, wanted) => as(who, () => request(api.requestVerification, { body: { verification: wanted } })),
  withdrawVerification: (who, id) => as(who, () => request(api.withdrawVerification, { query: { id } })),
  start: (who, id) => as(who, () => request(api.startClaim, { body: { claim: form(id) } })),
  sendCode: (who, id) => as(who, () => request(api.sendClaimCode, { body: { id, method: 'email-code' } })),
  enterCode: (who, id, code) => as(who, () => request(api.verifyClaimCode, { body: { id, code } })),
  document: (who) => as(who, async () => (await request(api.addEvidence, { body: { evidence: pdf } })).id),
  send: (who, id, evidenceIds, declared) =>
    as(who, () => request(api.patchClaim, { body: { id, claim: { evidenceIds }, submit: true, declared } })),
  withdrawClaim: (who, id) => as(who, () => request(api.withdrawClaim, { query: { id } })),
  answer: (who, id, answer, note) => as(who, () => request(api.respondToClaim, { body: { id, answer, note } })),
  decide: (who, input, key) => as(who, () => request(api.decide, { body: { decision: input, key } })),
  undo: (who, id) => as(who, () => request(api.undoDecision, { query: { id } })),
  reissue: (who, slug, route) => as(who, () => request(api.issueDecisionLink, { body: { slug, route } })),
  list: (who, input) => as(who, () => request(api.actOnListing, { body: { listing: input, confirmed: true } })),
  quick: (who, id, action) => as(who, () => request(api.quickAction, { body: { id, action, reason } })),
  giveUp: (who, id) => as(who, () => request(api.relinquish, { body: { id, confirmed: true } })),
};
