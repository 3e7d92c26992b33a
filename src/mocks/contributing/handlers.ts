import type { HttpHandler } from 'msw';

import { paginate } from '#mocks/core/paginate';
import {
  actOnListing,
  addEvidence,
  decide,
  getFacilityRelationship,
  getClaim,
  getEvidence,
  getListing,
  getRequestCount,
  issueDecisionLink,
  listClaims,
  listOwned,
  listRequests,
  listSubmitted,
  listVerifications,
  patchClaim,
  previewDecision,
  quickAction,
  relinquish,
  requestVerification,
  respondToClaim,
  sendClaimCode,
  startClaim,
  undoDecision,
  verifyClaimCode,
  withdrawClaim,
  withdrawVerification,
} from '#modules/contributing/api';

import { facilityPath } from '#domain/paths';
import { accounts } from '#mocks/accounts/store';
import { recordActivity } from '#mocks/core/recordActivity';
import * as claim from './claimService';
import { toClaim } from './claimViews';
import * as decision from './decisionService';
import { saveEvidence, loadEvidence } from './evidenceService';
import * as listing from './listingService';
import * as owned from './ownedFacilityService';
import { toPreview } from './decisionPreview';
import { listClaimsReadBy, requests } from './store';
import { fieldError, ProblemError } from '#mocks/core/problem';
import { countOpenRequests, listAdminRequests, issueLink } from './requestList';
import { getRelationship } from './relationship';
import { runDueJobs } from './dueJobs';
import * as verification from './verificationService';
import { handle } from '#mocks/core/handle';

/** Delay of a write in ms (directory contract 3.1). */
const writeOptions = { minDelay: 300 };
const pageSize = 20;

/** Runs all due jobs before the caller's account is read. */
async function runDueJobsAndGetAccount({ id }: { id: string }) {
  await runDueJobs();
  return accounts.get(id);
}

/** One page of a list, as the contract has it. */
export function toPage<Item>(items: readonly Item[], number: number | undefined) {
  const { items: shown, pagination } = paginate(items, number ?? 1, pageSize);
  return { items: shown === null ? null : [...shown], pagination };
}

const withoutUndefined = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

/** Calls about verification, claims and owned facilities. */
const contributions: HttpHandler[] = [
  handle(addEvidence, async ({ body, user }) => saveEvidence(await runDueJobsAndGetAccount(user), body), writeOptions),
  handle(getEvidence, async ({ query, user }) => loadEvidence(await runDueJobsAndGetAccount(user), query.id)),

  handle(
    requestVerification,
    async ({ body, user }) => {
      const request = await verification.submitVerification(await runDueJobsAndGetAccount(user), body.verification);
      recordActivity([user.id], {
        id: `request_${request.id}`,
        action: 'requested',
        personId: user.id,
        subject: request.facility.name,
        link: facilityPath(request.facility.slug),
      });
      return request;
    },
    writeOptions,
  ),
  handle(listVerifications, async ({ query, user }) => {
    const account = await runDueJobsAndGetAccount(user);
    const own = (await requests.list()).filter(
      (one) => one.requesterId === account.id && (query.state === undefined || one.state === query.state),
    );
    const { items, pagination } = toPage(own, query.page);
    return {
      items: items && (await Promise.all(items.map((one) => verification.toVerificationRequest(one, account)))),
      pagination,
    };
  }),
  handle(
    withdrawVerification,
    async ({ query, user }) => verification.withdrawRequest(await runDueJobsAndGetAccount(user), query.id),
    writeOptions,
  ),

  handle(
    startClaim,
    async ({ body, user }) => claim.createClaim(await runDueJobsAndGetAccount(user), body.claim),
    writeOptions,
  ),
  handle(
    sendClaimCode,
    async ({ body, user }) => {
      if (body.method === 'documents') throw fieldError('/method', 'custom', 'problem.methodUnavailable');
      return claim.sendCode(await runDueJobsAndGetAccount(user), body.id, body.method);
    },
    writeOptions,
  ),
  handle(
    verifyClaimCode,
    async ({ body, user }) => claim.verifyCode(await runDueJobsAndGetAccount(user), body.id, body.code),
    writeOptions,
  ),
  handle(
    patchClaim,
    async ({ body, user }) =>
      claim.changeClaim(await runDueJobsAndGetAccount(user), body.id, withoutUndefined(body.claim), {
        submit: body.submit === true,
        declared: body.declared === true,
      }),
    writeOptions,
  ),
  handle(listClaims, async ({ query, user }) => {
    const account = await runDueJobsAndGetAccount(user);
    const mine = (await listClaimsReadBy(account)).filter(
      ({ state }) => query.state === undefined || state === query.state,
    );
    const { items, pagination } = toPage(mine, query.page);
    return { items: items && (await Promise.all(items.map((one) => toClaim(one, account)))), pagination };
  }),
  handle(getClaim, async ({ query, user }) => {
    const account = await runDueJobsAndGetAccount(user);
    const found = (await listClaimsReadBy(account)).find(({ id, slug }) => id === query.id || slug === query.slug);
    if (!found) throw new ProblemError('not-found');
    return toClaim(found, account);
  }),
  handle(
    withdrawClaim,
    async ({ query, user }) => claim.withdrawClaim(await runDueJobsAndGetAccount(user), query.id),
    writeOptions,
  ),
  handle(
    respondToClaim,
    async ({ body, user }) =>
      claim.respondAsOwner(await runDueJobsAndGetAccount(user), body.id, body.answer, body.note),
    writeOptions,
  ),

  handle(getFacilityRelationship, async ({ query, user }) =>
    getRelationship(await runDueJobsAndGetAccount(user), query.id),
  ),
  handle(listOwned, async ({ user, language }) =>
    owned.listOwnedFacilities(await runDueJobsAndGetAccount(user), language),
  ),
  handle(listSubmitted, async ({ user }) => owned.listSubmittedFacilities(await runDueJobsAndGetAccount(user))),
  handle(
    quickAction,
    async ({ body, user, language }) => owned.quickEdit(await runDueJobsAndGetAccount(user), body, language),
    writeOptions,
  ),
  handle(
    relinquish,
    async ({ body, user }) => owned.giveUpOwnership(await runDueJobsAndGetAccount(user), body.id),
    writeOptions,
  ),
];

/** Calls of administrators. */
const decisions: HttpHandler[] = [
  handle(previewDecision, async ({ query, user, language }) =>
    toPreview(await runDueJobsAndGetAccount(user), query, language),
  ),
  handle(
    decide,
    async ({ body, user }) => decision.decide(await runDueJobsAndGetAccount(user), body.decision, body.key),
    writeOptions,
  ),
  handle(
    undoDecision,
    async ({ query, user }) => decision.revertDecision(await runDueJobsAndGetAccount(user), query.id),
    writeOptions,
  ),
  handle(
    issueDecisionLink,
    async ({ body, user }) => issueLink(await runDueJobsAndGetAccount(user), { ...body, inApp: body.inApp === true }),
    writeOptions,
  ),
  handle(listRequests, async ({ query, user }) =>
    toPage(
      await listAdminRequests(await runDueJobsAndGetAccount(user), {
        state: query.state,
        kind: query.kind,
        q: query.q,
      }),
      query.page,
    ),
  ),
  handle(getRequestCount, async ({ user }) => {
    await runDueJobsAndGetAccount(user);
    return { open: await countOpenRequests() };
  }),
  handle(getListing, async ({ query, user }) => listing.loadListing(await runDueJobsAndGetAccount(user), query.slug)),
  handle(
    actOnListing,
    async ({ body, user }) => listing.changeListing(await runDueJobsAndGetAccount(user), body.listing),
    writeOptions,
  ),
];

/** Calls about verification, claims, ownership and decisions. */
export const contributingHandlers = [...contributions, ...decisions];
