import { toDataLanguage } from '#mocks/core/localized';
import type { Facility } from '#domain/facility';

import { findFacilityBySlug } from './facilities';
import { changedFacilities } from './store';
import type { SearchChanges } from './searchProtocol';
import type { ShardRecord } from './seed/shards';

/** A facility as the search needs it. */
function toShardRecord(facility: Facility, isSeed: boolean): ShardRecord {
  const { address, geo, verification, phones, rating, alert, operationalStatus, locationVisibility } = facility;
  const isExact = locationVisibility === 'exact';
  const line1 = isExact ? address.line1 : undefined;
  const phone = phones.find(({ type }) => type === 'voice' || type === 'cell')?.number;
  return {
    n: Number(facility.code.slice(3)),
    id: facility.id,
    slug: facility.slug,
    name: facility.name,
    alternateNames: facility.alternateNames,
    primaryCategoryId: facility.primaryCategoryId,
    categoryIds: facility.categoryIds,
    tagIds: facility.tagIds,
    services: facility.services.map(({ name }) => name),
    organization: facility.organization?.name ?? '',
    address: line1 === undefined ? address.district : `${line1}, ${address.district}`,
    description: facility.shortDescription,
    lat: geo.lat,
    lon: geo.lon,
    regionId: address.regionId,
    cityId: address.cityId,
    districtId: address.districtId,
    verified: verification.state === 'verified' || verification.state === 'due',
    temporarilyClosed: operationalStatus === 'temporarily-closed',
    ...(rating && { rating: { average: rating.average, count: rating.count } }),
    access: facility.accessibility.flatMap(({ feature, state }) => (state === 'yes' ? [feature] : [])),
    languages: facility.languages,
    fees: facility.fees.model,
    appointment: facility.appointment,
    acceptingNew: facility.acceptingNew,
    hidden: !isExact,
    hours: {
      timeZone: facility.timeZone,
      hoursStatus: facility.hoursStatus,
      publicHolidays: facility.publicHolidays,
      weekly: facility.weekly,
      exceptions: facility.exceptions,
      operationalStatus,
      ...(facility.operationalDate !== undefined && { operationalDate: facility.operationalDate }),
    },
    locationVisibility,
    ...(line1 !== undefined && { line1 }),
    ...(isExact && address.postalCode !== undefined && { postalCode: address.postalCode }),
    district: address.district,
    city: address.city,
    ...(phone !== undefined && { phone }),
    // Photos of the seed are generated from its number; uploaded ones are not available here.
    hasPhoto: isSeed && facility.photos.length > 0,
    verificationState: verification.state,
    ...(verification.verifiedAt !== undefined && { verifiedAt: verification.verifiedAt }),
    operationalStatus,
    ...(alert && { alert }),
  };
}

let cached: { version: string; changes: Promise<SearchChanges> } | undefined;

async function buildChanges(version: string): Promise<SearchChanges> {
  const rows = [...(await changedFacilities()).values()];
  const facilities = await Promise.all(
    rows.map(async ({ slug, added }) => ({
      result: await findFacilityBySlug(slug, toDataLanguage('en')),
      isSeed: !added,
    })),
  );
  return {
    version,
    ids: rows.map(({ id }) => id),
    records: facilities.flatMap(({ result, isSeed }) =>
      result.kind === 'found' && result.facility.publicationStatus === 'published'
        ? [toShardRecord(result.facility, isSeed)]
        : [],
    ),
  };
}

/** The changed facilities for the search; built once per version. */
export function searchChanges(version: string): Promise<SearchChanges> {
  if (cached?.version !== version) cached = { version, changes: buildChanges(version) };
  return cached.changes;
}
