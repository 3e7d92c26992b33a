import type { Language } from '#lib/i18n/languages';
import type { Preview } from '#modules/contributing/api';
import { differences, factsOf } from '#modules/contributing/facts';

import type { StoredAccount } from '#mocks/accounts/seed';
import { askSearch } from '#mocks/directory/searchClient';
import { taxonomy } from '#mocks/directory/taxonomy';

import { ownDetailsOf } from './ownerDetails';
import { ownerOf } from './facilityAccess';
import { asKnown, confidentialFactsOf, unpublishedFacts } from './confidentialFacility';
import type { KnownPlace } from './confidentialFacility';
import { askedBy, checkLink, hashOf, isUndecided, openLinked, routesOf } from './decisionLinkChecks';
import type { Asked, Checked } from './decisionLinkChecks';
import { proposedDetails, proposedOwn } from './proposals';
import { audit, claims, evidence, requests } from './store';
import type { StoredClaim } from './store';
import { lineFor } from './auditTrail';
import { accountOfId, isCheck } from './verificationService';

const mostLines = 50;
const doubtfulM = 100;

type Check = Preview['checks'][number];

const check = (name: Check['check'], count: number, isFine = count === 0): Check => ({
  check: name,
  result: isFine ? 'fine' : 'look',
  count,
});

const hostOf = (address: string | undefined) =>
  /@(.+)$/.exec(address ?? '')?.[1] ?? /^https?:\/\/(?:www\.)?([^/]+)/.exec(address ?? '')?.[1];

async function neighbours({ facility, own }: KnownPlace, language: Language): Promise<number> {
  const { id, primaryCategoryId, geo, locationVisibility } = asKnown({ facility, own });
  // Who decides knows where it is.
  const found = { id, primaryCategoryId, geo, locationVisibility: own.geo ? 'exact' : locationVisibility } as const;
  const near = await askSearch('answerNearby', { found, limit: 6, openOnly: false, language });
  return near.filter(({ distanceM }) => distanceM !== undefined && distanceM <= doubtfulM).length;
}

/** How earlier requests of somebody were decided. */
async function historyOf(accountId: string): Promise<{ approved: number; rejected: number }> {
  const mine = [...(await requests.list()), ...(await claims.list())].filter((one) => askedBy(one) === accountId);
  const decided = (outcome: string) => mine.filter(({ decision }) => decision?.outcome === outcome).length;
  return { approved: decided('approved'), rejected: decided('rejected') };
}

async function checksOf(
  { request, facility }: Checked,
  known: KnownPlace,
  rejected: number,
  language: Language,
): Promise<Check[]> {
  const { accuracyM } = asKnown(known).geo;
  const open = [...(await requests.list()).filter(isCheck), ...(await claims.list())].filter(
    (one) => one.facilityId === facility.id && one.id !== request.id && isUndecided(one),
  );
  const isClaim = 'claimantId' in request;
  const host = hostOf(isClaim ? request.workEmail : facility.email);
  return [
    check('duplicates', await neighbours(known, language)),
    check('pin', accuracyM, accuracyM <= doubtfulM),
    check('phone', facility.phones.length, facility.phones.length > 0),
    check('domain', 0, host !== undefined && host === (hostOf(facility.website) ?? hostOf(facility.email))),
    check('open-requests', open.length),
    ...(isClaim && request.contested ? [check('owner-response', request.ownerAgreed ? 0 : 1)] : []),
    check('history', rejected),
  ];
}

const proofOf = ({ code, evidenceIds }: StoredClaim): Preview['proof'] =>
  code?.verifiedAt ? code.method : evidenceIds.length > 0 ? 'documents' : 'none';

/** `GET api/admin/decision`: nothing is written, however often and by whatever it is called. */
export async function preview(admin: StoredAccount, asked: Asked, language: Language): Promise<Preview> {
  const hash = await hashOf(asked.token);
  const checked = await checkLink(asked, hash, await openLinked(hash), admin.id);
  const { request, facility, stored, link } = checked;
  const { categories } = await taxonomy(language);
  const category = (id: string) => categories.find((one) => one.id === id)?.name ?? id;
  const isClaim = 'claimantId' in request;
  const who = await accountOfId(askedBy(request));
  const history = await historyOf(askedBy(request));
  const owner = (await ownerOf(facility.id))?.name ?? '';
  const isNew = !isClaim && request.kind === 'new-facility';
  const details = isClaim ? undefined : proposedDetails(request, facility, stored);
  const own = await ownDetailsOf(facility.id, stored);
  const getsOwner = isClaim || asked.route === 'approve-claim';
  const next: KnownPlace = {
    facility: { ...facility, ...details },
    own: (isClaim ? undefined : proposedOwn(request, facility, stored, own)) ?? own,
  };
  const isHidden = [facility, next.facility].some(({ locationVisibility }) => locationVisibility !== 'exact');
  const factsWith = (place: KnownPlace, managedBy: string) => ({
    ...factsOf(asKnown(place), { category, owner: managedBy }),
    ...confidentialFactsOf(place, isHidden),
  });
  const after = factsWith(next, getsOwner ? (who?.name ?? '') : owner);
  const diff = differences(isNew ? null : factsWith({ facility, own }, owner), after);
  const files = await evidence.list();
  const lines = (await audit.list()).filter(({ facilityId }) => facilityId === facility.id);
  return {
    purpose: link.purpose,
    requestId: request.id,
    requester: { name: who?.name ?? '', email: who?.email ?? '', ...history },
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
    proof: isClaim ? proofOf(request) : request.evidenceIds.length > 0 ? 'documents' : 'none',
    evidence: request.evidenceIds.flatMap((id) => {
      const file = files.find((one) => one.id === id);
      return file ? [{ id, kind: file.kind, fileName: file.fileName, mime: file.mime, size: file.size }] : [];
    }),
    facility: {
      id: facility.id,
      slug: facility.slug,
      name: facility.name,
      code: facility.code,
      address: asKnown({ facility, own }).address,
      publicationStatus: facility.publicationStatus,
    },
    diff,
    unchanged: Object.entries(after).flatMap(([path, value]) =>
      value === '' || diff.some((one) => one.path === path) ? [] : [{ path, value }],
    ),
    unpublished: unpublishedFacts(next.facility).filter((path) => after[path as keyof typeof after] !== ''),
    checks: await checksOf(checked, next, history.rejected, language),
    audit: lines.slice(-mostLines).map(lineFor(admin)),
    facilityRevision: facility.revision,
    expiresAt: link.expiresAt,
    alternatives: routesOf(request).filter((route) => route !== asked.route),
    reasonRequired: isClaim && request.state === 'contested-ready',
  };
}
