import type { DataLanguage } from '#mocks/core/localized';
import type { Preview } from '#modules/contributing/api';
import { differences, factsOf } from '#modules/contributing/facts';

import type { StoredAccount } from '#mocks/accounts/store';
import { callSearch } from '#mocks/directory/searchClient';
import { taxonomy } from '#mocks/directory/taxonomy';

import { getOwnerDetails } from './ownerDetails';
import { findOwner } from './facilityAccess';
import { withConfidentialFacts, getConfidentialFacts, unpublishedFacts } from './confidentialFacility';
import type { ConfidentialFacility } from './confidentialFacility';
import {
  getRequesterId,
  checkLink,
  hashToken,
  isUndecided,
  openLinkedFacility,
  listDecisionRoutes,
} from './decisionLinkChecks';
import type { LinkRequest, CheckedLink } from './decisionLinkChecks';
import { proposedDetails, proposedOwn } from './proposals';
import { audit, claims, evidence, requests } from './store';
import type { StoredClaim } from './store';
import { auditLineFor } from './auditTrail';
import { findAccount, isVerification } from './verificationService';

const maxLines = 50;
const closeNeighbourM = 100;

type Check = Preview['checks'][number];

const check = (name: Check['check'], count: number, isFine = count === 0): Check => ({
  check: name,
  result: isFine ? 'fine' : 'look',
  count,
});

const hostOf = (address: string | undefined) =>
  /@(.+)$/.exec(address ?? '')?.[1] ?? /^https?:\/\/(?:www\.)?([^/]+)/.exec(address ?? '')?.[1];

async function countNeighbours({ facility, own }: ConfidentialFacility, language: DataLanguage): Promise<number> {
  const { id, primaryCategoryId, geo, locationVisibility } = withConfidentialFacts({ facility, own });
  // The administrator knows the real location.
  const found = { id, primaryCategoryId, geo, locationVisibility: own.geo ? 'exact' : locationVisibility } as const;
  const near = await callSearch('searchNearby', { found, limit: 6, openOnly: false, language });
  return near.filter(({ distanceM }) => distanceM !== undefined && distanceM <= closeNeighbourM).length;
}

/** How an account's earlier requests were decided. */
async function countDecisions(accountId: string): Promise<{ approved: number; rejected: number }> {
  const mine = [...(await requests.list()), ...(await claims.list())].filter(
    (one) => getRequesterId(one) === accountId,
  );
  const decided = (outcome: string) => mine.filter(({ decision }) => decision?.outcome === outcome).length;
  return { approved: decided('approved'), rejected: decided('rejected') };
}

async function previewChecks(
  { request, facility }: CheckedLink,
  known: ConfidentialFacility,
  rejected: number,
  language: DataLanguage,
): Promise<Check[]> {
  const { accuracyM } = withConfidentialFacts(known).geo;
  const open = [...(await requests.list()).filter(isVerification), ...(await claims.list())].filter(
    (one) => one.facilityId === facility.id && one.id !== request.id && isUndecided(one),
  );
  const isClaim = 'claimantId' in request;
  const host = hostOf(isClaim ? request.workEmail : facility.email);
  const otherHost = hostOf(facility.website) ?? (isClaim ? hostOf(facility.email) : undefined);
  return [
    check('duplicates', await countNeighbours(known, language)),
    check('pin', accuracyM, accuracyM <= closeNeighbourM),
    check('phone', facility.phones.length, facility.phones.length > 0),
    // Nothing to compare with unless both are known.
    ...(host !== undefined && otherHost !== undefined ? [check('domain', 0, host === otherHost)] : []),
    check('open-requests', open.length),
    ...(isClaim && request.contested ? [check('owner-response', request.ownerAgreed ? 0 : 1)] : []),
    check('history', rejected),
  ];
}

const getProof = ({ code, evidenceIds }: StoredClaim): Preview['proof'] =>
  code?.verifiedAt ? code.method : evidenceIds.length > 0 ? 'documents' : 'none';

/** `GET api/admin/decision`: writes nothing, however often it is called. */
export async function toPreview(admin: StoredAccount, input: LinkRequest, language: DataLanguage): Promise<Preview> {
  const hash = await hashToken(input.token);
  const checked = await checkLink(input, hash, await openLinkedFacility(hash), admin.id);
  const { request, facility, stored, link } = checked;
  const { categories } = await taxonomy(language);
  const category = (id: string) => categories.find((one) => one.id === id)?.name ?? id;
  const isClaim = 'claimantId' in request;
  const requester = await findAccount(getRequesterId(request));
  const history = await countDecisions(getRequesterId(request));
  const owner = (await findOwner(facility.id))?.name ?? '';
  const isNew = !isClaim && request.kind === 'new-facility';
  const details = isClaim ? undefined : proposedDetails(request, facility, stored);
  const own = await getOwnerDetails(facility.id, stored);
  const getsOwner = isClaim || input.route === 'approve-claim';
  const next: ConfidentialFacility = {
    facility: { ...facility, ...details },
    own: (isClaim ? undefined : proposedOwn(request, facility, stored, own)) ?? own,
  };
  const isHidden = [facility, next.facility].some(({ locationVisibility }) => locationVisibility !== 'exact');
  const factsWith = (confidential: ConfidentialFacility, managedBy: string) => ({
    ...factsOf(withConfidentialFacts(confidential), { category, owner: managedBy }),
    ...getConfidentialFacts(confidential, isHidden),
  });
  const after = factsWith(next, getsOwner ? (requester?.name ?? '') : owner);
  const diff = differences(isNew ? null : factsWith({ facility, own }, owner), after);
  const shown = withConfidentialFacts(next);
  const [photo] = shown.photos;
  const files = await evidence.list();
  const lines = (await audit.list()).filter(({ facilityId }) => facilityId === facility.id);
  return {
    purpose: link.purpose,
    requestId: request.id,
    requester: { name: requester?.name ?? '', email: requester?.email ?? '', ...history },
    submittedAt: isClaim ? (request.submittedAt ?? request.startedAt) : request.submittedAt,
    verification: isClaim
      ? null
      : {
          id: request.id,
          kind: request.kind,
          state: request.state,
          method: request.method,
          checkedAt: request.checkedAt,
          checklist: request.checklist,
          corrections: request.corrections,
          note: request.note,
          submittedAt: request.submittedAt,
          decidedAt: request.decidedAt,
        },
    claim: isClaim
      ? {
          slug: request.slug,
          state: request.state,
          role: request.role,
          relationNote: request.relationNote,
          workEmail: request.workEmail,
          contested: request.contested,
          ownerResponse: request.ownerResponse,
          ownerDeadline: request.ownerDeadline,
        }
      : null,
    proof: isClaim ? getProof(request) : request.evidenceIds.length > 0 ? 'documents' : 'none',
    evidence: request.evidenceIds.flatMap((id) => {
      const file = files.find((one) => one.id === id);
      return file ? [{ id, kind: file.kind, fileName: file.fileName, mime: file.mime, size: file.size }] : [];
    }),
    facility: {
      id: facility.id,
      slug: facility.slug,
      name: facility.name,
      code: facility.code,
      address: withConfidentialFacts({ facility, own }).address,
      publicationStatus: facility.publicationStatus,
      geo: { lat: shown.geo.lat, lon: shown.geo.lon },
      photo: photo ? { url: photo.url, alt: photo.alt } : null,
    },
    diff,
    unchanged: Object.entries(after).flatMap(([path, value]) =>
      value === '' || diff.some((one) => one.path === path) ? [] : [{ path, value }],
    ),
    unpublished: unpublishedFacts(next.facility).filter((path) => after[path as keyof typeof after] !== ''),
    checks: await previewChecks(checked, next, history.rejected, language),
    audit: lines.slice(-maxLines).map(auditLineFor(admin)),
    facilityRevision: facility.revision,
    expiresAt: link.expiresAt,
    alternatives: listDecisionRoutes(request).filter((route) => route !== input.route),
    reasonRequired: isClaim && request.state === 'contested-ready',
  };
}
