import { accounts } from '#mocks/accounts/store';
import { bumpChangesVersion } from '#mocks/directory/changesVersion';
import { hiddenPlace, sampleSubmission } from './facilityDrafts';
import { demoAccount } from '#mocks/accounts/seed';
import type { DemoName } from '#mocks/accounts/seed';
import type { StoredAccount } from '#mocks/accounts/store';
import { facilityId } from '#mocks/directory/seed/random';
import { digest } from '#mocks/core/hashing';
import { submit } from '#mocks/facility-create/submissions';
import type { VerificationForm } from '#modules/contributing/forms';
import type { Claim, VerificationRequest } from '#modules/contributing/schemas';

import * as claim from '#mocks/contributing/claimService';
import { decide } from '#mocks/contributing/decisionService';
import { saveEvidence } from '#mocks/contributing/evidenceService';
import { changeFacility, openFacility, getFacility } from '#mocks/contributing/facilityAccess';
import { saveLink } from '#mocks/contributing/decisionLinks';
import { onePixelPng } from '#mocks/contributing/seed';
import { claims, links, requests } from '#mocks/contributing/store';
import { submitVerification } from '#mocks/contributing/verificationService';

// Requests for stories and tests, created by the same use cases as in the app.

/** The token of sample links: 43 characters, like a mailed one. */
export const sampleToken = 's'.repeat(43);

/** The facilities of the samples. */
export const sampleFacilities = {
  /** Without an owner, never verified. */
  free: { id: facilityId(8), slug: 'dr-celik-family-practice', name: 'Dr. Çelik Family Practice' },
  /** Owned by Owen. */
  owned: { id: facilityId(1), slug: 'saltmarket-clinic', name: 'Saltmarket Clinic' },
} as const;

async function getDemoAccount(name: DemoName): Promise<StoredAccount> {
  return accounts.get(demoAccount(name).id);
}

async function document(user: StoredAccount): Promise<string> {
  const { id } = await saveEvidence(user, {
    kind: 'licence',
    file: new File([onePixelPng], 'licence.png', { type: 'image/png' }),
  });
  return id;
}

/** Stores a link with the sample token for a request. */
async function link(id: string, facility: string): Promise<void> {
  const request = [...(await requests.list()), ...(await claims.list())].find((one) => one.id === id);
  const opened = await openFacility({ id: facility });
  const found = await getFacility(opened);
  if (!request) return;
  const token = { token: sampleToken, hash: await digest(sampleToken) };
  await saveLink(token, request, found.facility, demoAccount('ada').id);
}

const confirmedChecklist: VerificationForm['checklist'] = {
  exists: 'confirmed',
  name: 'wrong',
  address: 'confirmed',
  phone: 'wrong',
  hours: 'not-checked',
  category: 'confirmed',
};

/** Requests a verification of the unowned facility, with two corrections and a document. */
export async function sampleVerification(user: DemoName = 'mira'): Promise<VerificationRequest> {
  const account = await getDemoAccount(user);
  const request = await submitVerification(account, {
    facilityId: sampleFacilities.free.id,
    method: 'visit',
    checkedAt: '2026-03-14',
    checklist: confirmedChecklist,
    corrections: { name: 'Çelik Family Practice', phone: '+99920555014' },
    note: 'I was there on Saturday. The sign at the door has a shorter name.',
    evidenceIds: [await document(account)],
  });
  await link(request.id, sampleFacilities.free.id);
  return request;
}

/** Claims a facility with a document; contested if the facility has an owner. */
export async function sampleClaim({
  by: name = 'cleo',
  facility = sampleFacilities.free.id,
}: { by?: DemoName; facility?: string } = {}): Promise<Claim> {
  const account = await getDemoAccount(name);
  const { id, slug } = await claim.createClaim(account, {
    facilityId: facility,
    role: 'manager',
    relationNote: 'I have run the front desk for six years and was made manager in January.',
    workEmail: `${name}@practice.example`,
  });
  // A slug that stories can know in advance.
  await claims.update(id, { slug: slug.replace(/-c\w{5}$/, '-csmple') });
  const sent = { submit: true, declared: true };
  const made = await claim.changeClaim(account, id, { evidenceIds: [await document(account)] }, sent);
  await link(id, facility);
  return made;
}

/** Submits a new facility, optionally with a hidden location; it awaits a decision. */
export async function sampleAdded({ by: name = 'mira', hidden = false }: { by?: DemoName; hidden?: boolean } = {}) {
  const { id, slug } = await submit(sampleSubmission(hidden ? hiddenPlace : {}), (await getDemoAccount(name)).id);
  const request = (await requests.list()).find((one) => one.facilityId === id);
  if (request) await link(request.id, id);
  return { id, slug };
}

/** Decides a facility's open request as Alan, with a link of his. */
export async function sampleDecision({
  facility: id,
  route,
  message,
}: {
  facility: string;
  route: 'approve-verify' | 'reject';
  message: string;
}): Promise<void> {
  const request = (await requests.list()).find((one) => one.facilityId === id && one.state === 'open');
  if (!request) return;
  await link(request.id, id);
  const { facility } = await getFacility(await openFacility({ id }));
  const approves = route === 'approve-verify';
  await decide(
    await getDemoAccount('alan'),
    {
      slug: facility.slug,
      route,
      token: sampleToken,
      facilityRevision: facility.revision,
      message,
      ...(approves ? { evidenceChecked: true } : { reasonCode: 'wrong-details' as const }),
    },
    `decided-${request.id}`,
  );
}

/** Submits a new facility, which Alan rejects. */
export async function sampleRejected(): Promise<void> {
  const { id } = await sampleAdded();
  await sampleDecision({
    facility: id,
    route: 'reject',
    message: 'The number at the door is another one. Please look again.',
  });
}

/** What may happen to the sample link after it was mailed. */
export const sampleLink = {
  expires: (at = '2026-03-15T10:00:00.000Z') => links.updateAll((one) => ({ ...one, expiresAt: at })),
  isRevoked: () => links.updateAll((one) => ({ ...one, revokedAt: '2026-03-15T10:00:00.000Z' })),
  isUsed: () => links.updateAll((one) => ({ ...one, usedAt: '2026-03-16T09:00:00.000Z' })),
  /** Alan has rejected its request. */
  async isDecided(): Promise<void> {
    const [sample] = (await links.list()).slice(-1);
    if (!sample) return;
    await decide(
      await getDemoAccount('alan'),
      {
        slug: sampleFacilities.free.slug,
        route: 'reject',
        token: sampleToken,
        facilityRevision: sample.facilityRevision,
        reasonCode: 'insufficient-evidence',
        message: 'The picture cannot be read. Please send a sharper one.',
      },
      'decided-before',
    );
  },
  /** The facility's phone number has changed. */
  async isStale(): Promise<void> {
    const opened = await openFacility({ id: sampleFacilities.free.id });
    await changeFacility(opened, { details: { phones: [{ number: '+99920555777', type: 'voice' }] } });
    bumpChangesVersion();
  },
};
