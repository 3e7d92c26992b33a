import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { transferOwnership, getFacility } from '#mocks/contributing/facilityAccess';
import { hiddenPlace, sampleSubmission } from '#mocks/testing/facilityDrafts';
import { demoAccount } from '#mocks/accounts/seed';
import { submit } from './submissions';
import { submissions } from './store';
import { listOwned, listSubmitted, previewDecision } from '#modules/contributing/api';
import { editableFacility, editFacility } from '#modules/facility-create/api';
import { facilities } from '#modules/facility-search/api';
import { facility } from '#modules/facility/api';

import { requestedBy, decideBy, form, setElapsedDays, mailedLink } from '#mocks/testing/contributingCalls';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { storeToken, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend();

const ada = 'ada@orvela.example';
const slug = 'lantern-row-travel-clinic';
/** Confidential facts: the street, directions, the reason. */
const secrets = ['21 Lantern Row', 'Bus 4 to Lantern Row', 'green door', 'must not be followed', '44.5121'];

const secretsIn = (response: unknown) => secrets.filter((secret) => JSON.stringify(response).includes(secret));
const shown = () => request(facility, { query: { slug } });

/** Mira adds a refuge. */
async function added(): Promise<string> {
  const { id } = await submit(sampleSubmission(hiddenPlace), demoAccount('mira').id);
  await signInAndStoreToken('ada');
  return id;
}

async function published(): Promise<string> {
  const id = await added();
  await decideBy(await mailedLink(ada));
  return id;
}

/** Owen becomes its owner. */
async function managed(): Promise<string> {
  const id = await published();
  await transferOwnership(id, demoAccount('owen').id);
  await signInAndStoreToken('owen');
  return id;
}

describe('a place that is not public', () => {
  it('is shown to administrators who decide about it', async () => {
    await added();
    const {
      diff,
      unpublished,
      facility: about,
      checks,
    } = await request(previewDecision, {
      query: await mailedLink(ada),
    });
    expect(secretsIn(diff)).toEqual(secrets);
    expect(about.address.line1).toBe('21 Lantern Row');
    expect(diff).toContainEqual({
      path: 'address',
      before: '',
      after: '21 Lantern Row, Floor 2, Old Harbour, Port Calder',
    });
    expect(unpublished).toEqual(['address', 'place', 'transport', 'entranceNote', 'visibilityReason']);
    // The real location, not the middle of the district.
    expect(checks).toContainEqual({ check: 'pin', result: 'fine', count: 15 });
  });

  it('is told to nobody else, before it is decided and after', async () => {
    await added();
    const link = await mailedLink(ada);
    for (const name of ['mira', 'owen', undefined] as const) {
      if (name) await signInAndStoreToken(name);
      else storeToken();
      const { problem } = await expectHttpError(request(previewDecision, { query: link }));
      expect(problem.code).toBe(name ? 'forbidden' : 'unauthenticated');
      expect(secretsIn(problem)).toEqual([]);
    }
    await signInAndStoreToken('mira');
    expect(secretsIn(await request(listSubmitted, {}))).toEqual([]);
    await signInAndStoreToken('ada');
    expect(secretsIn(await decideBy(link))).toEqual([]);
    for (const name of ['mira', undefined] as const) {
      if (name) await signInAndStoreToken(name);
      else storeToken();
      expect(secretsIn(await shown())).toEqual([]);
      const found = await request(facilities, { query: { location: 'port-calder', term: 'Lantern Row Travel' } });
      expect(found.items?.[0]?.slug).toBe(slug);
      expect(secretsIn(found)).toEqual([]);
    }
  });

  it('shows a change of it to its owner and to who decides', async () => {
    const id = await managed();
    const now = await request(editableFacility, { query: { slug } });
    const address = { ...now.values.address, line1: '22 Lantern Row' };
    await request(editFacility, { body: { id, facility: { address }, revision: now.revision, reason: '' } });
    const change = {
      path: 'address',
      before: '21 Lantern Row, Floor 2, Old Harbour, Port Calder',
      after: '22 Lantern Row, Floor 2, Old Harbour, Port Calder',
    };
    expect((await request(listOwned, {})).find((one) => one.facility.id === id)?.changes?.fields).toEqual([change]);
    await signInAndStoreToken('ada');
    const link = await mailedLink(ada);
    const { diff, unpublished, unchanged } = await request(previewDecision, { query: link });
    expect(diff).toEqual([change]);
    expect(unpublished).toContain('address');
    expect(unchanged).toContainEqual({ path: 'entranceNote', value: 'Ring twice at the green door.' });
    await decideBy(link);
    storeToken();
    expect((await shown()).address.line1).toBeUndefined();
    await signInAndStoreToken('owen');
    expect((await request(editableFacility, { query: { slug } })).published.address.line1).toBe('22 Lantern Row');
  });

  it('says what is published when it is hidden no longer', async () => {
    const id = await managed();
    const { revision } = await request(editableFacility, { query: { slug } });
    const part = { locationVisibility: 'exact' as const };
    await request(editFacility, { body: { id, facility: part, revision, reason: '' } });
    await signInAndStoreToken('ada');
    const link = await mailedLink(ada);
    const { diff, unpublished, unchanged } = await request(previewDecision, { query: link });
    expect(diff).toContainEqual({ path: 'visibility', before: 'hidden', after: 'exact' });
    expect(unchanged).toContainEqual({
      path: 'address',
      value: '21 Lantern Row, Floor 2, Old Harbour, Port Calder',
    });
    expect(unpublished).not.toContain('address');
    await decideBy(link);
    expect((await shown()).address.line1).toBe('21 Lantern Row');
  });

  it('stays secret when the street is corrected', async () => {
    const id = await published();
    const { checklist } = form();
    // By then a new check is due.
    await setElapsedDays(345, 'cleo');
    await requestedBy('cleo', {
      facilityId: id,
      checkedAt: '2027-02-20',
      checklist: { ...checklist, address: 'wrong' },
      corrections: { address: '23 Lantern Row' },
    });
    await signInAndStoreToken('ada');
    const link = await mailedLink(ada);
    const { diff } = await request(previewDecision, { query: link });
    expect(diff.map(({ path }) => path)).toEqual(['address']);
    expect(diff[0]?.after).toMatch(/^23 Lantern Row, /);
    await decideBy(link);
    expect((await shown()).address.line1).toBeUndefined();
    const { stored } = await getFacility({ id, slug, seed: null });
    expect(stored?.own?.line1).toBe('23 Lantern Row');
    expect((await submissions.list())[0]?.sent.facility.address.line1).toBe('21 Lantern Row');
  });
});
