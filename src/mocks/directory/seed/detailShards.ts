import { countryTimeZone } from './country';
import type { Facility } from '#domain/facility';
import { accessFeatures } from '#modules/facility-search/filterChoices';

import { dateAt, instantAt, offsetOf, shiftDate } from './dates';
import { fixtureSlugs } from './fixtureSlugs';
import { photosOf } from './photo';
import { facilityId, hash } from './random';
import { servicesByCategory } from './services';
import { bits, derivedPhone, type Locale, packWeek, unpackWeek } from './shards';

/** Number of buckets that facilities are distributed to by their slug. */
const hashedCount = 24;
/** The bucket of the fixtures, which the sample requests are about: a list of requests loads one bucket. */
const fixtureBucket = hashedCount;
/** Number of detail buckets. @internal */
export const bucketCount = hashedCount + 1;

const isFixture = (slug: string): boolean => (fixtureSlugs as readonly string[]).includes(slug);

/** The bucket of a slug, including old ones. */
export function bucketOf(slug: string): number {
  return isFixture(slug) ? fixtureBucket : hash(slug) % hashedCount;
}

/** Fields encoded without change. */
type PlainFields = Pick<
  Facility,
  | 'slug'
  | 'name'
  | 'shortDescription'
  | 'organization'
  | 'primaryCategoryId'
  | 'transport'
  | 'entranceNote'
  | 'hoursNote'
  | 'eligibility'
  | 'fees'
  | 'interpretation'
  | 'capacity'
  | 'alert'
  | 'mergedIntoSlug'
  | 'operationalDate'
  | 'operationalReason'
  | 'revision'
  | 'completeness'
>;

/** Fields omitted when they have their most common value. */
type DefaultedFields = Pick<
  Facility,
  | 'alternateNames'
  | 'operatorType'
  | 'categoryIds'
  | 'tagIds'
  | 'socials'
  | 'hoursStatus'
  | 'exceptions'
  | 'publicHolidays'
  | 'appointment'
  | 'referral'
  | 'acceptingNew'
  | 'requiredDocuments'
  | 'languages'
  | 'amenities'
  | 'locationVisibility'
  | 'publicationStatus'
  | 'operationalStatus'
  | 'changesPending'
  | 'source'
  | 'licence'
  | 'textLanguage'
>;

const defaultFields: DefaultedFields = {
  alternateNames: [],
  operatorType: 'private',
  categoryIds: [],
  tagIds: [],
  socials: [],
  hoursStatus: 'known',
  exceptions: [],
  publicHolidays: 'closed',
  appointment: 'walk-in',
  referral: 'not-needed',
  acceptingNew: 'yes',
  requiredDocuments: [],
  languages: ['en', 'tr'],
  amenities: [],
  locationVisibility: 'exact',
  publicationStatus: 'published',
  operationalStatus: 'open',
  changesPending: false,
  source: 'seed',
  licence: 'CC0-1.0',
  textLanguage: 'en',
};

/**
 * A facility without values that follow from its number, district or bucket, or are the default; days count from the
 * data day.
 */
export interface SlimFacility extends PlainFields, Partial<DefaultedFields> {
  n: number;
  /** Description, with \u0001 for the short one and \u0002 for the list of services. */
  text: string;
  place: readonly [district: string, line1: string, line2: string, postalCode: string];
  geo: readonly [lat: number, lon: number, accuracyM: number, source: Facility['geo']['source']];
  /** 1 for the number derived from `n`. */
  lines: readonly (1 | Facility['phones'][number])[];
  /** Bits: e-mail, website, booking, all on the host named after the slug. */
  web: number;
  services: number;
  /** One letter per `accessFeatures`: y, p, n, or - for unknown. */
  access: string;
  week: number;
  photos: number;
  rating?: readonly [average: number, count: number, asOf: number];
  check: readonly [state: Facility['verification']['state'], method?: Facility['verification']['method'], age?: number];
  owner: readonly [state: Facility['ownership']['state'], since?: number];
  dates: readonly [created: number, updated: number];
}

/** About a hundred facilities in full, and redirects from old slugs. */
export interface DetailBucket {
  redirects: Readonly<Record<string, string>>;
  /** By district id: its name, town and region, and the town's phone prefix. */
  districts: Readonly<
    Record<
      string,
      readonly [name: string, cityId: string, city: string, regionId: string, region: string, phonePrefix: string]
    >
  >;
  weeks: readonly string[];
  facilities: readonly SlimFacility[];
}

const states = { y: 'yes', p: 'partial', n: 'no' } as const;

function hostOf(slug: string): string {
  return `${slug.slice(0, 60).replace(/-+$/, '')}.example`;
}

function offerOf(names: readonly string[]): string {
  return `### What we offer\n\n${names
    .slice(0, 4)
    .map((name) => `- ${name}`)
    .join('\n')}`;
}

const survey = 'Orvela Patient Survey';

/** Encodes a facility compactly; `decodeFacility` restores it. */
export function slimFacility(
  n: number,
  facility: Facility,
  phone: string,
  weekOf: (packed: string) => number,
): SlimFacility {
  const f = facility;
  const host = hostOf(f.slug);
  const catalogue = servicesByCategory.get(f.primaryCategoryId) ?? [];
  const names = f.services.map(({ name }) => name);
  const { verification: v, ownership: o, rating: r } = f;
  const special = Object.fromEntries(
    Object.entries(defaultFields).flatMap(([key, value]) => {
      const own = f[key as keyof DefaultedFields];
      return JSON.stringify(own) === JSON.stringify(value) ? [] : [[key, own]];
    }),
  ) as Partial<DefaultedFields>;
  const { slug, name, shortDescription, primaryCategoryId, fees, revision, completeness } = f;
  const {
    organization,
    transport,
    entranceNote,
    hoursNote,
    eligibility,
    interpretation,
    capacity,
    alert,
    mergedIntoSlug,
    operationalDate,
    operationalReason,
  } = f;
  return {
    n,
    slug,
    name,
    shortDescription,
    primaryCategoryId,
    fees,
    revision,
    completeness,
    ...(organization && { organization }),
    ...(transport !== undefined && { transport }),
    ...(entranceNote !== undefined && { entranceNote }),
    ...(hoursNote !== undefined && { hoursNote }),
    ...(eligibility && { eligibility }),
    ...(interpretation !== undefined && { interpretation }),
    ...(capacity && { capacity }),
    ...(alert && { alert }),
    ...(mergedIntoSlug !== undefined && { mergedIntoSlug }),
    ...(operationalDate !== undefined && { operationalDate }),
    ...(operationalReason !== undefined && { operationalReason }),
    ...special,
    text: f.description.replace(shortDescription, '\u0001').replace(offerOf(names), '\u0002'),
    place: [f.address.districtId, f.address.line1 ?? '', f.address.line2 ?? '', f.address.postalCode ?? ''],
    geo: [f.geo.lat, f.geo.lon, f.geo.accuracyM, f.geo.source],
    lines: f.phones.map((line) => (line.number === phone && line.type === 'voice' ? 1 : line)),
    web:
      (f.email === `hello@${host}` ? 1 : 0) +
      (f.website === `https://${host}` ? 2 : 0) +
      (f.bookingUrl === `https://${host}/book` ? 4 : 0),
    services: f.services.reduce((sum, { id }) => sum | (1 << catalogue.findIndex((service) => service.id === id)), 0),
    access: accessFeatures
      .map((feature) => f.accessibility.find((entry) => entry.feature === feature)?.state[0] ?? '-')
      .join(''),
    week: weekOf(packWeek(f.weekly)),
    photos: f.photos.length,
    ...(r && { rating: [r.average, r.count, offsetOf(r.asOf)] as const }),
    check: v.verifiedAt === undefined ? [v.state] : [v.state, v.method, -offsetOf(v.verifiedAt)],
    owner: o.since === undefined ? [o.state] : [o.state, offsetOf(o.since)],
    dates: [offsetOf(f.createdAt), offsetOf(f.updatedAt)],
  };
}

/** The result of a lookup: a facility in any publication state, another slug, or nothing. */
export type DetailResult =
  { kind: 'found'; facility: Facility } | { kind: 'moved'; slug: string; merged: boolean } | { kind: 'missing' };

/** The language, and the shift of dates in days (see `shiftFor`). */
export interface DetailOptions {
  locale?: Locale;
  shiftDays?: number;
}

/** Looks a slug up in its bucket (see `bucketOf`); services are named in the given language. */
export function decodeDetail(bucket: DetailBucket, slug: string, options: DetailOptions = {}): DetailResult {
  const to = Object.hasOwn(bucket.redirects, slug) ? bucket.redirects[slug] : undefined;
  const slim = bucket.facilities.find((candidate) => candidate.slug === slug);
  // A slug with a facility as well as a redirect belongs to a merged facility.
  if (to !== undefined) return { kind: 'moved', slug: to, merged: slim !== undefined };
  return slim === undefined ? { kind: 'missing' } : { kind: 'found', facility: decodeFacility(bucket, slim, options) };
}

/** One facility of a bucket in full. */
function decodeFacility(
  bucket: DetailBucket,
  slim: SlimFacility,
  { locale = 'en', shiftDays = 0 }: DetailOptions = {},
): Facility {
  const { n, text, place, geo, lines, web, services, access, week, photos, rating, check, owner, dates, ...rest } =
    slim;
  const [districtId, line1, line2, postalCode] = place;
  const [district, cityId, city, regionId, region, prefix] = bucket.districts[districtId] ?? ['', '', '', '', '', ''];
  const host = hostOf(slim.slug);
  const catalogue = servicesByCategory.get(slim.primaryCategoryId) ?? [];
  const offered = bits(
    services,
    catalogue.map(({ id }) => id),
  ).map((id) => ({ id, name: catalogue.find((service) => service.id === id)?.name ?? { en: id, tr: id } }));
  const [state, method, age] = check;
  const facility: Facility = {
    ...defaultFields,
    ...rest,
    id: facilityId(n),
    code: `XV-${String(n).padStart(6, '0')}`,
    description: text
      .replace('\u0001', slim.shortDescription)
      .replace('\u0002', offerOf(offered.map(({ name }) => name.en))),
    address: {
      ...(line1 && { line1 }),
      ...(line2 && { line2 }),
      districtId,
      district,
      cityId,
      city,
      regionId,
      region,
      ...(postalCode && { postalCode }),
      country: 'XV',
    },
    geo: { lat: geo[0], lon: geo[1], accuracyM: geo[2], source: geo[3] },
    phones: lines.map((line) => (line === 1 ? { number: derivedPhone(prefix, n), type: 'voice' as const } : line)),
    ...((web & 1) !== 0 && { email: `hello@${host}` }),
    ...((web & 2) !== 0 && { website: `https://${host}` }),
    ...((web & 4) !== 0 && { bookingUrl: `https://${host}/book` }),
    timeZone: countryTimeZone,
    services: offered.map(({ id, name }) => ({ id, name: name[locale] })),
    accessibility: accessFeatures.flatMap((feature, index) => {
      const letter = access[index];
      return letter === 'y' || letter === 'p' || letter === 'n' ? [{ feature, state: states[letter] }] : [];
    }),
    weekly: [...unpackWeek(bucket.weeks[week] ?? '')],
    photos: photosOf(n, photos, slim.name, locale),
    ...(rating && { rating: { average: rating[0], count: rating[1], source: survey, asOf: dateAt(rating[2]) } }),
    verification: {
      state,
      ...(method &&
        age !== undefined && { method, verifiedAt: instantAt(-age, n), expiresAt: instantAt(365 - age, n) }),
    },
    ownership: { state: owner[0], ...(owner[1] !== undefined && { since: instantAt(owner[1], n) }) },
    createdAt: instantAt(dates[0], n),
    updatedAt: instantAt(dates[1], n),
  };
  return shiftFacility(facility, shiftDays);
}

/** Shifts every date of a facility by whole days. */
export function shiftFacility(facility: Facility, days: number): Facility {
  if (days === 0) return facility;
  const move = (date: string) => shiftDate(date, days);
  const { verification: v, ownership, rating, alert } = facility;
  return {
    ...facility,
    createdAt: move(facility.createdAt),
    updatedAt: move(facility.updatedAt),
    exceptions: facility.exceptions.map((entry) => ({ ...entry, from: move(entry.from), to: move(entry.to) })),
    verification: {
      ...v,
      ...(v.verifiedAt && { verifiedAt: move(v.verifiedAt) }),
      ...(v.expiresAt && { expiresAt: move(v.expiresAt) }),
    },
    ownership: { ...ownership, ...(ownership.since && { since: move(ownership.since) }) },
    ...(rating && { rating: { ...rating, asOf: move(rating.asOf) } }),
    ...(alert && { alert: { ...alert, from: move(alert.from), until: move(alert.until) } }),
    ...(facility.operationalDate && { operationalDate: move(facility.operationalDate) }),
  };
}
