import { countryTimeZone } from './country';
import type { Facility, FacilityAlert, OperationalStatus, VerificationState } from '#domain/facility';
import type { OpeningHours } from '#domain/openingHours';

import { dateAt, instantAt } from './dates';
import { facilityId, slugify } from './random';
import { servicesByCategory } from './services';

/** The languages of the directory. */
export type Locale = 'en' | 'tr';

/** A facility as the search and its cards need it; `access` lists only confirmed features. */
export interface ShardRecord {
  n: number;
  id: string;
  slug: string;
  name: string;
  alternateNames: readonly string[];
  primaryCategoryId: string;
  categoryIds: readonly string[];
  tagIds: readonly string[];
  services: readonly string[];
  organization: string;
  /** Address line and district, as searched. */
  address: string;
  /** The short description. */
  description: string;
  lat: number;
  lon: number;
  regionId: string;
  cityId: string;
  districtId: string;
  verified: boolean;
  temporarilyClosed: boolean;
  rating?: { average: number; count: number };
  access: readonly string[];
  languages: readonly string[];
  fees: string;
  appointment: string;
  acceptingNew: string;
  /** The location is hidden: `lat` and `lon` are the middle of its district. */
  hidden: boolean;
  hours: OpeningHours;
  locationVisibility: Facility['locationVisibility'];
  line1?: string;
  postalCode?: string;
  district: string;
  city: string;
  phone?: string;
  /** Whether it has photos; `photosOf` generates them. */
  hasPhoto: boolean;
  verificationState: VerificationState;
  verifiedAt?: string;
  operationalStatus: OperationalStatus;
  alert?: FacilityAlert;
}

type Sparse<T> = Readonly<Record<string, T>>;

/**
 * A town's searchable facilities by column; indexes refer to the lists at the top, dates are days from the data day.
 */
export interface SearchShard {
  city: { id: string; name: string; regionId: string; lat: number; lon: number };
  phonePrefix: string;
  districts: readonly (readonly [id: string, name: string])[];
  categories: readonly string[];
  tagNames: readonly string[];
  organizations: readonly string[];
  streets: readonly string[];
  languageSets: readonly string[];
  weeks: readonly string[];
  accessNames: readonly string[];
  feeModels: readonly string[];
  appointments: readonly string[];
  acceptings: readonly string[];
  hoursStates: readonly OpeningHours['hoursStatus'][];
  holidayRules: readonly OpeningHours['publicHolidays'][];
  verifications: readonly VerificationState[];
  n: readonly number[];
  name: readonly string[];
  /** The suffix to the slug of the name, or after `=` the whole slug. */
  slug: readonly string[];
  category: readonly number[];
  tags: readonly number[];
  services: readonly number[];
  organization: readonly number[];
  street: readonly number[];
  house: readonly number[];
  east: readonly (0 | 1)[];
  district: readonly number[];
  lat: readonly number[];
  lon: readonly number[];
  verification: readonly number[];
  verifiedAge: readonly number[];
  stars: readonly number[];
  votes: readonly number[];
  access: readonly number[];
  language: readonly number[];
  terms: readonly number[];
  week: readonly number[];
  description: readonly string[];
  phone: readonly (0 | 1 | string)[];
  photo: readonly (0 | 1)[];
  postcodes: readonly (readonly [string, string])[];
  alternate: Sparse<readonly string[]>;
  more: Sparse<readonly string[]>;
  visibility: Sparse<Facility['locationVisibility']>;
  operational: Sparse<readonly [OperationalStatus, number?]>;
  exceptions: Sparse<readonly (readonly [number, number, string, string?, string?])[]>;
  alert: Sparse<readonly [string, FacilityAlert['level'], number, number]>;
}

/** The names whose bit is set in the mask. */
export function bits(mask: number, names: readonly string[]): string[] {
  const named: string[] = [];
  for (let index = 0, left = mask; left !== 0; index++, left >>>= 1) {
    const name = names[index];
    if ((left & 1) === 1 && name !== undefined) named.push(name);
  }
  return named;
}

const turkishStreet = /(Caddesi|Sokağı|Yolu)$/;

/** House number and street, in the order of the street's language. */
function addressLine(street: string, house: number): string {
  return turkishStreet.test(street) ? `${street} ${house}` : `${house} ${street}`;
}

/** The inverse of `packWeek`. */
export function unpackWeek(packed: string): OpeningHours['weekly'] {
  if (packed === '') return [];
  return packed.split(' ').map((range) => ({
    day: Number(range[0]),
    opens: `${range.slice(1, 3)}:${range.slice(3, 5)}`,
    closes: `${range.slice(5, 7)}:${range.slice(7, 9)}`,
  }));
}

/** Encodes a week as text: `109001800` is Monday 09:00–18:00. */
export function packWeek(weekly: OpeningHours['weekly']): string {
  return weekly.map(({ day, opens, closes }) => `${day}${opens}${closes}`.replaceAll(':', '')).join(' ');
}

/** The inverse of `packSlug`. */
export function unpackSlug(name: string, packed: string): string {
  return packed.startsWith('=') ? packed.slice(1) : slugify(name) + packed;
}

/** Encodes a slug for a shard: only the part that does not follow from the name. */
export function packSlug(name: string, slug: string): string {
  const base = slugify(name);
  return slug.startsWith(base) ? slug.slice(base.length) : `=${slug}`;
}

/** Decodes the facilities of a shard, with dates shifted by `shiftDays` (see `shiftFor`). */
export function decodeSearchShard(shard: SearchShard, shiftDays = 0): ShardRecord[] {
  const { city } = shard;
  const day = (offset: number) => dateAt(offset + shiftDays);
  const weeks = shard.weeks.map(unpackWeek);
  const languageSets = shard.languageSets.map((set) => set.split(' '));
  const serviceNames = shard.categories.map((id) =>
    (servicesByCategory.get(id) ?? []).map((service) => service.name.en),
  );
  let n = 0;
  return shard.n.map((step, i) => {
    n += step;
    const at = (column: readonly number[]) => column[i] ?? 0;
    const category = at(shard.category);
    const [districtId, district] = shard.districts[at(shard.district)] ?? ['', ''];
    const name = shard.name[i] ?? '';
    const visibility = shard.visibility[i] ?? 'exact';
    const line1 =
      visibility === 'exact' ? addressLine(shard.streets[at(shard.street)] ?? '', at(shard.house)) : undefined;
    const postalCode = line1 === undefined ? undefined : shard.postcodes[at(shard.district)]?.[shard.east[i] ?? 0];
    const state = shard.verifications[at(shard.verification)] ?? 'unverified';
    const age = at(shard.verifiedAge);
    const [operationalStatus, operationalDay] = shard.operational[i] ?? ['open' as const];
    const terms = at(shard.terms);
    const phone = shard.phone[i] ?? 0;
    const alert = shard.alert[i];
    return {
      n,
      id: facilityId(n),
      slug: unpackSlug(name, shard.slug[i] ?? ''),
      name,
      alternateNames: shard.alternate[i] ?? [],
      primaryCategoryId: shard.categories[category] ?? '',
      categoryIds: shard.more[i] ?? [],
      tagIds: bits(at(shard.tags), shard.tagNames),
      services: bits(at(shard.services), serviceNames[category] ?? []),
      organization: shard.organizations[at(shard.organization)] ?? '',
      address: line1 === undefined ? district : `${line1}, ${district}`,
      description: shard.description[i] ?? '',
      lat: (city.lat * 1e5 + at(shard.lat)) / 1e5,
      lon: (city.lon * 1e5 + at(shard.lon)) / 1e5,
      regionId: city.regionId,
      cityId: city.id,
      districtId,
      verified: state === 'verified' || state === 'due',
      temporarilyClosed: operationalStatus === 'temporarily-closed',
      ...(at(shard.votes) > 0 && { rating: { average: at(shard.stars) / 10, count: at(shard.votes) } }),
      access: bits(at(shard.access), shard.accessNames),
      languages: languageSets[at(shard.language)] ?? [],
      fees: shard.feeModels[terms % 6] ?? 'unknown',
      appointment: shard.appointments[Math.floor(terms / 6) % 4] ?? 'unknown',
      acceptingNew: shard.acceptings[Math.floor(terms / 24) % 4] ?? 'unknown',
      hidden: visibility !== 'exact',
      hours: {
        timeZone: countryTimeZone,
        hoursStatus: shard.hoursStates[Math.floor(terms / 96) % 4] ?? 'unknown',
        publicHolidays: shard.holidayRules[Math.floor(terms / 384) % 4] ?? 'unknown',
        weekly: weeks[at(shard.week)] ?? [],
        exceptions: (shard.exceptions[i] ?? []).map(([from, to, kind, ranges, reason]) => ({
          from: day(from),
          to: day(to),
          kind: kind === 's' ? ('special' as const) : ('closed' as const),
          ...(ranges && {
            ranges: ranges.split(' ').map((range) => ({ opens: range.slice(0, 5), closes: range.slice(6) })),
          }),
          ...(reason !== undefined && { reason }),
        })),
        operationalStatus,
        ...(operationalDay !== undefined && { operationalDate: day(operationalDay) }),
      },
      locationVisibility: visibility,
      ...(line1 !== undefined && { line1 }),
      ...(postalCode !== undefined && { postalCode }),
      district,
      city: city.name,
      ...(phone !== 0 && { phone: phone === 1 ? derivedPhone(shard.phonePrefix, n) : phone }),
      hasPhoto: shard.photo[i] === 1,
      verificationState: state,
      ...(age > 0 && { verifiedAt: instantAt(shiftDays - age, n) }),
      operationalStatus,
      ...(alert && { alert: { text: alert[0], level: alert[1], from: day(alert[2]), until: day(alert[3]) } }),
    };
  });
}

/** The default phone number of facility `n`. */
export function derivedPhone(prefix: string, n: number): string {
  return `${prefix}${String((n * 7919 + 104_729) % 1_000_000).padStart(6, '0')}`;
}
