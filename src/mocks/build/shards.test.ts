import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { accessFeatureSchema, appointmentSchema, facilitySchema, feeModelSchema } from '#domain/facility';
import { placeSchema } from '#domain/place';
import { categorySchema, tagSchema } from '#domain/taxonomy';
import { cpuTime } from '#lib/testing/cpuTime.fixture';
import { accessFeatures, appointmentKinds, feeModels } from '#modules/facility-search/filterChoices';
import type { SearchRecord } from '#modules/facility-search/searchRecord';

import { basemap } from './basemap';
import { dataset } from './dataset';
import {
  bucketCount,
  bucketOf,
  decodeDetail,
  type DetailBucket,
  shiftFacility,
} from '#mocks/directory/seed/detailShards';
import {
  encodeDetailBucket,
  encodePlaces,
  encodeSearchShard,
  encodeStats,
  encodeTaxonomy,
  listedIn,
  townsAround,
} from './encode';
import { cities } from './places';
import { citiesWithin } from '#mocks/directory/searchIndex';
import { decodePlaces } from '#mocks/directory/seed/groundShards';
import { decodeSearchShard, type SearchShard } from '#mocks/directory/seed/shards';

const zipped = (value: unknown) => gzipSync(JSON.stringify(value), { level: 9 }).length;
const travelled = <T>(value: T): T => JSON.parse(JSON.stringify(value));

// Shards store these as indexes into a list, so every value must be in it.
describe('the choices that shards count by', () => {
  test.each([
    ['access', accessFeatures, accessFeatureSchema.options],
    ['fees', ['unknown', ...feeModels], feeModelSchema.options],
    ['appointments', ['unknown', ...appointmentKinds, 'either'], appointmentSchema.options],
  ])('%s are all that the contract knows', (_name, counted, known) => {
    expect(counted.toSorted()).toEqual(known.toSorted());
  });

  test('are the ones in the shards', () => {
    const { accessNames, feeModels: fees, appointments } = encodeSearchShard('saltmere');
    expect(accessNames).toEqual(accessFeatures);
    expect(fees).toEqual(['unknown', ...feeModels]);
    expect(appointments).toEqual(['unknown', ...appointmentKinds, 'either']);
  });
});

describe('search shards', () => {
  test.each(cities.map(({ id }) => [id]))('%s comes back as it went in', (cityId) => {
    const seeds = listedIn(cityId);
    const records: readonly SearchRecord[] = decodeSearchShard(travelled(encodeSearchShard(cityId)));
    expect(records).toHaveLength(seeds.length);
    for (const [i, record] of decodeSearchShard(travelled(encodeSearchShard(cityId))).entries()) {
      const f = seeds[i]?.facility;
      if (f === undefined) throw new Error('A record without a facility');
      const { timeZone, hoursStatus, weekly, exceptions, publicHolidays, operationalStatus, operationalDate } = f;
      expect(record).toMatchObject({
        id: f.id,
        slug: f.slug,
        name: f.name,
        alternateNames: f.alternateNames,
        primaryCategoryId: f.primaryCategoryId,
        categoryIds: f.categoryIds,
        tagIds: f.tagIds,
        services: f.services.map(({ name }) => name),
        organization: f.organization?.name ?? '',
        description: f.shortDescription,
        lat: f.geo.lat,
        lon: f.geo.lon,
        districtId: f.address.districtId,
        verificationState: f.verification.state,
        access: f.accessibility.filter(({ state }) => state === 'yes').map(({ feature }) => feature),
        languages: f.languages,
        fees: f.fees.model,
        appointment: f.appointment,
        acceptingNew: f.acceptingNew,
        hidden: f.locationVisibility !== 'exact',
        hasPhoto: f.photos.length > 0,
      });
      expect(record.hours).toEqual({
        timeZone,
        hoursStatus,
        weekly,
        exceptions,
        publicHolidays,
        operationalStatus,
        ...(operationalDate && { operationalDate }),
      });
      expect([record.line1, record.postalCode, record.phone, record.verifiedAt, record.alert]).toEqual([
        f.address.line1,
        f.address.postalCode,
        f.phones.find(({ type }) => type === 'voice')?.number,
        f.verification.verifiedAt,
        f.alert,
      ]);
      expect(record.rating).toEqual(f.rating && { average: f.rating.average, count: f.rating.count });
    }
  });

  test('hold nothing that cannot be found, nor where a hidden one is', () => {
    const text = JSON.stringify(cities.map(({ id }) => encodeSearchShard(id)));
    expect(decodeSearchShard(encodeSearchShard('port-calder')).map(({ slug }) => slug)).not.toContain(
      'old-customs-house-clinic',
    );
    for (const name of ['New Quay Imaging', 'Sunny Corner Clinic', 'Harbour Chemist"'])
      expect(text).not.toContain(name);
    const refuge = decodeSearchShard(encodeSearchShard('port-calder')).find(
      ({ slug }) => slug === 'lantern-house-refuge',
    );
    expect(refuge).toMatchObject({ hidden: true, locationVisibility: 'hidden' });
    expect(refuge?.line1).toBeUndefined();
  });

  test('move with the clock', () => {
    const [still, later] = [0, 10].map((days) =>
      decodeSearchShard(encodeSearchShard('port-calder'), days).find(({ slug }) => slug === 'saltmarket-clinic'),
    );
    expect(Date.parse(later?.verifiedAt ?? '') - Date.parse(still?.verifiedAt ?? '')).toBe(10 * 86_400_000);
  });

  test('are small and quick', () => {
    const sizes = cities.map(({ id }) => zipped(encodeSearchShard(id)));
    expect(sizes[0]).toBeLessThan(45_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(140_000);
    const json = JSON.stringify(encodeSearchShard('port-calder'));
    const read = () => {
      const shard: SearchShard = JSON.parse(json);
      decodeSearchShard(shard);
    };
    expect(cpuTime(9, read)).toBeLessThan(15);
  });
});

test('the towns around a town are those whose facilities a search in it reads', async () => {
  for (const town of decodePlaces(encodePlaces('core')).filter(({ type }) => type === 'city')) {
    const read = await citiesWithin(town, town.defaultRadiusM);
    expect(townsAround()[town.slug]?.toSorted(), town.slug).toEqual(read.toSorted());
    expect(read).toContain(town.slug);
  }
});

describe('detail buckets', () => {
  const buckets: DetailBucket[] = Array.from({ length: bucketCount }, (_, k) => travelled(encodeDetailBucket(k)));
  const look = (slug: string, options = {}) => {
    const bucket = buckets[bucketOf(slug)];
    return bucket === undefined ? undefined : decodeDetail(bucket, slug, options);
  };

  test('give every facility back whole', () => {
    for (const { facility } of dataset().facilities) {
      if (facility.publicationStatus === 'merged') continue;
      expect(look(facility.slug)).toEqual({ kind: 'found', facility });
    }
  });

  test('lead old and merged addresses on', () => {
    const { redirects, bySlug } = dataset();
    for (const [old, slug] of redirects) expect(look(old)).toEqual({ kind: 'moved', slug, merged: bySlug.has(old) });
    for (const unknown of ['no-such-place', '__proto__', 'constructor', ''])
      expect(look(unknown)).toEqual({ kind: 'missing' });
  });

  test('speak Turkish and stay valid when moved by years', () => {
    const result = look('saltmarket-clinic', { locale: 'tr', shiftDays: 700 });
    if (result?.kind !== 'found') throw new Error('saltmarket-clinic is missing');
    expect(result.facility.services.map(({ name }) => name)).toContain('Yara bakımı');
    for (const { facility } of dataset().facilities.slice(0, 200))
      expect(facilitySchema.safeParse(shiftFacility(facility, 700)).success).toBe(true);
  });

  test('are small', () => {
    for (const bucket of buckets) expect(zipped(bucket)).toBeLessThan(25_000);
  });
});

describe('places, taxonomy, figures and map', () => {
  const core = decodePlaces(travelled(encodePlaces('core')));
  const fine = decodePlaces(travelled(encodePlaces('streets')));

  test('places are as the contract has them, each with an address of its own', () => {
    for (const place of [...core, ...fine]) expect(placeSchema.safeParse(place).success).toBe(true);
    const slugs = [...core, ...fine].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(core.filter(({ name }) => name === 'Newbridge').map(({ label }) => label)).toEqual([
      'Newbridge, Harrow Isle',
      'Newbridge, Sundara',
    ]);
    expect(core.filter(({ name }) => /\bCalder\b/.test(name))).toHaveLength(3);
    expect(core.find(({ slug }) => slug === 'old-harbour')).toMatchObject({
      type: 'district',
      label: 'Old Harbour, Port Calder',
      parentIds: { cityId: 'port-calder', regionId: 'calder' },
      defaultRadiusM: 3000,
    });
    expect(core.find(({ slug }) => slug === '1040')?.parentIds.districtId).toBe('old-harbour');
  });

  test('categories and tags are as the contract has them, in both languages, with counts that add up', () => {
    for (const locale of ['en', 'tr'] as const) {
      const { categories, tags } = travelled(encodeTaxonomy(locale));
      for (const category of categories) expect(categorySchema.safeParse(category).success).toBe(true);
      for (const tag of tags) expect(tagSchema.safeParse(tag).success).toBe(true);
    }
    const everywhere = cities.flatMap(({ id }) => decodeSearchShard(encodeSearchShard(id)));
    for (const { id, parentId, facilityCount } of encodeTaxonomy('en').categories) {
      if (parentId !== undefined)
        expect(facilityCount).toBe(
          everywhere.filter((r) => r.primaryCategoryId === id || r.categoryIds.includes(id)).length,
        );
    }
    expect(encodeStats().facilities).toBe(everywhere.length);
  });

  test('the map draws every town on land and grows with the detail', () => {
    const { features } = basemap('country', 0);
    const coasts = features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? geometry.coordinates : []));
    const inside = (lon: number, lat: number) =>
      coasts.some((ring) =>
        ring.reduce((odd, [x1, y1], i) => {
          const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
          return y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1 ? !odd : odd;
        }, false),
      );
    for (const { facility } of dataset().facilities)
      expect([facility.slug, inside(facility.geo.lon, facility.geo.lat)]).toEqual([facility.slug, true]);
    const counts = ([0, 1, 2] as const).map((detail) => basemap('port-calder', detail).features.length);
    expect(counts).toEqual([20, 22, 72]);
  });
});
