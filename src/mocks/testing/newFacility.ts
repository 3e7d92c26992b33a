import { toDataLanguage } from '#mocks/core/localized';
import { accounts } from '#mocks/accounts/store';
import { submitNewFacility } from '#mocks/contributing/verificationService';
import { findFacilityById } from '#mocks/directory/facilities';
import { demoAccount } from '#mocks/accounts/seed';
import type { DemoName } from '#mocks/accounts/seed';
import { facilityId } from '#mocks/directory/seed/random';

/** Adds a facility as a demo account, without the form; it awaits a decision. */
export async function newFacilityBy(name: DemoName, { submitterIsOwner = false, mark = 'a' } = {}) {
  const seed = await findFacilityById(facilityId(8), toDataLanguage('en'));
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
