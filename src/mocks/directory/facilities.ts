import { now } from '#lib/time/clock';
import type { Facility } from '#domain/facility';
import type { DataLanguage } from '#mocks/core/localized';

import { changesVersion } from './changesVersion';
import { shiftFor } from './seed/dates';
import type { DetailResult } from './seed/detailShards';
import { facilityId } from './seed/random';
import { loadDetailBuckets, loadFacility } from './seed/detailSource';

const slugsById = new Map<string, string>();

// The code that reads changes loads only once there are any.
const changes = async () => {
  if (changesVersion() === undefined) return undefined;
  const { changedFacilities, withChanges } = await import('./store');
  return { rows: await changedFacilities(), withChanges };
};

/** Looks a slug up in the seed, without stored changes. */
export async function findSeedBySlug(slug: string, language: DataLanguage): Promise<DetailResult> {
  const result = await loadFacility(slug, { locale: language, shiftDays: shiftFor(now()) });
  if (result.kind === 'found') slugsById.set(result.facility.id, slug);
  return result;
}

/** Looks a slug up: a facility in any publication state with its changes, another slug, or nothing. */
export async function findFacilityBySlug(slug: string, language: DataLanguage): Promise<DetailResult> {
  const [result, changed] = await Promise.all([findSeedBySlug(slug, language), changes()]);
  if (!changed) return result;
  if (result.kind === 'found') {
    return { kind: 'found', facility: changed.withChanges(result.facility, changed.rows.get(result.facility.id)) };
  }
  const added = [...changed.rows.values()].find((row) => row.added && row.slug === slug);
  return added?.added ? { kind: 'found', facility: changed.withChanges(added.added, added) } : result;
}

/** The slug of a facility of the seed. An id that was not loaded before is searched in the whole directory. */
export async function findSeedSlug(id: string): Promise<string | undefined> {
  if (!slugsById.has(id)) await ensureSlugs();
  return slugsById.get(id);
}

/** A facility in any publication state, by id. */
export async function findFacilityById(id: string, language: DataLanguage): Promise<Facility | undefined> {
  const added = (await changes())?.rows.get(id);
  const slug = added?.added ? added.slug : await findSeedSlug(id);
  const result = slug === undefined ? undefined : await findFacilityBySlug(slug, language);
  return result?.kind === 'found' ? result.facility : undefined;
}

let loadedSlugs: Promise<void> | undefined;

async function loadSlugs(): Promise<void> {
  const buckets = await loadDetailBuckets();
  for (const { n, slug } of buckets.flatMap(({ facilities }) => facilities)) slugsById.set(facilityId(n), slug);
}

function ensureSlugs(): Promise<void> {
  const forget = () => {
    loadedSlugs = undefined;
  };
  loadedSlugs ??= loadSlugs().then(
    // Offline, some buckets may be missing.
    () => (globalThis.navigator?.onLine === false ? forget() : undefined),
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  return loadedSlugs;
}
