import { now } from '#lib/clock';
import type { Facility } from '#lib/facility';
import type { Language } from '#lib/languages';

import { shiftFor } from './seed/orvela/dates';
import type { DetailAnswer } from './seed/orvela/detailShards';
import { facilityId } from './seed/orvela/random';
import { loadDetailBuckets, loadFacility } from './seed/orvela/detailSource';

const addresses = new Map<string, string>();

/** What an address leads to: a facility of any publication state as it is today, another address, or nothing. */
export async function facilityBySlug(slug: string, language: Language): Promise<DetailAnswer> {
  const answer = await loadFacility(slug, { locale: language, shiftDays: shiftFor(now()) });
  if (answer.kind === 'found') addresses.set(answer.facility.id, slug);
  return answer;
}

/** A facility of any publication state by its id. One that was not opened before is looked for in the whole directory. */
export async function facilityById(id: string, language: Language): Promise<Facility | undefined> {
  if (!addresses.has(id)) await learnAddresses();
  const slug = addresses.get(id);
  const answer = slug === undefined ? undefined : await facilityBySlug(slug, language);
  return answer?.kind === 'found' ? answer.facility : undefined;
}

let learned: Promise<void> | undefined;

async function readAddresses(): Promise<void> {
  const buckets = await loadDetailBuckets();
  for (const { n, slug } of buckets.flatMap(({ facilities }) => facilities)) addresses.set(facilityId(n), slug);
}

function learnAddresses(): Promise<void> {
  learned ??= readAddresses().catch((error: unknown) => {
    learned = undefined;
    throw error;
  });
  return learned;
}
