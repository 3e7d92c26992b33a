import { dayMs } from '#lib/time/duration';
import { setClock } from '#lib/time/clock';
import { request } from '#lib/http/request';
import { audit, claims, evidence, links, requests } from '#mocks/contributing/store';
import { facilityChanges } from '#mocks/directory/store';
import { facilityId } from '#mocks/directory/seed/random';
import type { DemoName } from '#mocks/accounts/seed';
import { listOutbox } from '#modules/account/api';
import {
  addEvidence,
  decide,
  patchClaim,
  previewDecision,
  requestVerification,
  startClaim,
} from '#modules/contributing/api';
import type { VerificationForm } from '#modules/contributing/forms';
import type { Claim, DecisionRoute, VerificationRequest } from '#modules/contributing/schemas';

import { startTime } from './serveBackend';
import { signInAndStoreToken } from './signInAs';

/** Facilities of the sample data: one without an owner, unverified, and one of Owen's. */
export const sample = {
  free: { id: facilityId(8), slug: 'dr-celik-family-practice' },
  owned: { id: facilityId(1), slug: 'saltmarket-clinic' },
} as const;

/** A verification form in which everything is correct. */
export function form(part: Partial<VerificationForm> = {}): VerificationForm {
  const confirmed = 'confirmed' as const;
  return {
    facilityId: sample.free.id,
    method: 'visit',
    checkedAt: '2026-03-14',
    checklist: {
      exists: confirmed,
      name: confirmed,
      address: confirmed,
      phone: confirmed,
      hours: confirmed,
      category: confirmed,
    },
    corrections: {},
    note: 'I was there on Saturday.',
    evidenceIds: [],
    ...part,
  };
}

/** Requests a verification as a demo account. */
export async function requestedBy(name: DemoName, part: Partial<VerificationForm> = {}): Promise<VerificationRequest> {
  await signInAndStoreToken(name);
  return request(requestVerification, { body: { verification: form(part) } });
}

/** A PDF of a few bytes. */
export const pdf = {
  kind: 'licence',
  file: new File(['%PDF-1.7 licence'], 'licence.pdf', { type: 'application/pdf' }),
} as const;

/** Claims a facility with a document as a demo account, and submits the claim. */
export async function claimedBy(name: DemoName, facility: string = sample.free.id): Promise<Claim> {
  await signInAndStoreToken(name);
  const claim = await request(startClaim, {
    body: {
      claim: {
        facilityId: facility,
        role: 'owner',
        relationNote: 'I have run this practice for eleven years.',
        workEmail: `${name}@practice.example`,
      },
    },
  });
  const file = await request(addEvidence, { body: pdf });
  return request(patchClaim, {
    body: { id: claim.id, claim: { evidenceIds: [file.id] }, submit: true, declared: true },
  });
}

/** The parts of the newest decision link that was mailed to an address. */
export async function mailedLink(to: string): Promise<{ slug: string; route: DecisionRoute; token: string }> {
  for (const mail of await request(listOutbox, {})) {
    const href = mail.to === to ? mail.links[0]?.href : undefined;
    const [, path = '', token] = /^\/admin\/facilities\/(.+)\?token=([\w-]{43})$/.exec(href ?? '') ?? [];
    if (token === undefined) continue;
    const parts = path.split('/');
    const [isClaim, slug = '', page = ''] =
      parts[0] === 'claims' ? [true, parts[1], parts[2]] : [false, parts[0], parts[1]];
    return { slug, route: (isClaim ? `claim-${page}` : page) as DecisionRoute, token };
  }
  throw new Error(`No decision link was mailed to ${to}.`);
}

let keys = 0;

/** Opens a decision link and decides. */
export async function decideBy(
  link: { slug: string; route: DecisionRoute; token: string },
  part: Partial<Parameters<typeof request<typeof decide>>[1]['body']['decision']> = {},
  key = `key-of-test-${(keys += 1)}`,
) {
  const { facilityRevision } = await request(previewDecision, { query: link });
  const isApproval = !link.route.endsWith('reject');
  const fields = isApproval
    ? { evidenceChecked: true }
    : { reasonCode: 'insufficient-evidence' as const, message: 'The licence could not be read at all.' };
  return request(decide, { body: { decision: { ...link, facilityRevision, ...fields, ...part }, key } });
}

/** All stored records about requests, to verify that a rejected call stored nothing. */
export async function storedRecords(): Promise<string> {
  const all = [requests, claims, evidence, links, audit, facilityChanges].map((one) => one.list());
  return JSON.stringify(await Promise.all<unknown>(all));
}

/** Sets the clock to this many days after the start, and signs in again if a name is given. */
export async function setElapsedDays(days: number, name?: DemoName): Promise<void> {
  setClock(new Date(startTime.getTime() + days * dayMs));
  if (name) await signInAndStoreToken(name);
}
