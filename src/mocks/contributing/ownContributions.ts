import type { StoredAccount } from '#mocks/accounts/store';
import { drafts } from '#mocks/facility-create/drafts';
import { photos } from '#mocks/facility-create/photos';

import { withdrawClaim } from './claimService';
import { claims, evidence, requests } from './store';
import { withdrawRequest } from './verificationService';

const endedClaimStates = ['approved', 'rejected', 'withdrawn', 'expired', 'ended'];

/** What a person has contributed, for the export of their account: without files, and without codes. */
export async function listContributions(user: Pick<StoredAccount, 'id'>) {
  const own = <Row>(rows: readonly Row[], ownerOf: (row: Row) => string) =>
    rows.filter((row) => ownerOf(row) === user.id);
  return {
    claims: own(await claims.list(), (claim) => claim.claimantId).map(({ code: _code, ...claim }) => claim),
    requests: own(await requests.list(), (request) => request.requesterId),
    drafts: own(await drafts.list(), (draft) => draft.userId),
    documents: own(await evidence.list(), (one) => one.ownerId).map(({ bytes: _bytes, ...document }) => document),
    photos: own(await photos.list(), (photo) => photo.userId).map(({ bytes: _bytes, ...photo }) => photo),
  };
}

/**
 * Withdraws what a person has not yet got a decision on, and deletes their drafts, documents, and the photos that no
 * facility shows. Decisions and the audit trail stay.
 */
export async function removeContributionsOf(user: StoredAccount): Promise<void> {
  for (const { id, claimantId, state } of await claims.list())
    if (claimantId === user.id && !endedClaimStates.includes(state)) await withdrawClaim(user, id);
  for (const { id, requesterId, state } of await requests.list())
    if (requesterId === user.id && state === 'open') await withdrawRequest(user, id);
  for (const draft of await drafts.list()) if (draft.userId === user.id) await drafts.remove(draft.id);
  for (const one of await evidence.list()) if (one.ownerId === user.id) await evidence.remove(one.id);
  for (const photo of await photos.list())
    if (photo.userId === user.id && photo.facilityId === undefined) await photos.remove(photo.id);
}
