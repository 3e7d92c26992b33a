import type { AdminRequest } from '#modules/contributing/api';
import { decisionPath } from '#modules/contributing/decisionPaths';
import type { DecisionRoute } from '#modules/contributing/schemas';

import { instant } from '#mocks/accounts/store';
import { ProblemResponse } from '#mocks/core/problem';
import { takeTry } from '#mocks/core/quotas';
import type { Limit } from '#mocks/core/quotas';
import type { StoredAccount } from '#mocks/accounts/seed';
import { inTransaction } from '#mocks/core/transaction';

import { decisionStores } from './decisionService';
import { openFacility, readFacility, refOf } from './facilityAccess';
import { firstPage, keepLink, makeToken } from './decisionLinks';
import { askedBy, isUndecided, routesOf } from './decisionLinkChecks';
import { claims, requests } from './store';
import type { StoredClaim, StoredRequest } from './store';
import { day } from './errors';
import { tell } from './notify';
import { note } from './auditTrail';
import { accountOfId } from './verificationService';

type AnyRequest = StoredRequest | StoredClaim;
const reissue: Limit = { name: 'decision-link', most: 5, within: 3_600_000 };

const isClaim = (request: AnyRequest): request is StoredClaim => 'claimantId' in request;
const sentAt = (request: AnyRequest) => request.submittedAt ?? '';

async function rowOf(request: AnyRequest, admin: StoredAccount): Promise<AdminRequest> {
  const { facility } = await readFacility(await openFacility({ id: request.facilityId }));
  const who = await accountOfId(askedBy(request));
  const submittedAt = request.submittedAt ?? instant();
  const open = isUndecided(request);
  return {
    id: request.id,
    purpose: isClaim(request) ? 'claim' : 'verification',
    kind: isClaim(request) ? 'claim' : request.kind,
    slug: firstPage(request).slug,
    facility: refOf(facility),
    requester: who?.name ?? '',
    state: request.state,
    open,
    own: askedBy(request) === admin.id,
    submittedAt,
    dueAt: open ? new Date(Date.parse(submittedAt) + 30 * day).toISOString() : null,
    routes: routesOf(request),
    decision: request.decision,
  };
}

/** What waits, oldest first, or what was decided, newest first. */
export async function adminRequests(
  admin: StoredAccount,
  { state = 'open', kind }: { state?: 'open' | 'decided' | undefined; kind?: AdminRequest['purpose'] | undefined },
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
  return Promise.all(wanted.map((request) => rowOf(request, admin)));
}

/** The request that a decision page's address names: the newest that waits, else the newest. */
async function named(slug: string, route: DecisionRoute): Promise<AnyRequest | undefined> {
  const all: AnyRequest[] = [...(await requests.list()), ...(await claims.list())];
  const here = all.filter((one) => firstPage(one).slug === slug && routesOf(one).includes(route));
  return here.find(isUndecided) ?? here[0];
}

/** `POST api/admin/decision-link` */
export async function issueLink(
  admin: StoredAccount,
  { slug, route, inApp }: { slug: string; route: DecisionRoute; inApp: boolean },
): Promise<{ sentTo: string; expiresAt: string; href: string | null }> {
  const found = await named(slug, route);
  if (!found) throw new ProblemResponse('not-found');
  if (!isUndecided(found)) throw new ProblemResponse('already-decided', { decision: found.decision });
  await takeTry(reissue, found.id);
  const opened = await openFacility({ id: found.facilityId });
  const token = await makeToken();
  return inTransaction(decisionStores, async () => {
    const request = await named(slug, route);
    if (!request || !isUndecided(request))
      throw new ProblemResponse('already-decided', { decision: request?.decision });
    const { facility } = await readFacility(opened);
    const { expiresAt } = await keepLink(token, request, facility, admin.id);
    const href = decisionPath(route, slug, token.token);
    await note({ account: admin, role: 'admin' }, 'decision-link.reissued', {
      facilityId: facility.id,
      requestId: request.id,
    });
    if (!inApp) {
      const what = isClaim(request) ? 'claim' : request.kind;
      await tell(admin, 'link', { facility: facility.name, what }, href);
    }
    return { sentTo: admin.email, expiresAt, href: inApp ? href : null };
  });
}
