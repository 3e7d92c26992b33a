import { countryTimeZone } from '#mocks/directory/seed/country';
import type { Facility } from '#domain/facility';

import { dateAt, instantAt } from '#mocks/directory/seed/dates';
import { drawDetails } from './details';
import { fixtures } from '#mocks/directory/seed/fixtures';
import { drawHours, parseWeek } from './hours';
import { diacriticName, longName, shortWordName, usualName } from './names';
import { photosOf } from '#mocks/directory/seed/photo';
import {
  cities,
  type City,
  districtAt,
  flatDistance,
  landmarks,
  offsetPoint,
  type Point,
  postcodeAt,
  regionById,
} from './places';
import { facilityId, slugify, stream } from '#mocks/directory/seed/random';
import { facilityCount, hadOtherSlug, roleOf } from './roles';
import { drawAddress, type AddressPoint, addressOnEdge } from './streets';
import { leafCategories } from './taxonomy';
import { longText, shortText } from './texts';

/** A facility with the facts that only the server knows. */
export interface SeedFacility {
  n: number;
  /** The public projection: a location that is not public is already replaced by the middle of its district. */
  facility: Facility;
  /** Its real location, on its street. */
  spot: AddressPoint;
  oldSlugs: readonly string[];
  /** An owner's pending edits of protected fields. */
  pendingChanges?: readonly { path: string; before: string; after: string }[];
  /** The facility it nearly duplicates, or was merged into. */
  twin?: number;
}

/** A facility before slugs are assigned; `slugs` are its candidates, best first. */
export type DraftFacility = SeedFacility & { slugs: readonly string[] };

const firstOf = cities.map((_, index) => cities.slice(0, index).reduce((sum, city) => sum + city.facilities, 1));

/** The town of facility `n` (from 1), and the town's index. */
function cityOf(n: number): { city: City; index: number } {
  let index = 0;
  while (index + 1 < cities.length && n >= (firstOf[index + 1] ?? Infinity)) index += 1;
  const city = cities[index];
  if (city === undefined || n < 1 || n > facilityCount)
    throw new Error(`There is no facility ${n}: numbers run from 1 to ${facilityCount}.`);
  return { city, index };
}

/** The main phone number of facility `n`, unique to it. */
export function phoneOf(n: number): string {
  const { index } = cityOf(n);
  return `+999${20 + index}${String((n * 7919 + 104_729) % 1_000_000).padStart(6, '0')}`;
}

/** The nearest earlier facility of the same town that has no role. */
function twinOf(n: number): number {
  const { city } = cityOf(n);
  let twin = n - 1;
  while (twin > fixtures.length && (roleOf(twin) !== undefined || cityOf(twin).city !== city)) twin -= 1;
  return twin;
}

function nearestLandmark(city: City, point: Point): string | undefined {
  return landmarks[city.id]?.find(([, east, north]) => flatDistance(offsetPoint(city, east, north), point) < 900)?.[0];
}

function verificationOf(n: number, state: Facility['verification']['state']): Facility['verification'] {
  const chance = stream('facility', n, 'verification-date');
  if (state === 'unverified' || state === 'pending') return { state };
  const age = state === 'verified' ? chance.int(2, 330) : state === 'due' ? chance.int(337, 363) : chance.int(370, 900);
  const method = chance.pick(['visit', 'phone-call', 'official-document', 'website-match'] as const);
  return { state, method, verifiedAt: instantAt(-age, n), expiresAt: instantAt(365 - age, n) };
}

function ratingOf(n: number): Facility['rating'] {
  const chance = stream('facility', n, 'rating');
  if (!chance.chance(0.85)) return undefined;
  const average = Math.min(5, Math.max(1.4, 4.1 + chance.normal() * 0.62));
  const count = Math.max(1, Math.round(Math.exp(2.9 + chance.normal() * 1.6)));
  return { average: Math.round(average * 10) / 10, count, source: 'Orvela Patient Survey', asOf: dateAt(-30) };
}

function operationalOf(n: number, status: Facility['operationalStatus']) {
  const chance = stream('facility', n, 'operational-date');
  if (status === 'open') return { operationalStatus: status };
  if (status === 'temporarily-closed') {
    const operationalReason = chance.pick([
      'Renovation',
      'Water damage',
      'Staff illness',
      'Moving to a larger building',
    ]);
    return {
      operationalStatus: status,
      operationalReason,
      ...(chance.chance(0.7) && { operationalDate: dateAt(chance.int(6, 60)) }),
    };
  }
  return {
    operationalStatus: status,
    operationalDate: dateAt(status === 'opening-soon' ? chance.int(10, 70) : -chance.int(20, 400)),
  };
}

/** Facility `n`, from its own random streams: it depends on no other facility but its twin. */
export function draftFacility(n: number): DraftFacility {
  const fixture = fixtures[n - 1];
  const role = roleOf(n);
  const { city } = cityOf(n);
  const key = (field: string) => stream('facility', n, field);
  const twin = role === 'near-duplicate' || role === 'merged' ? draftFacility(twinOf(n)) : undefined;

  const categoryId =
    fixture?.categoryId ??
    twin?.facility.primaryCategoryId ??
    leafCategories[key('category').weighted(leafCategories.map(({ weight }) => weight))]?.id ??
    'pharmacy';
  const spot = twin
    ? addressOnEdge(city, twin.spot.edge, Math.min(0.95, twin.spot.t + 0.04), twin.spot.line1.length % 2 === 0)
    : drawAddress(city, ['facility', n], fixture?.near);
  const district = districtAt(city, spot);
  const region = regionById(city.regionId);
  const context = {
    categoryId,
    city: city.name,
    district: district.name,
    street: spot.street,
    useTurkish: key('language').chance(city.turkish),
  };

  const nameChance = key('name');
  let name = fixture?.name ?? usualName(nameChance, context);
  if (role === 'long-name') name = longName(nameChance, context);
  if (role === 'letter-name') name = shortWordName(nameChance, context);
  if (role === 'diacritic-name') name = diacriticName(nameChance);
  if (twin) name = nameChance.chance(0.5) ? `The ${twin.facility.name}` : `${twin.facility.name} ${district.name}`;

  const visibility = fixture?.visibility ?? (role === 'hidden' || role === 'district' ? role : 'exact');
  const verificationDraw = key('verification').weighted([38, 4, 6, 52]);
  const verificationState =
    fixture?.verification ??
    (role === 'pending' || role === 'rejected'
      ? 'unverified'
      : (['verified', 'due', 'expired', 'unverified'] as const)[verificationDraw]) ??
    'unverified';
  const publicationStatus =
    fixture?.publication ?? (role === 'pending' || role === 'rejected' || role === 'merged' ? role : 'published');
  const operational =
    fixture?.operational ??
    (fixture
      ? 'open'
      : (['open', 'temporarily-closed', 'permanently-closed', 'opening-soon'] as const)[
          key('operational').weighted([97, 1.5, 1, 0.5])
        ]) ??
    'open';
  const ownershipState =
    fixture?.ownership ??
    (fixture
      ? 'unclaimed'
      : role === 'contested' || role === 'claim-pending'
        ? role
        : role === 'change-set' || key('ownership').chance(0.3)
          ? 'claimed'
          : 'unclaimed');
  const hours = fixtureHours(fixture?.hours) ?? drawHours(key('hours'), categoryId);
  const noPhone = fixture ? fixture.noPhone === true : key('phone').chance(0.03);
  const changesPending = fixture?.changesPending === true || role === 'change-set';
  const details = drawDetails(n, categoryId, hours);
  const landmark = nearestLandmark(city, spot);
  const text = {
    categoryId,
    name,
    street: spot.street,
    district: district.name,
    city: city.name,
    landmark,
    services: details.services.map((service) => service.name),
  };
  const shortDescription = fixture?.shortDescription ?? shortText(key('short'), text);
  const rating = fixture?.rating
    ? { average: fixture.rating[0], count: fixture.rating[1], source: 'Orvela Patient Survey', asOf: dateAt(-30) }
    : ratingOf(n);
  const photoCount = key('photo').chance(0.4) ? key('photo-count').int(1, 3) : 0;
  const created = -key('created').int(60, 1900);
  const updated = Math.max(created, -key('updated').int(1, 420));
  const isExact = visibility === 'exact';
  const alert =
    fixture?.alert ??
    (key('alert').chance(0.03)
      ? key('alert-text').pick([
          'Closed lifts until further notice: use the side entrance.',
          'New telephone system this week: lines may be busy.',
          'Masks are asked for in the waiting room.',
          'Parking is limited while the street is repaired.',
        ])
      : undefined);
  const alternateNames =
    fixture?.alternateNames ??
    (key('alternate').chance(0.1)
      ? [
          `${name
            .replace(/^(The|Dr\.) /, '')
            .split(' ')
            .slice(0, 2)
            .join(' ')} ${city.name}`.slice(0, 120),
        ]
      : []);

  const facility: Facility = {
    id: facilityId(n),
    code: `XV-${String(n).padStart(6, '0')}`,
    slug: '',
    name,
    alternateNames: [...alternateNames].filter((other) => other !== name),
    shortDescription,
    description: longText(key('long'), text, shortDescription),
    ...details,
    primaryCategoryId: categoryId,
    address: {
      ...(isExact && { line1: spot.line1 }),
      ...(isExact &&
        key('floor').chance(0.15) && {
          line2: key('floor-text').pick(['Floor 1', 'Floor 2', 'Ground floor', 'Rear building', 'Unit B']),
        }),
      districtId: district.id,
      district: district.name,
      cityId: city.id,
      city: city.name,
      regionId: region.id,
      region: region.name,
      ...(isExact && { postalCode: postcodeAt(district, spot) }),
      country: 'XV',
    },
    geo: isExact
      ? {
          lat: spot.lat,
          lon: spot.lon,
          accuracyM: key('accuracy').chance(0.05) ? 150 : 15,
          source: key('accuracy').chance(0.5) ? 'pin' : 'street-interpolated',
        }
      : { lat: district.lat, lon: district.lon, accuracyM: 1500, source: 'district-centroid' },
    locationVisibility: visibility,
    ...(isExact &&
      key('transport').chance(0.5) && {
        transport: `Bus ${key('bus').int(1, 9)} and ${key('bus-2').int(10, 28)} stop on ${spot.street}`,
      }),
    ...(isExact &&
      key('entrance').chance(0.15) && {
        entranceNote: key('entrance-text').pick([
          'Side door after 18:00',
          'Ring the second bell',
          'Entrance through the courtyard',
          'Use the ramp on the left',
        ]),
      }),
    phones: noPhone ? [] : [{ number: twin ? phoneOf(twin.n) : phoneOf(n), type: 'voice' }, ...details.morePhones],
    socials: [],
    timeZone: countryTimeZone,
    ...hours,
    photos: photosOf(n, photoCount, name, 'en'),
    ...(alert !== undefined && {
      alert: {
        text: alert,
        level: fixture?.alert ? 'warning' : 'info',
        from: dateAt(-4),
        until: dateAt(key('alert-end').int(10, 60)),
      },
    }),
    publicationStatus,
    ...(fixture?.mergedIntoSlug !== undefined && { mergedIntoSlug: fixture.mergedIntoSlug }),
    ...operationalOf(n, operational),
    verification: verificationOf(n, verificationState),
    ownership: {
      state: ownershipState,
      ...(ownershipState === 'claimed' && { since: instantAt(Math.max(created, -key('since').int(30, 700)), n) }),
    },
    ...(rating && { rating }),
    completeness: 0,
    changesPending,
    source: 'seed',
    licence: 'CC0-1.0',
    textLanguage: 'en',
    revision: key('revision').int(1, 9),
    createdAt: instantAt(created, n),
    updatedAt: instantAt(updated, n),
  };
  const { morePhones: _, ...clean } = { ...facility, morePhones: undefined };
  const base = slugify(name) || `facility-${n}`;
  const wishes = [base, `${base}-${district.id}`, `${base}-${city.id}`].filter(
    (slug) => slug.length >= 3 && slug.length <= 80,
  );
  return {
    n,
    facility: clean,
    spot,
    slugs: fixture ? [fixture.slug] : wishes.length > 0 ? wishes : [`facility-${n}`],
    oldSlugs:
      fixture?.oldSlugs ??
      (hadOtherSlug(n) ? [`${slugify(`${name.split(' ')[0] ?? ''} ${district.name}`)}-old-${n}`.slice(0, 80)] : []),
    ...(twin && { twin: twin.n }),
    ...(changesPending && {
      pendingChanges: [
        { path: '/name', before: name, after: `${name} ${city.name}`.slice(0, 120) },
        {
          path: '/address/line1',
          before: spot.line1,
          after: spot.line1.replace(/\d+/, (house) => String(Number(house) + 2)),
        },
      ],
    }),
  };
}

function fixtureHours(
  spec: string | undefined,
): Pick<Facility, 'hoursStatus' | 'weekly' | 'publicHolidays'> | undefined {
  if (spec === undefined) return undefined;
  if (spec === 'always') return { hoursStatus: 'always', weekly: [], publicHolidays: 'open' };
  if (spec === 'appointment' || spec === 'unknown') return { hoursStatus: spec, weekly: [], publicHolidays: 'unknown' };
  return { hoursStatus: 'known', weekly: parseWeek(spec), publicHolidays: 'closed' };
}
