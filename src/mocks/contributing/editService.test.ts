import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { audit } from './store';
import { sampleDraft } from '#mocks/testing/facilityDrafts';
import { facilityCreateScenarios } from '#mocks/facility-create/scenarios';
import { listOwned, listVerifications, withdrawVerification } from '#modules/contributing/api';
import { editableFacility, editFacility } from '#modules/facility-create/api';
import type { Editable } from '#modules/facility-create/api';
import type { FacilityEdit } from '#modules/facility-create/editing';
import { toSubmission } from '#modules/facility-create/toSubmission';
import { facilities } from '#modules/facility-search/api';
import { facility } from '#modules/facility/api';

import { requestedBy, decideBy, storedRecords, mailedLink, sample } from '#mocks/testing/contributingCalls';
import { changed, submissionCases } from '#mocks/testing/facilityCreateCases';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { expectFaults, mailsTo } from '#mocks/testing/sessionCalls';
import { storeToken, sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend({ account: 'owen' });

const { id, slug } = sample.owned;
const read = () => request(editableFacility, { query: { slug } });
const shown = () => request(facility, { query: { slug } });
const edit = (part: FacilityEdit, { revision }: Pick<Editable, 'revision'>, reason = '') =>
  request(editFacility, { body: { id, facility: part, revision, reason } });
const address = (now: Editable, part: Partial<Editable['values']['address']>) => ({
  address: { ...now.values.address, ...part },
});

describe('GET api/account/facility', () => {
  it('gives an owner everything that can be changed, and nobody else anything', async () => {
    const given = await read();
    expect(given).toMatchObject({ id, slug, pending: null, changed: null });
    expect(given.values).toEqual(given.published);
    expect(given.values).toMatchObject({ name: 'Saltmarket Clinic', address: { cityId: 'port-calder' } });
    await signInAndStoreToken('mira');
    expect((await expectHttpError(read())).problem).toMatchObject({ code: 'forbidden', reason: 'not-owner' });
    storeToken();
    expect((await expectHttpError(read())).problem.code).toBe('unauthenticated');
  });

  it('knows no facility that is not there', async () => {
    const call = request(editableFacility, { query: { slug: 'no-such-place' } });
    expect((await expectHttpError(call)).problem.code).toBe('not-found');
  });
});

describe('PATCH api/directory/facility', () => {
  it('publishes what is not protected at once, on the page and in the search', async () => {
    const before = await read();
    const after = await edit({ hoursStatus: 'always', weekly: [], email: 'new@saltmarket.example' }, before);
    expect(after.revision).toBe(before.revision + 1);
    expect(after.changed).toMatchObject({ role: 'owner', own: true });
    expect(await shown()).toMatchObject({
      hoursStatus: 'always',
      weekly: [],
      email: 'new@saltmarket.example',
      openState: { state: 'open' },
      changesPending: false,
    });
    const found = await request(facilities, { query: { location: 'port-calder', term: 'Saltmarket Clinic' } });
    expect(found.items?.[0]).toMatchObject({ slug, openState: { state: 'open' } });
    expect(await audit.list()).toMatchObject([{ action: 'facility.edited', actor: { role: 'owner' } }]);
  });

  it('takes away what is emptied, and keeps what the form does not show', async () => {
    const before = await shown();
    const now = await read();
    await edit({ website: '', services: [{ name: 'Ear care', note: '' }] }, now);
    const after = await shown();
    expect(after.website).toBeUndefined();
    expect(after.services.map(({ name }) => name)).toEqual(['Ear care']);
    expect(after.photos).toEqual(before.photos);
    expect(after.transport).toEqual(before.transport);
    expect(after.phones).toEqual(before.phones);
    expect(after.textLanguage).toBe('en');
  });

  it('says nothing more of the language of words that were written anew', async () => {
    expect((await shown()).textLanguage).toBe('en');
    await edit({ hoursNote: 'Zili çalın' }, await read());
    expect(await shown()).not.toHaveProperty('textLanguage');
  });

  it('confirms nothing by a change that waits', async () => {
    const confirmedAt = async () =>
      (await request(listOwned, {})).find(({ facility: { slug: one } }) => one === slug)?.confirmedAt;
    const before = await confirmedAt();
    await edit({ name: 'Saltmarket Health Centre' }, await read(), 'We have another name.');
    expect(await confirmedAt()).toBe(before);
  });

  it('has protected fields wait for an administrator, and applies them by the mailed link', async () => {
    const before = await read();
    const after = await edit(
      { name: 'Saltmarket Health Centre', hoursNote: 'Ring the bell', ...address(before, { line1: '15 Mill Lane' }) },
      before,
      'We moved next door.',
    );
    expect(after.values.name).toBe('Saltmarket Health Centre');
    expect(after.published.name).toBe('Saltmarket Clinic');
    expect(after.pending).toMatchObject({ reason: 'We moved next door.' });
    expect(await shown()).toMatchObject({
      name: 'Saltmarket Clinic',
      hoursNote: 'Ring the bell',
      changesPending: true,
    });
    const [owned] = await request(listOwned, {});
    expect(owned?.changes?.fields).toMatchObject([
      { path: 'name', before: 'Saltmarket Clinic', after: 'Saltmarket Health Centre' },
      { path: 'address' },
    ]);
    await signInAndStoreToken('ada');
    await decideBy(await mailedLink('ada@orvela.example'));
    expect(await shown()).toMatchObject({
      name: 'Saltmarket Health Centre',
      address: { line1: '15 Mill Lane' },
      changesPending: false,
    });
    await signInAndStoreToken('owen');
    expect(await read()).toMatchObject({ pending: null, published: { name: 'Saltmarket Health Centre' } });
    expect((await mailsTo('owen@orvela.example'))[0]?.subject).toMatch(/^Approved: .* \(change\)$/);
  });

  it('has a category wait by its name, and drops what is rejected', async () => {
    await edit({ primaryCategoryId: 'dentist' }, await read());
    const [owned] = await request(listOwned, {});
    expect(owned?.changes?.fields).toEqual([
      { path: 'category', before: 'General practice', after: expect.not.stringMatching(/^dentist$/) },
    ]);
    await signInAndStoreToken('ada');
    const link = await mailedLink('ada@orvela.example');
    await decideBy({ ...link, route: 'reject' });
    expect(await shown()).toMatchObject({ primaryCategoryId: 'general-practice', changesPending: false });
  });

  it('replaces changes that wait by later ones, and voids their links', async () => {
    const first = await edit({ name: 'Saltmarket One' }, await read());
    const link = await mailedLink('ada@orvela.example');
    await edit({ name: 'Saltmarket Two' }, first);
    const states = (await request(listVerifications, { query: {} })).items?.map(({ state }) => state);
    expect(states).toEqual(['open', 'withdrawn']);
    await signInAndStoreToken('ada');
    expect((await expectHttpError(decideBy(link))).problem.code).toBe('already-decided');
    await decideBy(await mailedLink('ada@orvela.example'));
    expect((await shown()).name).toBe('Saltmarket Two');
  });

  it('takes changes that wait back with the old value, or when asked to', async () => {
    const first = await edit({ name: 'Saltmarket One' }, await read());
    const second = await edit({ name: 'Saltmarket Clinic' }, first);
    expect(second.pending).toBeNull();
    await edit({ name: 'Saltmarket Two' }, second);
    const [open] = (await request(listVerifications, { query: { state: 'open' } })).items ?? [];
    expect(await request(withdrawVerification, { query: { id: open?.id ?? '' } })).toBe(true);
    expect((await read()).pending).toBeNull();
    expect((await audit.list()).map(({ action }) => action)).toEqual([
      'change.proposed',
      'change.withdrawn',
      'change.proposed',
      'change.withdrawn',
    ]);
    expect((await mailsTo('owen@orvela.example'))[0]?.subject).toMatch(/^Request withdrawn/);
  });

  it('keeps what was published while changes wait', async () => {
    const first = await edit(address(await read(), { postalCode: '1041' }), await read());
    const second = await edit(address(first, { line2: 'Second floor' }), first);
    expect((await shown()).address).toMatchObject({ line2: 'Second floor', postalCode: '1000' });
    expect(second.values.address).toMatchObject({ line2: 'Second floor', postalCode: '1041' });
    await signInAndStoreToken('ada');
    const link = await mailedLink('ada@orvela.example');
    // The facility has changed since the administrator was notified.
    expect((await expectHttpError(decideBy(link))).problem.code).toBe('stale-revision');
  });

  it('hides a place once that is decided, and shows it to its owner alone', async () => {
    const before = await read();
    await edit({ locationVisibility: 'hidden', visibilityReason: 'It has become a refuge.' }, before);
    expect((await shown()).address.line1).toBe(before.values.address.line1);
    await signInAndStoreToken('ada');
    await decideBy(await mailedLink('ada@orvela.example'));
    const public_ = await shown();
    expect(public_.address.line1).toBeUndefined();
    expect(public_.geo.source).toBe('district-centroid');
    await signInAndStoreToken('owen');
    const own = await read();
    expect(own.values.address.line1).toBe(before.values.address.line1);
    expect(own.values).toMatchObject({ geo: before.values.geo, visibilityReason: 'It has become a refuge.' });
  });

  it('goes on beside a check of somebody else', async () => {
    await requestedBy('mira', { facilityId: id }).catch(() => undefined);
    await signInAndStoreToken('owen');
    await edit({ name: 'Saltmarket One' }, await read());
    const { verification } = await shown();
    await signInAndStoreToken('ada');
    await decideBy(await mailedLink('ada@orvela.example'));
    expect(await shown()).toMatchObject({ name: 'Saltmarket One', verification });
  });

  it('is refused on another revision, with how it stands', async () => {
    const before = await read();
    await edit({ hoursNote: 'Ring the bell' }, before);
    const all = await storedRecords();
    const refused = await expectHttpError(edit({ hoursNote: 'Knock' }, before));
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({
      code: 'revision-conflict',
      current: { revision: before.revision + 1, values: { hoursNote: 'Ring the bell' } },
    });
    expect(await storedRecords()).toBe(all);
  });

  it('is refused when what waited was decided meanwhile, which counts no revision', async () => {
    const waiting = await edit({ name: 'Saltmarket One' }, await read());
    const since = waiting.pending?.submittedAt ?? '';
    const late = (pendingSince: string | null) =>
      request(editFacility, {
        body: { id, facility: { hoursNote: 'Knock' }, revision: waiting.revision, pendingSince, reason: '' },
      });
    expect((await expectHttpError(late(null))).problem.code).toBe('revision-conflict');
    await signInAndStoreToken('ada');
    const link = await mailedLink('ada@orvela.example');
    await decideBy({ ...link, route: 'reject' });
    await signInAndStoreToken('owen');
    expect((await read()).revision).toBe(waiting.revision);
    const all = await storedRecords();
    const refused = await expectHttpError(late(since));
    expect(refused.problem).toMatchObject({
      code: 'revision-conflict',
      current: {
        pending: null,
        values: { name: 'Saltmarket Clinic' },
        ended: { state: 'rejected', message: 'The licence could not be read at all.' },
      },
    });
    expect(await storedRecords()).toBe(all);
    expect((await late(null)).published.hoursNote).toBe('Knock');
  });

  it('tells how what waited has ended', async () => {
    const first = await read();
    expect(first.ended).toBeUndefined();
    const second = await edit({ name: 'Saltmarket One' }, first);
    expect(second.ended).toBeUndefined();
    const third = await edit({ name: 'Saltmarket Clinic' }, second);
    expect(third.ended).toMatchObject({ state: 'withdrawn', message: '' });
    await edit({ name: 'Saltmarket Two' }, third);
    await signInAndStoreToken('ada');
    await decideBy(await mailedLink('ada@orvela.example'), { message: 'I saw the new sign myself.' });
    await signInAndStoreToken('owen');
    expect((await read()).ended).toMatchObject({ state: 'approved', message: 'I saw the new sign myself.' });
  });

  it('is refused to anybody else', async () => {
    const now = await read();
    const before = await storedRecords();
    for (const name of ['mira', 'ada'] as const) {
      await signInAndStoreToken(name);
      expect((await expectHttpError(edit({ hoursNote: 'Mine' }, now))).problem.code).toBe('forbidden');
    }
    storeToken();
    expect((await expectHttpError(edit({ hoursNote: 'Mine' }, now))).problem.code).toBe('unauthenticated');
    expect(await storedRecords()).toBe(before);
  });

  it('writes nothing when nothing differs', async () => {
    const now = await read();
    const before = await storedRecords();
    expect((await edit({ name: now.values.name }, now)).revision).toBe(now.revision);
    expect(await storedRecords()).toBe(before);
  });

  it('names what is wrong in two hundred bad edits and keeps none', async () => {
    const { revision } = await read();
    const good = { id, revision, facility: toSubmission(sampleDraft).facility };
    const before = await storedRecords();
    const cases = submissionCases.filter(([, pointer]) => pointer.startsWith('/facility/'));
    expect(cases.length).toBeGreaterThanOrEqual(200);
    for (const [change, pointer] of cases) {
      const response = await sendRaw('api/directory/facility', {
        method: 'PATCH',
        body: JSON.stringify(changed(good, change)),
      });
      const { errors } = (await response.json()) as { errors?: Array<{ pointer: string }> };
      const pointers = errors?.map((error) => error.pointer) ?? [];
      expect({ change, status: response.status, told: pointers.includes(pointer) || pointers }).toEqual({
        change,
        status: 422,
        told: true,
      });
    }
    expect(await storedRecords()).toBe(before);
  }, 120_000);

  it('is told apart from what else can go wrong', async () => {
    const now = await read();
    await expectFaults(facilityCreateScenarios.edit, () => edit({ hoursNote: 'Knock' }, now));
  });
});
