import { now } from '#lib/time/clock';
import { distanceInMetres } from '#lib/geo/distance';
import type { Facility } from '#domain/facility';
import type { Category } from '#domain/taxonomy';
import { foldForSearch } from '#lib/text/foldForSearch';
import type { Candidate, Candidates, Comparable } from '#modules/facility-create/api';
import { editDistance, queryTokens } from '#modules/facility-search/spelling';

import { findFacilityBySlug } from '#mocks/directory/facilities';
import { facilityChanges, withChanges } from '#mocks/directory/store';
import { shiftFor } from '#mocks/directory/seed/dates';
import { loadSearchShard, shardIds } from '#mocks/directory/seed/searchSource';
import type { ShardRecord } from '#mocks/directory/seed/shards';

const adjacentM = 100;
const nearbyM = 500;
const maxCandidates = 5;

/** An existing facility, as it is compared with a new one. */
type Comparison = Omit<Candidate, 'reasons' | 'distanceM' | 'category'> & {
  categoryId: string;
  cityId: string;
  /** Absent for a hidden location. */
  at?: { lat: number; lon: number };
  phone?: string;
  email?: string;
  website?: string;
};

let listedPromise: Promise<Comparison[]> | undefined;

function fromRecord(record: ShardRecord): Comparison {
  const { id, slug, name, primaryCategoryId, cityId, district, city, hidden, line1, lat, lon, phone } = record;
  return {
    id,
    slug,
    name,
    categoryId: primaryCategoryId,
    cityId,
    district,
    city,
    pending: false,
    ...(line1 !== undefined && { addressLine: line1 }),
    ...(!hidden && { at: { lat, lon } }),
    ...(phone !== undefined && { phone }),
  };
}

async function loadListed(): Promise<Comparison[]> {
  const shards = await Promise.all(shardIds.map((id) => loadSearchShard(id, shiftFor(now()))));
  return shards.flat().map(fromRecord);
}

function fromFacility(facility: Facility): Comparison {
  return {
    id: facility.id,
    slug: facility.slug,
    name: facility.name,
    categoryId: facility.primaryCategoryId,
    cityId: facility.address.cityId,
    district: facility.address.district,
    city: facility.address.city,
    pending: facility.publicationStatus === 'pending',
    ...(facility.address.line1 !== undefined && { addressLine: facility.address.line1, at: facility.geo }),
    ...(facility.phones[0] && { phone: facility.phones[0].number }),
    ...(facility.email !== undefined && { email: facility.email }),
    ...(facility.website !== undefined && { website: facility.website }),
  };
}

/** Added facilities that are published, and the user's own pending ones. */
async function loadAdded(userId: string): Promise<Comparison[]> {
  return (await facilityChanges.list()).flatMap((row) => {
    if (!row.added) return [];
    const facility = withChanges(row.added, row);
    const { publicationStatus: status } = facility;
    return status === 'published' || (status === 'pending' && row.createdBy === userId) ? [fromFacility(facility)] : [];
  });
}

const normalizePhone = (text: string) => text.replaceAll(/[\s.()-]/g, '');
const normalizeWebsite = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/+$/, '');

/** Whether the edit distance is at most `share` of the shorter name. */
function isClose(one: string, other: string, share: number): boolean {
  const [a, b] = [foldForSearch(one), foldForSearch(other)];
  if (a === b) return true;
  const limit = Math.floor(Math.min(a.length, b.length) * share);
  return limit > 0 && Math.abs(a.length - b.length) <= limit && editDistance(a, b, limit) <= limit;
}

/** "Name edit distance ≤30 % of the shorter or all but 2 words equal"; at least two words must be equal. */
function isSimilarName(one: string, other: string): boolean {
  if (isClose(one, other, 0.3)) return true;
  const [left, right] = [queryTokens(one), queryTokens(other)];
  const shared = left.filter((word) => right.includes(word)).length;
  return shared >= 2 && Math.max(left.length, right.length) - shared <= 2;
}

/** Stricter, for names without a location: many names in a town share two words. */
const isNearlySameName = (one: string, other: string) => isClose(one, other, 0.12);

/** Shared words as a fraction of the shorter name. */
function overlap(one: string, other: string): number {
  const [left, right] = [queryTokens(one), queryTokens(other)];
  const shared = left.filter((word) => right.includes(word)).length;
  return shared / Math.max(1, Math.min(left.length, right.length));
}

type Assessment = {
  known: Comparison;
  grade: 'strong' | 'possible';
  distance: number | undefined;
  reasons: Candidate['reasons'];
};

function assess(
  known: Comparison,
  { name, primaryCategoryId, cityId, geo, phones = [], email = '', website = '' }: Comparable,
) {
  const distance = geo && known.at ? distanceInMetres(geo, known.at) : undefined;
  const reasons: Candidate['reasons'] = [];
  if (known.phone !== undefined && phones.some((phone) => normalizePhone(phone) === known.phone)) reasons.push('phone');
  if (email !== '' && known.email?.toLowerCase() === email.trim().toLowerCase()) reasons.push('email');
  if (website !== '' && known.website !== undefined && normalizeWebsite(known.website) === normalizeWebsite(website)) {
    reasons.push('website');
  }
  const similar = (distance === undefined ? isNearlySameName : isSimilarName)(known.name, name);
  if (similar) reasons.push('name');
  const isNear = distance !== undefined && distance <= nearbyM;
  if (isNear) reasons.push('near');
  const sameKind = primaryCategoryId === known.categoryId;
  const isStrong = reasons.includes('phone') || (similar && distance !== undefined && distance <= adjacentM);
  const isPossible =
    reasons.includes('email') ||
    reasons.includes('website') ||
    (distance === undefined
      ? similar && (sameKind || !primaryCategoryId) && (!cityId || cityId === known.cityId)
      : isNear && sameKind && overlap(known.name, name) >= 0.6);
  if (!isStrong && !isPossible) return [];
  return [{ known, grade: isStrong ? 'strong' : 'possible', distance, reasons } satisfies Assessment];
}

/** Adds e-mail and website to facilities whose host could match: hosts of the seed are named after the slug. */
async function withSites(all: readonly Comparison[], { email = '', website = '' }: Comparable): Promise<Comparison[]> {
  const hosts = [normalizeWebsite(website), email.trim().toLowerCase().split('@')[1] ?? '']
    .map((host) => host.replace(/\.example$/, ''))
    .filter((host) => host !== '');
  return Promise.all(
    all.map(async (known) => {
      if (!hosts.some((host) => known.slug.startsWith(host))) return known;
      const result = await findFacilityBySlug(known.slug, 'en');
      if (result.kind !== 'found') return known;
      const { email: mail, website: site } = result.facility;
      return { ...known, ...(mail !== undefined && { email: mail }), ...(site !== undefined && { website: site }) };
    }),
  );
}

/**
 * Possible duplicates of a facility that is about to be added (directory 2.9, "Duplicate rule"): at most five, most
 * likely first.
 */
export async function findDuplicates(
  input: Comparable,
  userId: string,
  categories: readonly Category[],
): Promise<Candidates> {
  listedPromise ??= loadListed().catch((error: unknown) => {
    listedPromise = undefined;
    throw error;
  });
  const assessments = (await withSites([...(await loadAdded(userId)), ...(await listedPromise)], input))
    .flatMap((known) => assess(known, input))
    .toSorted(
      (one, other) =>
        Number(one.grade === 'possible') - Number(other.grade === 'possible') ||
        other.reasons.length - one.reasons.length ||
        (one.distance ?? Infinity) - (other.distance ?? Infinity) ||
        one.known.name.localeCompare(other.known.name),
    )
    .slice(0, maxCandidates);
  const withGrade = (grade: Assessment['grade']) =>
    assessments
      .filter((one) => one.grade === grade)
      .map(
        ({
          known: { categoryId, cityId: _cityId, at: _at, phone: _phone, email: _email, website: _website, ...rest },
          distance,
          reasons,
        }) => ({
          ...rest,
          category: categories.find(({ id }) => id === categoryId)?.name ?? '',
          reasons,
          ...(distance !== undefined && { distanceM: distance }),
        }),
      );
  return { strong: withGrade('strong'), possible: withGrade('possible') };
}
