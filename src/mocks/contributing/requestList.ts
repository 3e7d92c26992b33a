import type { AdminRequest } from '#modules/contributing/api';
import { decisionPath } from '#modules/contributing/decisionPaths';
import type { DecisionRoute } from '#modules/contributing/schemas';

import { foldForSearch } from '#lib/text/foldForSearch';
import { splitWords } from '#modules/facility-search/spelling';
import { isoInstant } from '#mocks/core/time';
import { dayMs, hourMs } from '#lib/time/duration';
import { ProblemError } from '#mocks/core/problem';
import { consumeQuota } from '#mocks/core/quotas';
import type { QuotaLimit } from '#mocks/core/quotas';
import type { StoredAccount } from '#mocks/accounts/store';
import { inTransaction } from '#mocks/core/transaction';

import { decisionStores } from './decisionService';
import { openFacility, getFacility, toFacilityRef } from './facilityAccess';
import { firstDecisionPage, saveLink, createToken } from './decisionLinks';
import { getRequesterId, isUndecided, listDecisionRoutes } from './decisionLinkChecks';
import { claims, requests } from './store';
import type { StoredClaim, StoredRequest } from './store';
import { notify } from './notify';
import { recordAudit } from './auditTrail';
import { findAccount } from './verificationService';

type AnyRequest = StoredRequest | StoredClaim;
const reissueLimit: QuotaLimit = { name: 'decision-link', max: 5, windowMs: hourMs };

const isClaim = (request: AnyRequest): request is StoredClaim => 'claimantId' in request;
const sentAt = (request: AnyRequest) => request.submittedAt ?? '';

async function toAdminRequest(request: AnyRequest, admin: StoredAccount): Promise<AdminRequest> {
  const { facility } = await getFacility(await openFacility({ slug: request.facilitySlug }));
  const requester = await findAccount(getRequesterId(request));
  const submittedAt = request.submittedAt ?? isoInstant();
  const open = isUndecided(request);
  return {
    id: request.id,
    purpose: isClaim(request) ? 'claim' : 'verification',
    kind: isClaim(request) ? 'claim' : request.kind,
    slug: firstDecisionPage(request).slug,
    facility: toFacilityRef(facility),
    requester: requester?.name ?? '',
    state: request.state,
    open,
    own: getRequesterId(request) === admin.id,
    submittedAt,
    dueAt: open ? new Date(Date.parse(submittedAt) + 30 * dayMs).toISOString() : null,
    routes: listDecisionRoutes(request),
    decision: request.decision,
  };
}

type RequestFilters = {
  state?: 'open' | 'decided' | undefined;
  kind?: AdminRequest['purpose'] | undefined;
  /** Words of the facility's name, its place or the requester's name. */
  q?: string | undefined;
};

/** Open requests, oldest first, or decided ones, newest first. */
export async function listAdminRequests(
  admin: StoredAccount,
  { state = 'open', kind, q = '' }: RequestFilters,
): Promise<AdminRequest[]> {
  const all: AnyRequest[] = [
    ...(kind === 'claim' ? [] : await requests.list()),
    ...(kind === 'verification' ? [] : await claims.list()),
  ];
  const wanted = all
    .filter((one) => (state === 'open' ? isUndecided(one) : one.decision !== null))
    .toSorted((one, other) =>
      state === 'open'
        ? sentAt(one).localeCompare(sentAt(other))
        : (other.decidedAt ?? '').localeCompare(one.decidedAt ?? ''),
    );
  const rows = await Promise.all(wanted.map((request) => toAdminRequest(request, admin)));
  const words = foldForSearch(q).split(' ').filter(Boolean);
  return rows.filter(({ facility, requester }) => {
    const text = foldForSearch(`${facility.name} ${facility.city} ${requester}`);
    return words.every((word) => text.includes(word));
  });
}

/** Requests whose facility or requester has words that begin with those of a folded text, open ones first. */
export async function findRequests(
  query: string,
): Promise<Array<{ facility: string; requester: string; open: boolean }>> {
  const all: AnyRequest[] = [...(await requests.list()), ...(await claims.list())];
  const named = await Promise.all(
    all.map(async (request) => ({
      facility: (await getFacility(await openFacility({ slug: request.facilitySlug }))).facility.name,
      requester: (await findAccount(getRequesterId(request)))?.name ?? '',
      open: isUndecided(request),
      sentAt: sentAt(request),
    })),
  );
  return named
    .filter(({ facility, requester }) => {
      const own = splitWords(foldForSearch(`${facility} ${requester}`));
      return splitWords(query).every((word) => own.some((one) => one.startsWith(word)));
    })
    .toSorted((one, other) => Number(other.open) - Number(one.open) || one.sentAt.localeCompare(other.sentAt));
}

/** The number of undecided requests. */
export async function countOpenRequests(): Promise<number> {
  const all: AnyRequest[] = [...(await requests.list()), ...(await claims.list())];
  return all.filter(isUndecided).length;
}

/** The request that a decision page's slug refers to: the newest undecided one, otherwise the newest. */
async function findRequestBySlug(slug: string, route: DecisionRoute): Promise<AnyRequest | undefined> {
  const all: AnyRequest[] = [...(await requests.list()), ...(await claims.list())];
  const here = all.filter((one) => firstDecisionPage(one).slug === slug && listDecisionRoutes(one).includes(route));
  return here.find(isUndecided) ?? here[0];
}

/** `POST api/admin/decision-link` */
export async function issueLink(
  admin: StoredAccount,
  { slug, route, inApp }: { slug: string; route: DecisionRoute; inApp: boolean },
): Promise<{ sentTo: string; expiresAt: string; href: string | null }> {
  const found = await findRequestBySlug(slug, route);
  if (!found) throw new ProblemError('not-found');
  if (!isUndecided(found)) throw new ProblemError('already-decided', { decision: found.decision });
  await consumeQuota(reissueLimit, found.id);
  const opened = await openFacility({ slug: found.facilitySlug });
  const token = await createToken();
  return inTransaction(decisionStores, async () => {
    const request = await findRequestBySlug(slug, route);
    if (!request || !isUndecided(request)) throw new ProblemError('already-decided', { decision: request?.decision });
    const { facility } = await getFacility(opened);
    const { expiresAt } = await saveLink(token, request, facility, admin.id);
    const href = decisionPath(route, slug, token.token);
    await recordAudit({ account: admin, role: 'admin' }, 'decision-link.reissued', {
      facilityId: facility.id,
      requestId: request.id,
    });
    if (!inApp) {
      const what = isClaim(request) ? 'claim' : request.kind;
      await notify(admin, 'link', { facility: facility.name, what }, href);
    }
    return { sentTo: admin.email, expiresAt, href: inApp ? href : null };
  });
}
