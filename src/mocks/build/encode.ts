import type { Facility } from '#domain/facility';
import { accessFeatures, appointmentKinds, feeModels } from '#modules/facility-search/filterChoices';

import { dataset } from './dataset';
import { countRecords } from '#mocks/directory/countRecords';
import { minutesOf, offsetOf } from '#mocks/directory/seed/dates';
import { bucketOf, type DetailBucket, slimFacility } from '#mocks/directory/seed/detailShards';
import { phoneOf, type SeedFacility } from './facility';
import { cities, type City, cityById, regions } from './places';
import { corePlaces, finePlaces, type SeedPlace } from './placeIndex';
import { servicesByCategory } from '#mocks/directory/seed/services';
import { cityGraph, highwayBend, highways } from './streets';
import {
  type ChecksShard,
  type CountsShard,
  decodePlaces,
  type DirectoryStats,
  type PlacesShard,
  type TagPagesShard,
  type TaxonomyShard,
} from '#mocks/directory/seed/groundShards';
import { isTownWithin } from '#mocks/directory/townExtent';
import type { RoadShard } from '#mocks/directions/seed/roadShard';
import {
  decodeSearchShard,
  type Locale,
  packSlug,
  packWeek,
  type SearchShard,
  type ShardRecord,
} from '#mocks/directory/seed/shards';
import { categories, leafCategories, tags } from './taxonomy';
import { tagTitles } from './tagTitles';

// The values a search can filter by, and `unknown`.
const fees = ['unknown', ...feeModels] as const;
const appointments = ['unknown', ...appointmentKinds, 'either'] as const;
const acceptings = ['unknown', 'yes', 'no', 'waiting-list'] as const;
const hoursStates = ['known', 'always', 'appointment', 'unknown'] as const;
const holidayRules = ['closed', 'open', 'special', 'unknown'] as const;
const verifications = ['unverified', 'pending', 'verified', 'due', 'expired'] as const;

/** Assigns each distinct string a number, in order of first use. */
function interner() {
  const index = new Map<string, number>();
  return {
    of(text: string): number {
      const known = index.get(text);
      if (known !== undefined) return known;
      index.set(text, index.size);
      return index.size - 1;
    },
    list: () => [...index.keys()],
  };
}

const mask = (wanted: readonly string[], names: readonly string[]) =>
  wanted.reduce((sum, name) => sum | (1 << names.indexOf(name)), 0);

function phonePrefix(cityId: string): string {
  return `+999${20 + cities.findIndex(({ id }) => id === cityId)}`;
}

/** Whether a search can find a facility: published and not permanently closed. */
export function isListed({ publicationStatus, operationalStatus }: Facility): boolean {
  return publicationStatus === 'published' && operationalStatus !== 'permanently-closed';
}

/** The slugs of all facilities that a search can find. */
export function listedSlugs(): string[] {
  return dataset()
    .facilities.filter(({ facility }) => isListed(facility))
    .map(({ facility }) => facility.slug);
}

/** The facilities of a town that a search can find. */
export function listedIn(cityId: string): SeedFacility[] {
  return dataset().facilities.filter(({ facility }) => facility.address.cityId === cityId && isListed(facility));
}

/** A town's searchable facilities, column by column. */
export function encodeSearchShard(cityId: string): SearchShard {
  const city = cityById(cityId);
  const seeds = listedIn(cityId);
  const [organizations, streets, languageSets, weeks] = [interner(), interner(), interner(), interner()];
  organizations.of('');
  const leafIds = leafCategories.map(({ id }) => id);
  const tagIds = tags.map(({ id }) => id);
  const serviceIds = leafIds.map((id) => (servicesByCategory.get(id) ?? []).map((service) => service.id));
  const districtIds = city.districts.map(({ id }) => id);
  const sparse = <T>(of: (facility: Facility) => T | undefined): Record<string, T> =>
    Object.fromEntries(
      seeds.flatMap(({ facility }, i) => {
        const value = of(facility);
        return value === undefined ? [] : [[i, value] as const];
      }),
    );
  const column = <T>(of: (seed: SeedFacility, facility: Facility) => T): T[] =>
    seeds.map((seed) => of(seed, seed.facility));
  let before = 0;
  return {
    city: { id: city.id, name: city.name, regionId: city.regionId, lat: city.lat, lon: city.lon },
    phonePrefix: phonePrefix(city.id),
    districts: city.districts.map(({ id, name }) => [id, name] as const),
    postcodes: city.districts.map(({ postcodes }) => postcodes),
    categories: leafIds,
    tagNames: tagIds,
    accessNames: accessFeatures,
    feeModels: fees,
    appointments,
    acceptings,
    hoursStates,
    holidayRules,
    verifications,
    n: column(({ n }) => {
      const step = n - before;
      before = n;
      return step;
    }),
    name: column((_, f) => f.name),
    slug: column((_, f) => packSlug(f.name, f.slug)),
    category: column((_, f) => leafIds.indexOf(f.primaryCategoryId)),
    tags: column((_, f) => mask(f.tagIds, tagIds)),
    services: column((_, f) =>
      mask(
        f.services.map(({ id }) => id),
        serviceIds[leafIds.indexOf(f.primaryCategoryId)] ?? [],
      ),
    ),
    organization: column((_, f) => organizations.of(f.organization?.name ?? '')),
    street: column(({ spot }, f) => (f.address.line1 === undefined ? 0 : streets.of(spot.street))),
    house: column(({ spot }, f) => (f.address.line1 === undefined ? 0 : Number(/\d+/.exec(spot.line1)?.[0] ?? 0))),
    east: column((_, f) => (Number(f.address.postalCode ?? 0) % 10 === 1 ? 1 : 0)),
    district: column((_, f) => districtIds.indexOf(f.address.districtId)),
    lat: column((_, f) => Math.round((f.geo.lat - city.lat) * 1e5)),
    lon: column((_, f) => Math.round((f.geo.lon - city.lon) * 1e5)),
    verification: column((_, f) => verifications.indexOf(f.verification.state)),
    verifiedAge: column((_, f) => (f.verification.verifiedAt === undefined ? 0 : -offsetOf(f.verification.verifiedAt))),
    stars: column((_, f) => Math.round((f.rating?.average ?? 0) * 10)),
    votes: column((_, f) => f.rating?.count ?? 0),
    access: column((_, f) =>
      mask(
        f.accessibility.filter(({ state }) => state === 'yes').map(({ feature }) => feature),
        accessFeatures,
      ),
    ),
    language: column((_, f) => languageSets.of(f.languages.join(' '))),
    terms: column(
      (_, f) =>
        fees.indexOf(f.fees.model) +
        6 * appointments.indexOf(f.appointment) +
        24 * acceptings.indexOf(f.acceptingNew) +
        96 * hoursStates.indexOf(f.hoursStatus) +
        384 * holidayRules.indexOf(f.publicHolidays),
    ),
    week: column((_, f) => weeks.of(packWeek(f.weekly))),
    description: column((_, f) => f.shortDescription),
    phone: column(({ n }, f) => {
      const voice = f.phones.find(({ type }) => type === 'voice')?.number;
      return voice === undefined ? 0 : voice === phoneOf(n) ? 1 : voice;
    }),
    photo: column((_, f) => (f.photos.length > 0 ? 1 : 0)),
    alternate: sparse((f) => (f.alternateNames.length > 0 ? f.alternateNames : undefined)),
    more: sparse((f) => (f.categoryIds.length > 0 ? f.categoryIds : undefined)),
    visibility: sparse((f) => (f.locationVisibility === 'exact' ? undefined : f.locationVisibility)),
    operational: sparse((f) =>
      f.operationalStatus === 'open'
        ? undefined
        : f.operationalDate === undefined
          ? ([f.operationalStatus] as const)
          : ([f.operationalStatus, offsetOf(f.operationalDate)] as const),
    ),
    exceptions: sparse((f) =>
      f.exceptions.length === 0
        ? undefined
        : f.exceptions.map(({ from, to, kind, ranges, reason }) => {
            const entry = [
              offsetOf(from),
              offsetOf(to),
              kind === 'special' ? 's' : 'c',
              (ranges ?? []).map(({ opens, closes }) => `${opens}-${closes}`).join(' '),
            ] as const;
            return reason === undefined ? entry : ([...entry, reason] as const);
          }),
    ),
    alert: sparse((f) =>
      f.alert === undefined
        ? undefined
        : ([f.alert.text, f.alert.level, offsetOf(f.alert.from), offsetOf(f.alert.until)] as const),
    ),
    organizations: organizations.list(),
    streets: streets.list(),
    languageSets: languageSets.list(),
    weeks: weeks.list(),
  };
}

/** The facilities and redirects whose slug falls into bucket `k`. */
export function encodeDetailBucket(k: number): DetailBucket {
  const { facilities, redirects } = dataset();
  const mine = facilities.filter(({ facility }) => bucketOf(facility.slug) === k);
  const weeks = interner();
  return {
    redirects: Object.fromEntries([...redirects].filter(([old]) => bucketOf(old) === k)),
    districts: Object.fromEntries(
      mine.map(({ facility: { address: a } }) => [
        a.districtId,
        [a.district, a.cityId, a.city, a.regionId, a.region, phonePrefix(a.cityId)] as const,
      ]),
    ),
    facilities: mine.map(({ n, facility }) => slimFacility(n, facility, phoneOf(n), weeks.of)),
    weeks: weeks.list(),
  };
}

/** Places to search near: `core` down to postcodes, `streets` with landmarks. */
export function encodePlaces(part: 'core' | 'streets'): PlacesShard {
  const parents = new Map<string, number>();
  const list: (readonly [string, string])[] = [];
  const indexOf = (parent: SeedPlace['city']): number => {
    if (parent === undefined) return -1;
    const known = parents.get(parent.id);
    if (known !== undefined) return known;
    parents.set(parent.id, list.length);
    list.push([parent.id, parent.name]);
    return list.length - 1;
  };
  const rows = (part === 'core' ? corePlaces() : finePlaces()).map((p) => {
    const row = [
      p.type,
      p.slug,
      p.name,
      p.lat,
      p.lon,
      indexOf(p.district),
      indexOf(p.city),
      indexOf(p.region),
      p.population ?? 0,
    ] as const;
    return p.bbox ? ([...row, p.bbox] as const) : row;
  });
  return { parents: list, rows };
}

/** Categories in tree order and tags, in one language, each with its number of listed facilities. */
export function encodeTaxonomy(locale: Locale): TaxonomyShard {
  const listed = dataset()
    .facilities.map(({ facility }) => facility)
    .filter(isListed);
  const countOf = (ids: ReadonlySet<string>) =>
    listed.filter((f) => ids.has(f.primaryCategoryId) || f.categoryIds.some((id) => ids.has(id))).length;
  return {
    categories: categories.map(({ weight: _, ...category }, order) => ({
      ...category,
      name: category.name[locale],
      plural: category.plural[locale],
      description: category.description[locale],
      aliases: [...category.aliases],
      order,
      facilityCount: countOf(
        new Set(
          category.parentId === undefined
            ? categories.filter(({ parentId }) => parentId === category.id).map(({ id }) => id)
            : [category.id],
        ),
      ),
    })),
    tags: tags.map((tag) => ({
      ...tag,
      name: tag.name[locale],
      description: tag.description[locale],
      facilityCount: listed.filter((f) => f.tagIds.includes(tag.id)).length,
    })),
  };
}

const maxRelatedTags = 8;

/** The data of tag pages beyond the taxonomy, in one language. */
export function encodeTagPages(locale: Locale): TagPagesShard {
  const listed = dataset()
    .facilities.map(({ facility }) => facility)
    .filter(isListed);
  return Object.fromEntries(
    tags.map(({ id, name }) => {
      const having = listed.filter(({ tagIds }) => tagIds.includes(id));
      const related = tags
        .filter((other) => other.id !== id)
        .map((other) => [other.id, having.filter(({ tagIds }) => tagIds.includes(other.id)).length] as const)
        .filter(([, count]) => count > 0)
        // Equal counts stay in the order of the directory.
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, maxRelatedTags);
      return [id, { title: tagTitles[id]?.[locale] ?? name[locale], related }];
    }),
  );
}

/** Counts of listed facilities for the country, its towns and its regions. */
export function encodeStats(): DirectoryStats {
  const listed = dataset()
    .facilities.map(({ facility }) => facility)
    .filter(isListed);
  const count = (of: (facility: Facility) => boolean) => listed.filter(of).length;
  return {
    facilities: listed.length,
    verified: count((f) => f.verification.state === 'verified' || f.verification.state === 'due'),
    cities: cities.length,
    categories: leafCategories.length,
    regions: regions.map((region) => ({
      slug: region.id,
      name: region.name,
      facilities: count((f) => f.address.regionId === region.id),
      cities: cities
        .filter(({ regionId }) => regionId === region.id)
        .map(({ id, name }) => ({ slug: id, name, facilities: count((f) => f.address.cityId === id) }))
        .toSorted((a, b) => b.facilities - a.facilities),
    })),
  };
}

const allRecords = () => cities.flatMap(({ id }) => decodeSearchShard(encodeSearchShard(id)));

/** The minutes between the last checks of records that were checked, the first counted from the data day. */
function checkSteps(records: readonly ShardRecord[]): number[] {
  const minutes = records.flatMap(({ verifiedAt }) => (verifiedAt === undefined ? [] : minutesOf(verifiedAt)));
  return minutes.map((one, at) => one - (minutes[at - 1] ?? 0));
}

/** Those checked longest ago first, those never checked last. */
function byCheck(records: readonly ShardRecord[]): ShardRecord[] {
  const checked = records.filter(({ verifiedAt }) => verifiedAt !== undefined);
  return [
    ...checked.toSorted((one, other) => minutesOf(one.verifiedAt ?? '') - minutesOf(other.verifiedAt ?? '')),
    ...records.filter(({ verifiedAt }) => verifiedAt === undefined),
  ];
}

/** The listed facilities counted by place, category and last check, in one language. */
export function encodeCounts(locale: Locale): CountsShard {
  const records = byCheck(allRecords());
  const checked = checkSteps(records);
  return {
    counts: countRecords(
      records,
      { places: decodePlaces(encodePlaces('core'), locale), categories: encodeTaxonomy(locale).categories },
      locale,
    ),
    checked,
    neverChecked: records.length - checked.length,
  };
}

/** The towns, by id, whose facilities a search in a town may find: itself and those within its radius. */
export function townsAround(): Record<string, string[]> {
  const towns = decodePlaces(encodePlaces('core')).filter(({ type }) => type === 'city');
  return Object.fromEntries(
    towns.map((town) => [
      town.slug,
      towns.filter((other) => isTownWithin(other, town, town.defaultRadiusM)).map(({ slug }) => slug),
    ]),
  );
}

/** The listed facilities by their last check. */
export function encodeChecks(): ChecksShard {
  const records = byCheck(allRecords());
  const [towns, ofCategories] = [interner(), interner()];
  return {
    name: records.map(({ name }) => name),
    slug: records.map(({ name, slug }) => packSlug(name, slug)),
    town: records.map(({ city }) => towns.of(city)),
    category: records.map(({ primaryCategoryId }) => ofCategories.of(primaryCategoryId)),
    checked: checkSteps(records),
    towns: towns.list(),
    categories: ofCategories.list(),
  };
}

function encodeTown(city: City): RoadShard['towns'][number] {
  const { nodes, edges, streets } = cityGraph(city);
  const there = new Set(edges.map(({ a, b }) => `${a}-${b}`));
  const pieces = streets.flatMap(({ nodes: run }) => run.slice(1).map((node, at) => `${run[at]}-${node}`));
  return {
    id: city.id,
    name: city.name,
    lat: city.lat,
    lon: city.lon,
    grid: city.grid,
    streets: streets.map(({ name }) => name),
    north: nodes.map(({ lat }) => Math.round((lat - city.lat) * 1e5)),
    east: nodes.map(({ lon }) => Math.round((lon - city.lon) * 1e5)),
    gaps: pieces.flatMap((piece, at) => (there.has(piece) ? [] : [at])),
  };
}

/** Every street and highway of the country, for the directions. */
export function encodeRoads(): RoadShard {
  return {
    towns: cities.map(encodeTown),
    highways: highways.map(([from, to, name]) => {
      const [a, b] = [cityById(from), cityById(to)];
      const { lat, lon } = highwayBend(a, b);
      return [cities.indexOf(a), cities.indexOf(b), name, lat, lon];
    }),
  };
}
