import { describe, expect, it } from 'vitest';

import type { Facility } from '#domain/facility';
import { request } from '#lib/http/request';
import { bumpChangesVersion } from './changesVersion';
import { confirmedGroups, withConfirmed } from '#mocks/contributing/confirmations';
import { openFacility, getFacility } from '#mocks/contributing/facilityAccess';
import { facilityChanges, newStoredFacility } from './store';
import { actOnListing, quickAction, undoDecision } from '#modules/contributing/api';
import { editableFacility, editFacility } from '#modules/facility-create/api';
import type { FacilityEdit } from '#modules/facility-create/editing';
import { history } from '#modules/facility/api';

import {
  requestedBy,
  claimedBy,
  decideBy,
  form,
  setElapsedDays,
  mailedLink,
  sample,
} from '#mocks/testing/contributingCalls';
import { newFacilityBy } from '#mocks/testing/newFacility';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { storeToken, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend();

const { owned, free } = sample;
const today = '2026-03-16T10:00:00.000Z';
const checkDay = '2026-03-14T12:00:00.000Z';

/** The confirmations as the facility's page shows them, by group. */
async function shown(id: string) {
  const { groups } = await request(history, { query: { id } });
  return Object.fromEntries(groups.map(({ group, ...confirmed }) => [group, confirmed]));
}

async function edit(part: FacilityEdit) {
  await signInAndStoreToken('owen');
  const { revision } = await request(editableFacility, { query: { slug: owned.slug } });
  await request(editFacility, { body: { id: owned.id, facility: part, revision, reason: '' } });
}

const quick = async (action: 'closed-today' | 'still-correct' | 'temporarily-closed') => {
  await signInAndStoreToken('owen');
  await request(quickAction, {
    body: { id: owned.id, action, ...(action === 'temporarily-closed' && { reason: 'Paint' }) },
  });
};

const decided = async (part: Parameters<typeof decideBy>[1] = {}) => {
  await signInAndStoreToken('ada');
  return decideBy(await mailedLink('ada@orvela.example'), part);
};

const byOwner = { confirmedAt: today, by: 'owner' };
const byVisitor = { confirmedAt: checkDay, by: 'visitor' };

describe('what an owner changes', () => {
  it.each<[string, FacilityEdit]>([
    ['hours', { hoursNote: 'Ring twice.' }],
    ['contact', { website: 'https://saltmarket.example/new' }],
    ['services', { services: [{ name: 'Blood test', note: '' }] }],
    ['access', { languages: ['en'] }],
    ['address', { entranceNote: 'The blue door.' }],
  ])('confirms the %s, and leaves the dates of the other groups alone', async (group, part) => {
    const before = await shown(owned.id);
    await edit(part);
    expect(await shown(owned.id)).toEqual({ ...before, [group]: byOwner });
  });

  it('confirms no group with a field that belongs to none', async () => {
    const before = await shown(owned.id);
    await edit({ shortDescription: 'Walk-in family clinic by the old harbour, with a garden.' });
    await quick('temporarily-closed');
    expect(await shown(owned.id)).toEqual(before);
  });

  it('confirms the hours by closing for today, and everything by saying that it is still correct', async () => {
    const before = await shown(owned.id);
    await quick('closed-today');
    expect(await shown(owned.id)).toEqual({ ...before, hours: byOwner });
    await quick('still-correct');
    expect(Object.values(await shown(owned.id))).toEqual(Array.from({ length: 6 }, () => byOwner));
  });

  it('confirms what is protected once it is approved, on the day that the owner said so', async () => {
    const before = await shown(owned.id);
    await edit({ name: 'Saltmarket House' });
    expect(await shown(owned.id)).toEqual(before);
    await setElapsedDays(2, 'ada');
    await decided();
    storeToken();
    const moved = await shown(owned.id);
    expect(moved['name']).toEqual(byOwner);
    expect(moved['address']?.by).toBe(before['address']?.by);
  });
});

describe('a check that is accepted', () => {
  it('confirms what it found right and what it put right, not what nobody looked at', async () => {
    const before = await shown(free.id);
    await requestedBy('mira', {
      checklist: { ...form().checklist, phone: 'wrong', hours: 'not-checked' },
      corrections: { phone: '+99920555014' },
    });
    expect(await shown(free.id)).toEqual(before);
    await decided();
    expect(await shown(free.id)).toEqual({ ...before, name: byVisitor, address: byVisitor, contact: byVisitor });
  });

  it('confirms nothing when it is rejected', async () => {
    const before = await shown(free.id);
    await requestedBy('mira');
    await signInAndStoreToken('ada');
    await decideBy({ ...(await mailedLink('ada@orvela.example')), route: 'reject' });
    expect(await shown(free.id)).toEqual(before);
  });

  it('is named after who looked', async () => {
    await requestedBy('alan', { method: 'phone-call' });
    await decided();
    expect((await shown(free.id))['hours']).toEqual({ confirmedAt: checkDay, by: 'administrator' });
  });

  it('takes its confirmations back when it is undone', async () => {
    const before = await shown(free.id);
    await requestedBy('mira');
    const { id } = await decided();
    expect((await shown(free.id))['hours']).toEqual(byVisitor);
    await request(undoDecision, { query: { id } });
    expect(await shown(free.id)).toEqual(before);
  });

  it('counts no more when the verification is taken away', async () => {
    const before = await shown(free.id);
    await requestedBy('mira');
    await decided();
    const reason = 'Two neighbours say that the house is empty.';
    const listing = { slug: free.slug, action: 'revoke-verification', reason } as const;
    await request(actOnListing, { body: { listing, confirmed: true } });
    expect(await shown(free.id)).toEqual(before);
  });

  it('needs both answers about name and type, and one of them put right', () => {
    const found = (part: Partial<Parameters<typeof confirmedGroups>[0]['checklist']>, corrections = {}) =>
      confirmedGroups({ checklist: { ...form().checklist, ...part }, corrections });
    expect(found({})).toEqual(['name', 'address', 'contact', 'hours']);
    expect(found({ category: 'not-checked' })).not.toContain('name');
    expect(found({ name: 'wrong', category: 'not-checked' }, { name: 'Other' })).toContain('name');
    expect(found({ exists: 'not-checked', hours: 'wrong' })).toEqual(['name', 'address', 'contact']);
  });

  it('does not take the place of a later word, unless the fields are others now', async () => {
    const { base } = await getFacility(await openFacility({ id: free.id }));
    const hours = { confirmedAt: today, by: 'owner' } as const;
    const stored = { ...newStoredFacility(base, ''), added: null, fieldMeta: { hours, contact: hours } };
    const older = { confirmedAt: checkDay, by: 'visitor' } as const;
    const confirmed = { hours: older, contact: older };
    expect(withConfirmed(base, stored, { confirmed, changed: ['phones'] })).toEqual({ hours, contact: older });
  });
});

it('takes a claim that is approved for no word about the details', async () => {
  const before = await shown(free.id);
  await claimedBy('cleo');
  await decided();
  expect(await shown(free.id)).toEqual(before);
});

describe('a facility that somebody added', () => {
  it.each([
    [false, 'visitor'],
    [true, 'owner'],
  ])('begins with what was given (by its owner: %s)', async (submitterIsOwner, by) => {
    const { id } = await newFacilityBy('mira', { submitterIsOwner });
    expect((await expectHttpError(shown(id))).status).toBe(404);
    await setElapsedDays(1);
    await decided();
    const given = { confirmedAt: today, by };
    expect(await shown(id)).toMatchObject({
      name: given,
      address: given,
      contact: given,
      hours: given,
      services: given,
    });
  });
});

describe('a database of before', () => {
  /** Stores a facility as it was stored before confirmations were recorded. */
  async function keptBefore(id: string, patch: (now: Facility) => Partial<Facility>) {
    const { base } = await getFacility(await openFacility({ id }));
    await facilityChanges.upsert(id, () => ({
      ...newStoredFacility(base, ''),
      added: null,
      createdBy: null,
      patch: patch(base),
    }));
    bumpChangesVersion();
  }

  it('goes on saying what it said, and records what comes after', async () => {
    const edited = '2026-03-15T08:00:00.000Z';
    const before = await shown(owned.id);
    await keptBefore(owned.id, ({ revision }) => ({ hoursNote: 'Knock', revision: revision + 1, updatedAt: edited }));
    const then = { confirmedAt: edited, by: 'owner' };
    const old = { ...before, contact: then, hours: then, services: then, access: then };
    expect(await shown(owned.id)).toEqual(old);
    await edit({ hoursNote: 'Ring twice.' });
    expect(await shown(owned.id)).toEqual({ ...old, hours: byOwner });
  });

  it('keeps what it was verified on', async () => {
    const verification = { state: 'verified', method: 'visit', verifiedAt: checkDay } as const;
    await keptBefore(free.id, () => ({ verification }));
    expect((await shown(free.id))['name']).toEqual(byVisitor);
  });
});
