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

/** A way of calling the back end. */
export interface BackendPort {
  /** Runs the due jobs after the clock has moved. */
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
const accountOf = (name: DemoName) => accounts.get(demoAccount(name).id);
const reason = 'Closed for the time being.';

/** Calls the use cases directly, which do not check the role of administrators. */
export const useCases: BackendPort = {
  settle: runDueJobs,
  verify: async (name, verificationForm) => verification.submitVerification(await accountOf(name), verificationForm),
  withdrawVerification: async (name, id) => verification.withdrawRequest(await accountOf(name), id),
  start: async (name, id) => claim.createClaim(await accountOf(name), form(id)),
  sendCode: async (name, id) => claim.sendCode(await accountOf(name), id, 'email-code'),
  enterCode: async (name, id, code) => claim.verifyCode(await accountOf(name), id, code),
  document: async (name) => (await saveEvidence(await accountOf(name), pdf)).id,
  send: async (name, id, evidenceIds, declared) =>
    claim.changeClaim(await accountOf(name), id, { evidenceIds }, { submit: true, declared }),
  withdrawClaim: async (name, id) => claim.withdrawClaim(await accountOf(name), id),
  answer: async (name, id, result, words) => claim.respondAsOwner(await accountOf(name), id, result, words),
  decide: async (name, input, key) => decision.decide(await accountOf(name), input, key),
  undo: async (name, id) => decision.revertDecision(await accountOf(name), id),
  reissue: async (name, slug, route) => issueLink(await accountOf(name), { slug, route, inApp: false }),
  list: async (name, input) => listing.changeListing(await accountOf(name), input),
  quick: async (name, id, action) =>
    owned.quickEdit(await accountOf(name), { id, action, reason }, toDataLanguage('en')),
  giveUp: async (name, id) => owned.giveUpOwnership(await accountOf(name), id),
};

async function signedInAs<T>(name: DemoName, call: () => Promise<T>): Promise<T> {
  await signInAndStoreToken(name);
  return call();
}

/** Calls the handlers over HTTP, as a browser does. */
export const handlers: BackendPort = {
  settle: (name) => signedInAs(name, () => request(api.listClaims, { query: {} })),
  verify: (name, verificationForm) =>
    signedInAs(name, () => request(api.requestVerification, { body: { verification: verificationForm } })),
  withdrawVerification: (name, id) => signedInAs(name, () => request(api.withdrawVerification, { query: { id } })),
  start: (name, id) => signedInAs(name, () => request(api.startClaim, { body: { claim: form(id) } })),
  sendCode: (name, id) => signedInAs(name, () => request(api.sendClaimCode, { body: { id, method: 'email-code' } })),
  enterCode: (name, id, code) => signedInAs(name, () => request(api.verifyClaimCode, { body: { id, code } })),
  document: (name) => signedInAs(name, async () => (await request(api.addEvidence, { body: pdf })).id),
  send: (name, id, evidenceIds, declared) =>
    signedInAs(name, () => request(api.patchClaim, { body: { id, claim: { evidenceIds }, submit: true, declared } })),
  withdrawClaim: (name, id) => signedInAs(name, () => request(api.withdrawClaim, { query: { id } })),
  answer: (name, id, result, note) =>
    signedInAs(name, () => request(api.respondToClaim, { body: { id, answer: result, note } })),
  decide: (name, input, key) => signedInAs(name, () => request(api.decide, { body: { decision: input, key } })),
  undo: (name, id) => signedInAs(name, () => request(api.undoDecision, { query: { id } })),
  reissue: (name, slug, route) => signedInAs(name, () => request(api.issueDecisionLink, { body: { slug, route } })),
  list: (name, input) =>
    signedInAs(name, () => request(api.actOnListing, { body: { listing: input, confirmed: true } })),
  quick: (name, id, action) => signedInAs(name, () => request(api.quickAction, { body: { id, action, reason } })),
  giveUp: (name, id) => signedInAs(name, () => request(api.relinquish, { body: { id, confirmed: true } })),
};
