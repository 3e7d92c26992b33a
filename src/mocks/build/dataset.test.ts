import { describe, expect, test } from 'vitest';

import { facilitySchema } from '#domain/facility';

import { dataset } from './dataset';
import { dataDay } from '#mocks/directory/seed/dates';
import { draftFacility } from './facility';
import { fixtures } from '#mocks/directory/seed/fixtures';
import { fixtureSlugs } from '#mocks/directory/seed/fixtureSlugs';
import { holidayDates, publicHolidays } from '#mocks/directory/seed/holidays';
import { isOvernight } from './hours';
import { cities, districtAt, flatDistance, postcodeAt } from './places';
import { hash, slugify, stream } from '#mocks/directory/seed/random';
import { cityGraph, highways, housesPerEdge } from './streets';
import { categories, leafCategories, tags } from './taxonomy';

const { facilities, bySlug, redirects } = dataset();
const all = facilities.map(({ facility }) => facility);
type Test = (facility: (typeof all)[number]) => boolean;
const share = (of: Test) => (100 * all.filter(of).length) / all.length;
const count = (of: Test) => all.filter(of).length;

describe('the shares of the directory', () => {
  const shares: readonly (readonly [string, number, Test])[] = [
    ['verified', 38, (f) => f.verification.state === 'verified'],
    ['due', 4, (f) => f.verification.state === 'due'],
    ['expired', 6, (f) => f.verification.state === 'expired'],
    ['unverified', 52, (f) => f.verification.state === 'unverified'],
    ['claimed', 30, (f) => f.ownership.state === 'claimed'],
    ['hours known', 78, (f) => f.hoursStatus === 'known'],
    ['always open', 4, (f) => f.hoursStatus === 'always'],
    ['by appointment', 6, (f) => f.hoursStatus === 'appointment'],
    ['hours unknown', 12, (f) => f.hoursStatus === 'unknown'],
    ['overnight', 5, (f) => isOvernight(f.weekly)],
    ['split shifts', 22, (f) => f.weekly.some(({ day }, index) => f.weekly[index + 1]?.day === day)],
    ['temporarily closed', 1.5, (f) => f.operationalStatus === 'temporarily-closed'],
    ['permanently closed', 1, (f) => f.operationalStatus === 'permanently-closed'],
    ['opening soon', 0.5, (f) => f.operationalStatus === 'opening-soon'],
    ['rated', 85, (f) => f.rating !== undefined],
    ['with photos', 40, (f) => f.photos.length > 0],
    ['without a phone', 3, (f) => f.phones.length === 0],
  ];
  test.each(shares)('%s is %d %% within two points', (_, wanted, of) => {
    expect(Math.abs(share(of) - wanted)).toBeLessThanOrEqual(2);
  });

  test.each(leafCategories.map(({ id, weight }) => [id, weight] as const))(
    '%s weighs %d %% within two points',
    (id, weight) => {
      expect(Math.abs(share((f) => f.primaryCategoryId === id) - weight)).toBeLessThanOrEqual(2);
    },
  );

  test('the rare ones are dealt out exactly', () => {
    expect(all).toHaveLength(2400);
    expect(count((f) => f.publicationStatus === 'pending')).toBe(24);
    expect(count((f) => f.publicationStatus === 'rejected')).toBe(6);
    expect(count((f) => f.publicationStatus === 'merged')).toBe(10);
    expect(count((f) => f.locationVisibility !== 'exact')).toBe(12);
    expect(count((f) => f.ownership.state === 'contested')).toBe(8);
    expect(count((f) => f.changesPending)).toBe(15);
    expect(facilities.filter(({ pendingChanges }) => pendingChanges !== undefined)).toHaveLength(15);
    expect(
      facilities.filter(({ twin, facility }) => twin !== undefined && facility.publicationStatus === 'published'),
    ).toHaveLength(12);
    expect(facilities.reduce((sum, { oldSlugs }) => sum + oldSlugs.length, 0)).toBe(40);
    for (const city of cities) expect(count((f) => f.address.cityId === city.id)).toBe(city.facilities);
  });

  test('hard names are there, ten of each at least', () => {
    expect(count((f) => f.name.length >= 85)).toBeGreaterThanOrEqual(10);
    expect(count((f) => /(^|\s)\p{L}(\s|$)/u.test(f.name))).toBeGreaterThanOrEqual(10);
    const isForeign = (word: string) => [...word].some((letter) => letter > '~');
    expect(count((f) => f.name.split(' ').every(isForeign))).toBeGreaterThanOrEqual(10);
  });
});

describe('every record', () => {
  test('is a facility as the contract has it', () => {
    for (const facility of all) {
      const result = facilitySchema.safeParse(facility);
      expect(result.success ? [] : [facility.slug, result.error.issues]).toEqual([]);
    }
  });

  test('has an id, code, slug and number of its own', () => {
    for (const key of ['id', 'code', 'slug'] as const) expect(new Set(all.map((f) => f[key])).size).toBe(all.length);
    const own = facilities
      .filter(({ twin }) => twin === undefined)
      .flatMap(({ facility }) => facility.phones.map(({ number }) => number));
    expect(new Set(own).size).toBe(own.length);
    for (const slug of bySlug.keys()) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug).not.toMatch(/^(\d+|create|claims|map|new|edit|admin|search)$/);
    }
  });

  test('old addresses lead to a facility that is there, and were never given again', () => {
    for (const [old, slug] of redirects) {
      expect(bySlug.get(slug)?.facility.publicationStatus).toBe('published');
      const holder = bySlug.get(old)?.facility;
      expect(holder === undefined || holder.publicationStatus === 'merged').toBe(true);
    }
  });

  test('has address, pin, district and postcode that agree', () => {
    for (const { facility, spot } of facilities) {
      const city = cities.find(({ id }) => id === facility.address.cityId);
      if (city === undefined) throw new Error(facility.slug);
      const { nodes } = cityGraph(city);
      const [a, b] = [nodes[spot.edge.a], nodes[spot.edge.b]];
      if (a === undefined || b === undefined) throw new Error(facility.slug);
      const onStreet = { lat: a.lat + (b.lat - a.lat) * spot.t, lon: a.lon + (b.lon - a.lon) * spot.t };
      expect(flatDistance(spot, onStreet)).toBeLessThan(12);
      const house = Number(/\d+/.exec(spot.line1)?.[0]);
      expect(Math.floor((house - 1) / 2)).toBe(spot.edge.at * housesPerEdge + Math.floor(spot.t * housesPerEdge));
      // The local back end relies on this maximum when it picks the towns to load.
      expect(flatDistance(city, spot)).toBeLessThan(14_000);
      const district = districtAt(city, spot);
      expect(facility.address.districtId).toBe(district.id);
      if (facility.locationVisibility === 'exact') {
        expect(facility.geo).toMatchObject({ lat: spot.lat, lon: spot.lon });
        expect(facility.address.line1).toBe(spot.line1);
        expect(facility.address.postalCode).toBe(postcodeAt(district, spot));
      } else {
        expect(facility.geo).toMatchObject({ lat: district.lat, lon: district.lon });
        expect(facility.address.line1).toBeUndefined();
        expect(JSON.stringify(facility)).not.toContain(spot.line1);
      }
    }
  });

  test('invented things stay invented', () => {
    for (const f of all) {
      for (const { number } of f.phones) expect(number).toMatch(/^\+999/);
      if (f.email !== undefined) expect(f.email).toMatch(/\.example$/);
      for (const url of [f.website, f.bookingUrl, ...f.socials])
        if (url !== undefined) expect(new URL(url).hostname).toMatch(/\.example$/);
    }
  });
});

describe('determinism', () => {
  // These figures may change only when these facilities change: a new record, field or role must not affect them.
  test('a facility depends on its own number alone', () => {
    const alone = draftFacility(1024).facility;
    expect(alone.name).toBe(all[1023]?.name);
    expect(alone.geo).toEqual(all[1023]?.geo);
    expect(
      [1024, 1, 2400].map((n) =>
        hash(JSON.stringify([all[n - 1]?.id, all[n - 1]?.name, all[n - 1]?.geo, all[n - 1]?.weekly])),
      ),
    ).toMatchInlineSnapshot(`
      [
        3290054559,
        1035010491,
        2523245676,
      ]
    `);
  });

  test('a stream follows from its key', () => {
    expect(stream('facility', 7, 'name').next()).toBe(stream('facility', 7, 'name').next());
    expect(stream('facility', 7, 'name').next()).not.toBe(stream('facility', 7, 'phone').next());
  });
});

describe('the fixtures', () => {
  test.each(fixtures.map(({ slug, name }) => [slug, name] as const))('%s is %s', (slug, name) => {
    expect(bySlug.get(slug)?.facility.name).toBe(name);
  });

  test('have their slugs listed', () => {
    expect(fixtures.map(({ slug }) => slug)).toEqual(fixtureSlugs);
  });

  test('are in the state they stand for', () => {
    const at = (slug: string) => bySlug.get(slug)?.facility;
    expect(at('quayside-pharmacy')?.operationalStatus).toBe('temporarily-closed');
    expect(at('old-customs-house-clinic')?.operationalStatus).toBe('permanently-closed');
    expect(at('lantern-house-refuge')?.locationVisibility).toBe('hidden');
    expect(at('marina-counselling')?.hoursStatus).toBe('appointment');
    expect(at('castle-hill-child-health-centre')?.alert?.level).toBe('warning');
    expect(at('chapel-row-home-nursing')?.phones).toEqual([]);
    expect(redirects.get('salt-market-clinic')).toBe('saltmarket-clinic');
    expect(redirects.get('harbour-chemist')).toBe('harbour-pharmacy');
  });
});

describe('the country', () => {
  test('Harrow Isle has no road to the main island', () => {
    const region = (id: string) => cities.find((city) => city.id === id)?.regionId;
    for (const [from, to] of highways) expect(region(from) === 'harrow-isle').toBe(region(to) === 'harrow-isle');
    expect(highways).toHaveLength(14);
  });

  test('every street has a name of its own in its town', () => {
    for (const city of cities) {
      const names = cityGraph(city).streets.map(({ name }) => name);
      expect(names).toHaveLength(city.grid * 2);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('has 18 categories under 6 parents and 24 tags, in two languages', () => {
    expect(leafCategories).toHaveLength(18);
    expect(categories.length - leafCategories.length).toBe(6);
    expect(tags).toHaveLength(24);
    expect(leafCategories.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    for (const { name } of [...categories, ...tags]) expect(name.tr).not.toBe(name.en);
  });

  test('has nine public holidays a year; Harbour Monday is the first Monday of September', () => {
    expect(publicHolidays(2026)).toHaveLength(9);
    expect(holidayDates(dataDay)).toContain('2026-09-07');
    expect(holidayDates(dataDay)).toContain('2026-03-23');
  });

  test('slugs fold both alphabets', () => {
    expect(slugify('Işıklı ECZANE – Çelik’in & Co')).toBe('isikli-eczane-celikin-and-co');
  });
});
