import { dayMs } from '#lib/time/duration';
import type { StoredAudit, StoredClaim, StoredEvidence, StoredRequest } from './store';
import type { StoredFacility } from '#mocks/directory/store';
import type { Decision } from '#modules/contributing/schemas';

import { demoAccount } from '#mocks/accounts/seed';
import type { DemoName } from '#mocks/accounts/seed';
import { decodeBase64 } from '#lib/browser/base64';
import { isoInstant } from '#mocks/core/time';
import { fixtures } from '#mocks/directory/seed/fixtures';
import { facilityId } from '#mocks/directory/seed/random';

// The initial requests and claims. Each matches the state of a fixture, so that the directory needs no changes for
// them.

const at = (days: number) => isoInstant(days * dayMs);
const accountId = (name: DemoName) => demoAccount(name).id;
const fixtureSlug = (n: number) => fixtures[n - 1]?.slug ?? '';
const facilityFields = (n: number) => ({ facilityId: facilityId(n), facilitySlug: fixtureSlug(n) });

const anchorStreet = 12;
const newQuay = 23;
const sunnyCorner = 24;
const isikli = 7;
const kilnYard = 16;
const harbourPharmacy = 2;
const fishergate = 22;
const millLane = 3;
const hospital = 4;

/** A PNG of one pixel. */
export const onePixelPng = decodeBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

const all = 'confirmed' as const;
const checklist = { exists: all, name: all, address: all, phone: all, hours: all, category: all };

const decided = (by: DemoName, days: number, part: Partial<Decision>): Decision => ({
  outcome: 'approved',
  route: 'approve-verify',
  reasonCode: null,
  message: '',
  adminName: demoAccount(by).name,
  at: at(days),
  ...part,
});

type RequestPart = Pick<StoredRequest, 'kind' | 'note' | 'previous'> & Partial<StoredRequest>;

const request = (id: string, n: number, by: DemoName, days: number, part: RequestPart): StoredRequest => ({
  id: `ver_sample-${id}`,
  ...facilityFields(n),
  requesterId: accountId(by),
  submitterIsOwner: false,
  method: 'visit',
  checkedAt: at(days - 1).slice(0, 10),
  checklist,
  corrections: {},
  evidenceIds: [],
  state: 'open',
  submittedAt: at(days),
  decidedAt: part.decision?.at ?? null,
  decision: null,
  ...part,
});

// Owen's pending change and his reason.
const renamed = 'Mill Lane Dental Centre';
const renamedBecause = 'Two hygienists have joined us, and the sign at the door has the new name since Monday.';

/** Requests of each kind in several states, newest first. */
export function requests(): StoredRequest[] {
  return [
    request('change', millLane, 'owen', -1, { kind: 'change', previous: 'verified', note: renamedBecause }),
    request('reverify', anchorStreet, 'mira', -2, {
      kind: 'reverify',
      previous: 'due',
      checklist: { ...checklist, phone: 'wrong' },
      corrections: { phone: '+99920555120' },
      note: 'I collected my glasses there on Monday. The card at the desk has another number.',
      evidenceIds: ['evd_sample-card'],
    }),
    request('new', newQuay, 'cleo', -3, {
      kind: 'new-facility',
      previous: 'unverified',
      submitterIsOwner: true,
      note: 'Merkezi ocakta açtık; ruhsat belgesini istenirse gönderebilirim.',
    }),
    request('withdrawn', kilnYard, 'cleo', -6, {
      kind: 'verify',
      previous: 'unverified',
      state: 'withdrawn',
      method: 'website-match',
      note: 'Web sitesi şu anda açılmıyor, sonra yeniden bakacağım.',
      decidedAt: at(-5),
    }),
    request('rejected', sunnyCorner, 'mira', -14, {
      kind: 'new-facility',
      previous: 'unverified',
      state: 'rejected',
      note: 'A neighbour told me about it.',
      decision: decided('ada', -12, {
        outcome: 'rejected',
        route: 'reject',
        reasonCode: 'not-found',
        message: 'Nobody knows a clinic at this address. Please send a photo of the entrance.',
      }),
    }),
    request('approved', isikli, 'mira', -22, {
      kind: 'verify',
      previous: 'unverified',
      state: 'approved',
      method: 'phone-call',
      note: 'Telefonda sordum; saatler ve adres doğru.',
      decision: decided('alan', -20, { message: 'Teşekkürler, bilgiler doğrulandı.' }),
    }),
  ];
}

type ClaimPart = Pick<StoredClaim, 'role' | 'relationNote' | 'state' | 'evidenceIds'> & Partial<StoredClaim>;

const claim = (mark: string, n: number, by: DemoName, days: number, part: ClaimPart): StoredClaim => ({
  id: `clm_sample-${mark}`,
  slug: `${fixtureSlug(n)}-c${mark}`,
  ...facilityFields(n),
  claimantId: accountId(by),
  workEmail: `${by}@practice.example`,
  code: null,
  sends: [],
  lockedUntil: null,
  contested: false,
  ownerAgreed: false,
  ownerResponse: null,
  ownerDeadline: null,
  startedAt: at(days),
  submittedAt: at(days),
  decidedAt: part.decision?.at ?? null,
  decision: null,
  ...part,
});

/** Claims in several states, one of them contested, newest first. */
export function claims(): StoredClaim[] {
  return [
    claim('harbr', harbourPharmacy, 'cleo', -2, {
      role: 'owner',
      relationNote: 'Eczaneyi ocakta devraldım; devir sözleşmesi ektedir.',
      state: 'contested',
      evidenceIds: ['evd_sample-contract'],
      contested: true,
      ownerDeadline: at(5),
    }),
    claim('fishr', fishergate, 'mira', -4, {
      role: 'authorised',
      relationNote: 'I keep the appointment book, and the director asked me to keep this page too.',
      state: 'submitted',
      evidenceIds: ['evd_sample-letter'],
    }),
    claim('hospt', hospital, 'mira', -12, {
      role: 'manager',
      relationNote: 'I worked at the front desk of the hospital for two summers.',
      state: 'rejected',
      evidenceIds: ['evd_sample-badge'],
      decision: decided('ada', -10, {
        outcome: 'rejected',
        route: 'claim-reject',
        reasonCode: 'not-eligible',
        message: 'A badge of a summer job does not let anybody manage the page of the hospital.',
      }),
    }),
  ];
}

const file = (id: string, kind: StoredEvidence['kind'], fileName: string, by: DemoName): StoredEvidence => ({
  id: `evd_sample-${id}`,
  kind,
  fileName,
  mime: 'image/png',
  size: onePixelPng.length,
  ownerId: accountId(by),
  bytes: onePixelPng,
});

/** Their evidence, of every kind but bills. */
export function evidence(): StoredEvidence[] {
  return [
    file('card', 'photo', 'card-at-the-desk.png', 'mira'),
    file('contract', 'licence', 'devir-sozlesmesi.png', 'cleo'),
    file('letter', 'letter', 'letter-of-the-director.png', 'mira'),
    file('badge', 'badge', 'badge.png', 'mira'),
  ];
}

type AuditEntry = readonly [action: string, days: number, by: DemoName | 'system'];

const roleOf = (action: string, by: DemoName) =>
  demoAccount(by).role === 'admin' ? 'admin' : action.startsWith('change.') ? 'owner' : 'user';

const trail = (
  of: { id: string; facilityId: string; note?: string; decision: Decision | null },
  entries: readonly AuditEntry[],
): StoredAudit[] =>
  entries.map(([action, days, by], n) => ({
    id: `aud_sample-${of.id}-${n}`,
    at: at(days),
    action,
    actor:
      by === 'system' ? { role: 'system', display: '' } : { role: roleOf(action, by), display: demoAccount(by).name },
    changes: [],
    note: n === 0 ? (of.note ?? '') : (of.decision?.message ?? ''),
    facilityId: of.facilityId,
    requestId: of.id,
  }));

const auditEntries: Readonly<Record<string, readonly AuditEntry[]>> = {
  'ver_sample-change': [['change.proposed', -1, 'owen']],
  'ver_sample-reverify': [['verification.requested', -2, 'mira']],
  'ver_sample-new': [['facility.submitted', -3, 'cleo']],
  'ver_sample-withdrawn': [
    ['verification.requested', -6, 'cleo'],
    ['verification.withdrawn', -5, 'cleo'],
  ],
  'ver_sample-rejected': [
    ['facility.submitted', -14, 'mira'],
    ['facility.rejected', -12, 'ada'],
  ],
  'ver_sample-approved': [
    ['verification.requested', -22, 'mira'],
    ['verification.approved', -20, 'alan'],
  ],
  'clm_sample-harbr': [
    ['claim.started', -2, 'cleo'],
    ['claim.submitted', -2, 'cleo'],
    ['claim.contested', -2, 'system'],
  ],
  'clm_sample-fishr': [
    ['claim.started', -4, 'mira'],
    ['claim.submitted', -4, 'mira'],
  ],
  'clm_sample-hospt': [
    ['claim.started', -12, 'mira'],
    ['claim.submitted', -12, 'mira'],
    ['claim.rejected', -10, 'ada'],
  ],
};

/** Their audit events, oldest first. */
export function audit(): StoredAudit[] {
  return [...requests(), ...claims()]
    .flatMap((one) => trail(one, auditEntries[one.id] ?? []))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

const storedFacility = (n: number, part: Partial<StoredFacility>): StoredFacility => ({
  id: facilityId(n),
  slug: fixtureSlug(n),
  added: null,
  patch: {},
  createdBy: null,
  resubmissions: 0,
  pending: null,
  contactSince: {},
  ...part,
});

/** The stored changes behind them: creators of the two unpublished fixtures, and Owen's pending name. */
export function facilities(): StoredFacility[] {
  return [
    storedFacility(newQuay, { createdBy: accountId('cleo') }),
    storedFacility(sunnyCorner, { createdBy: accountId('mira') }),
    storedFacility(millLane, {
      pending: {
        requestId: 'ver_sample-change',
        values: { name: renamed },
        patch: { name: renamed },
        own: {},
        fields: [{ path: 'name', before: fixtures[millLane - 1]?.name ?? '', after: renamed }],
        reason: renamedBecause,
        submittedAt: at(-1),
        baseRevision: 1,
      },
    }),
  ];
}
