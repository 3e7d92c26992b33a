import { toLanguage } from '#lib/languages';
import { accounts } from '#mocks/accounts';
import { submitNewFacility } from '#mocks/contributing/verificationCases';
import { facilityById } from '#mocks/facilities';
import { demoAccount } from '#mocks/seed/accounts';
import type { DemoName } from '#mocks/seed/accounts';
import { facilityId } from '#mocks/seed/orvela/random';

/** Adds a facility as somebody, without the form: it waits for an administrator. */
export async function newFacilityBy(name: DemoName, { submitterIsOwner = false, mark = 'a' } = {}) {
  const seed = await facilityById(facilityId(8), toLanguage('en'));
  if (!seed) throw new Error('There is a facility 8.');
  const fresh = {
    ...seed,
    id: `fac_${mark.repeat(12)}`,
    code: 'XV-900001',
    slug: mark === 'a' ? 'gullwing-hand-clinic' : `gullwing-hand-clinic-${mark}`,
    name: 'Gullwing Hand Clinic',
    photos: [],
    verification: { state: 'unverified' as const },
    ownership: { state: 'unclaimed' as const },
    revision: 1,
  };
  await submitNewFacility(await accounts.get(demoAccount(name).id), fresh, { submitterIsOwner, note: '' });
  return fresh;
}
