import { now } from '#lib/time/clock';
import type { Facility } from '#domain/facility';
import type { Language } from '#lib/i18n/languages';

import { changesMark } from './changesVersion';
import { shiftFor } from './seed/dates';
import type { DetailAnswer } from './seed/detailShards';
import { facilityId } from './seed/random';
import { loadDetailBuckets, loadFacility } from './seed/detailSource';

const addresses = new Map<string, string>();

// Only who has changed something here fetches what reads the changes.
const changes = async () => {
  if (changesMark() === undefined) return undefined;
  const { changedFacilities, withChanges } = await import('./store');
  return { rows: await changedFacilities(), withChanges };
};

/** What an address leads to as the seed has it, whatever was changed here since. */
export async function seedBySlug(slug: string, language: Language): Promise<DetailAnswer> {
  const answer = await loadFacility(slug, { locale: language, shiftDays: shiftFor(now()) });
  if (answer.kind === 'found') addresses.set(answer.facility.id, slug);
  return answer;
}

/** What an address leads to: a facility of any publication state as it is today, another address, or nothing. */
export async function facilityBySlug(slug: string, language: Language): Promise<DetailAnswer> {
  const [answer, changed] = await Promise.all([seedBySlug(slug, language), changes()]);
  if (!changed) return answer;
  if (answer.kind === 'found') {
    return { kind: 'found', facility: changed.withChanges(answer.facility, changed.rows.get(answer.facility.id)) };
  }
  const added = [...changed.rows.values()].find((row) => row.added && row.slug === slug);
  return added?.added ? { kind: 'found', facility: changed.withChanges(added.added, added) } : answer;
}

/** The address of a facility of the seed. One that was not opened before is looked for in the whole directory. */
export async function seedAddress(id: string): Promise<string | undefined> {
  if (!addresses.has(id)) await learnAddresses();
  return addresses.get(id);
}

/** A facility of any publication state by its id. */
export async function facilityById(id: string, language: Language): Promise<Facility | undefined> {
  const added = (await changes())?.rows.get(id);
  const slug = added?.added ? added.slug : await seedAddress(id);
  const answer = slug === undefined ? undefined : await facilityBySlug(slug, language);
  return answer?.kind === 'found' ? answer.facility : undefined;
}

let learned: Promise<void> | undefined;

async function readAddresses(): Promise<void> {
  const buckets = await loadDetailBuckets();
  for (const { n, slug } of buckets.flatMap(({ facilities }) => facilities)) addresses.set(facilityId(n), slug);
}

function learnAddresses(): Promise<void> {
  const forget = () => {
    learned = undefined;
  };
  learned ??= readAddresses().then(
    // Off line these may not be all.
    () => (globalThis.navigator?.onLine === false ? forget() : undefined),
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  return learned;
}
