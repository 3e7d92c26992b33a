import type { HttpHandler } from 'msw';

import { paginate } from '#mocks/core/paginate';
import {
  actOnListing,
  addEvidence,
  decide,
  facilityStanding,
  getClaim,
  getEvidence,
  getListing,
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

import { accounts } from '#mocks/accounts/store';
import * as claim from './claimService';
import { claimFor } from './claimViews';
import * as decision from './decisionService';
import { keepEvidence, readEvidence } from './evidenceService';
import * as listing from './listingService';
import * as owned from './ownedFacilityService';
import { preview } from './decisionPreview';
import { claims, requests } from './store';
import { refusedAt } from './errors';
import { adminRequests, issueLink } from './requestList';
import { standingOf } from './relationship';
import { sweep } from './dueJobs';
import * as verification from './verificationService';
import { handle, misbehave } from '#mocks/core/handle';
import { ProblemResponse } from '#mocks/core/problem';

/** Delay of a write in ms (directory contract 3.1). */
const write = { wait: 300 };
const pageSize = 20;

/** Who makes a call, after what has fallen due is done. */
async function whoAsks({ id }: { id: string }) {
  await sweep();
  return accounts.get(id);
}

function page<Item>(items: readonly Item[], number: number | undefined) {
  const { items: shown, pagination } = paginate(items, number ?? 1, pageSize);
  return { items: shown === null ? null : [...shown], pagination };
}

const defined = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

/** Calls about verification, claims and what somebody manages. */
const contributions: HttpHandler[] = [
  handle(addEvidence, async ({ body, user }) => keepEvidence(await whoAsks(user), body.evidence), write),
  handle(getEvidence, async ({ query, user }) => readEvidence(await whoAsks(user), query.id)),

  handle(
    requestVerification,
    async ({ body, user }) => verification.submitVerification(await whoAsks(user), body.verification),
    write,
  ),
  handle(listVerifications, async ({ query, user }) => {
    const by = await whoAsks(user);
    const own = (await requests.list()).filter(
      (one) => one.requesterId === by.id && (query.state === undefined || one.state === query.state),
    );
    const { items, pagination } = page(own, query.page);
    return { items: items && (await Promise.all(items.map((one) => verification.requestFor(one, by)))), pagination };
  }),
  handle(withdrawVerification, async ({ query, user }) => verification.withdraw(await whoAsks(user), query.id), write),

  handle(startClaim, async ({ body, user }) => claim.start(await whoAsks(user), body.claim), write),
  handle(
    sendClaimCode,
    async ({ body, user }) => {
      if (body.method === 'documents') throw refusedAt('/method', 'problem.methodUnavailable');
      return claim.sendCode(await whoAsks(user), body.id, body.method);
    },
    write,
  ),
  handle(verifyClaimCode, async ({ body, user }) => claim.verifyCode(await whoAsks(user), body.id, body.code), write),
  handle(
    patchClaim,
    async ({ body, user }) =>
      claim.change(await whoAsks(user), body.id, defined(body.claim), {
        submit: body.submit === true,
        declared: body.declared === true,
      }),
    write,
  ),
  handle(listClaims, async ({ query, user }) => {
    const by = await whoAsks(user);
    const mine = (await claims.list()).filter(
      (one) =>
        (one.claimantId === by.id || (one.submittedAt !== null && by.ownedFacilityIds.includes(one.facilityId))) &&
        (query.state === undefined || one.state === query.state),
    );
    const { items, pagination } = page(mine, query.page);
    return { items: items && (await Promise.all(items.map((one) => claimFor(one, by)))), pagination };
  }),
  handle(getClaim, async ({ query, user }) => {
    const by = await whoAsks(user);
    const found = (await claims.list()).find(({ id, slug }) => id === query.id || slug === query.slug);
    const isMine =
      found?.claimantId === by.id ||
      (found !== undefined && found.submittedAt !== null && by.ownedFacilityIds.includes(found.facilityId));
    if (!found || !isMine) throw new ProblemResponse('not-found');
    return claimFor(found, by);
  }),
  handle(withdrawClaim, async ({ query, user }) => claim.withdrawClaim(await whoAsks(user), query.id), write),
  handle(
    respondToClaim,
    async ({ body, user }) => claim.respond(await whoAsks(user), body.id, body.answer, body.note),
    write,
  ),

  handle(facilityStanding, async ({ query, user }) => standingOf(await whoAsks(user), query.id)),
  handle(listOwned, async ({ user, language }) => owned.listOwnedFacilities(await whoAsks(user), language)),
  handle(listSubmitted, async ({ user }) => owned.listSubmittedFacilities(await whoAsks(user))),
  handle(quickAction, async ({ body, user, language }) => owned.quick(await whoAsks(user), body, language), write),
  handle(relinquish, async ({ body, user }) => owned.giveUp(await whoAsks(user), body.id), write),
];

/** Calls of administrators. */
const decisions: HttpHandler[] = [
  handle(previewDecision, async ({ query, user, language }) => preview(await whoAsks(user), query, language)),
  handle(decide, async ({ body, user }) => decision.decide(await whoAsks(user), body.decision, body.key), write),
  handle(undoDecision, async ({ query, user }) => decision.undo(await whoAsks(user), query.id), write),
  handle(
    issueDecisionLink,
    async ({ body, user }) => issueLink(await whoAsks(user), { ...body, inApp: body.inApp === true }),
    write,
  ),
  handle(listRequests, async ({ query, user }) =>
    page(await adminRequests(await whoAsks(user), { state: query.state, kind: query.kind }), query.page),
  ),
  handle(getListing, async ({ query, user }) => listing.readListing(await whoAsks(user), query.slug)),
  handle(actOnListing, async ({ body, user }) => listing.act(await whoAsks(user), body.listing), write),
];

/** Verifying, claiming, managing, and deciding about it. */
export const contributingHandlers = [...contributions, ...decisions];

/** How these calls go wrong, by name. */
export const contributingScenarios = {
  standing: misbehave(facilityStanding),
  verification: misbehave(requestVerification),
  evidence: misbehave(addEvidence),
  claim: misbehave(startClaim),
  owned: misbehave(listOwned),
  claims: misbehave(listClaims),
  submitted: misbehave(listSubmitted),
  verifications: misbehave(listVerifications),
  preview: misbehave(previewDecision),
  decide: misbehave(decide),
  link: misbehave(issueDecisionLink),
  requests: { ...misbehave(listRequests), empty: () => handle(listRequests, () => page([], 1)) },
  quick: misbehave(quickAction),
  listing: misbehave(getListing),
  actOnListing: misbehave(actOnListing),
};
