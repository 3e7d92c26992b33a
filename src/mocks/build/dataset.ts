import type { Facility } from '#domain/facility';

import { measureCompleteness } from '#mocks/facility-create/completeness';
import { draftFacility, type SeedFacility } from './facility';
import { fixtures } from '#mocks/directory/seed/fixtures';
import { reservedSlugs, stream } from '#mocks/directory/seed/random';
import { facilityCount } from './roles';

/** The whole directory: facilities by number, and redirects. */
export interface Dataset {
  facilities: readonly SeedFacility[];
  bySlug: ReadonlyMap<string, SeedFacility>;
  /** From old and merged slugs to the slugs that replaced them. */
  redirects: ReadonlyMap<string, string>;
}

function withAddresses(facility: Facility, n: number, slug: string): Facility {
  const host = `${slug.slice(0, 60).replace(/-+$/, '')}.example`;
  const key = (field: string) => stream('facility', n, field);
  const isHidden = facility.locationVisibility !== 'exact';
  const complete: Facility = {
    ...facility,
    slug,
    ...(key('email').chance(0.7) && { email: `hello@${host}` }),
    ...(!isHidden && key('website').chance(0.62) && { website: `https://${host}` }),
    ...(facility.tagIds.includes('online-booking') && { bookingUrl: `https://${host}/book` }),
    socials: key('social').chance(0.1) ? [`https://harbourpost.example/${slug}`] : [],
  };
  return { ...complete, completeness: measureCompleteness(complete) };
}

function makeDataset(): Dataset {
  const facilities: SeedFacility[] = [];
  const bySlug = new Map<string, SeedFacility>();
  const redirects = new Map<string, string>();
  const taken = new Set<string>([...reservedSlugs, ...fixtures.map(({ slug }) => slug)]);
  for (let n = 1; n <= facilityCount; n++) {
    const { slugs, ...draft } = draftFacility(n);
    const isFixture = n <= fixtures.length;
    let slug = slugs.find((wish) => isFixture || (!taken.has(wish) && !/^\d+$/.test(wish)));
    for (let suffix = 2; slug === undefined; suffix++) {
      const wish = `${(slugs[0] ?? 'facility').slice(0, 60)}-${draft.facility.address.cityId}-${suffix}`.slice(0, 80);
      if (!taken.has(wish)) slug = wish;
    }
    taken.add(slug);
    const seeded: SeedFacility = { ...draft, facility: withAddresses(draft.facility, n, slug) };
    if (seeded.facility.publicationStatus === 'merged' && seeded.facility.mergedIntoSlug === undefined) {
      const target = facilities[(draft.twin ?? 1) - 1];
      if (target) seeded.facility = { ...seeded.facility, mergedIntoSlug: target.facility.slug };
    }
    facilities.push(seeded);
    bySlug.set(slug, seeded);
    for (const old of draft.oldSlugs) redirects.set(old, slug);
    if (seeded.facility.mergedIntoSlug !== undefined) redirects.set(slug, seeded.facility.mergedIntoSlug);
  }
  return { facilities, bySlug, redirects };
}

let made: Dataset | undefined;

/** The directory of Orvela, generated on first use (about a second) and cached. */
export function dataset(): Dataset {
  made ??= makeDataset();
  return made;
}
