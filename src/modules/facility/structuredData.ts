import type { HoursException, HoursRange } from '#domain/openingHours';
import { facilityPath, placeSearchPath } from '#domain/paths';
import { breadcrumbList, graph } from '#lib/seo/structuredData';
import type { Crumb, Json } from '#lib/seo/structuredData';

import type { FacilityDetails } from './api';
import { publicRating } from './rating';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const wholeDay = { opens: '00:00', closes: '23:59' } as const;
const noHours = { opens: '00:00', closes: '00:00' } as const;

/**
 * schema.org has no 24:00: a full day ends at 23:59, and a range ending at midnight closes at 00:00 of the next day.
 */
function openingTimes({ opens, closes }: HoursRange): { opens: string; closes: string } {
  if (opens === '00:00' && (closes === '24:00' || closes === '00:00')) return wholeDay;
  return { opens, closes: closes === '24:00' ? '00:00' : closes };
}

const hoursSpecification = (fields: Record<string, Json>): Json => ({
  '@type': 'OpeningHoursSpecification',
  ...fields,
});

function weeklyHours({ hoursStatus, weekly }: FacilityDetails): Json {
  if (hoursStatus === 'always') {
    return days.map((day) => hoursSpecification({ dayOfWeek: `https://schema.org/${day}`, ...wholeDay }));
  }
  if (hoursStatus !== 'known') return undefined;
  return weekly.flatMap((range) => {
    const day = days[range.day - 1];
    return day === undefined
      ? []
      : [hoursSpecification({ dayOfWeek: `https://schema.org/${day}`, ...openingTimes(range) })];
  });
}

function exceptionHours({ from, to, kind, ranges = [] }: HoursException): Json[] {
  const valid = { validFrom: from, validThrough: to };
  if (kind === 'closed' || ranges.length === 0) return [hoursSpecification({ ...noHours, ...valid })];
  return ranges.map((range) => hoursSpecification({ ...openingTimes(range), ...valid }));
}

function specialHours({ hoursStatus, exceptions, holidays, publicHolidays }: FacilityDetails): Json {
  if (hoursStatus !== 'known' && hoursStatus !== 'always') return undefined;
  const covered = (date: string) => exceptions.some(({ from, to }) => from <= date && date <= to);
  const closed =
    hoursStatus === 'known' && publicHolidays === 'closed'
      ? holidays
          .filter(({ date }) => !covered(date))
          .map(({ date }) => ({ from: date, to: date, kind: 'closed' as const }))
      : [];
  const all = [...exceptions, ...closed].flatMap(exceptionHours);
  return all.length > 0 ? all : undefined;
}

function amenities({ accessibility, amenities: list }: FacilityDetails): Json {
  const names = [...accessibility.filter(({ state }) => state === 'yes').map(({ feature }) => feature), ...list];
  return names.length === 0
    ? undefined
    : names.map((name) => ({ '@type': 'LocationFeatureSpecification', name: name.replaceAll('-', ' '), value: true }));
}

/**
 * Structured data of a facility (directory 2.7): schema.org terms for exactly what the page shows, without a hidden
 * location. Empty values are dropped on serialisation. `origin` is the site's own, without a trailing slash.
 */
export function structuredData(facility: FacilityDetails, crumbs: readonly Crumb[], origin: string): Json {
  const url = origin + facilityPath(facility.slug);
  const isExact = facility.locationVisibility === 'exact';
  const isClosedForGood = facility.operationalStatus === 'permanently-closed';
  const rating = publicRating(facility);
  const telephone = facility.phones.find(({ type }) => type === 'voice')?.number;
  const { address, geo, acceptingNew } = facility;
  const images = facility.photos
    .filter((photo) => !photo.url.startsWith('data:'))
    .map((photo) => new URL(photo.url, origin).href);
  return graph(
    {
      '@type': facility.primaryCategory.schemaType,
      '@id': url,
      url,
      name: facility.name,
      alternateName: facility.alternateNames,
      description: facility.shortDescription,
      telephone,
      email: facility.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: isExact ? [address.line1, address.line2].filter(Boolean).join(', ') : undefined,
        addressLocality: address.city,
        addressRegion: address.region,
        postalCode: isExact ? address.postalCode : undefined,
        addressCountry: address.country,
      },
      geo: isExact ? { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lon } : undefined,
      hasMap: isExact ? origin + placeSearchPath(geo, { view: 'map' }) : undefined,
      openingHoursSpecification: isClosedForGood ? undefined : weeklyHours(facility),
      specialOpeningHoursSpecification: isClosedForGood ? undefined : specialHours(facility),
      amenityFeature: amenities(facility),
      contactPoint:
        telephone === undefined
          ? undefined
          : { '@type': 'ContactPoint', telephone, availableLanguage: facility.languages },
      isAcceptingNewPatients: acceptingNew === 'yes' ? true : acceptingNew === 'no' ? false : undefined,
      aggregateRating: rating
        ? { '@type': 'AggregateRating', ratingValue: rating.average, ratingCount: rating.count, bestRating: 5 }
        : undefined,
      sameAs: [facility.website, ...facility.socials].filter((site) => site !== undefined),
      image: images,
    },
    breadcrumbList(crumbs, url),
  );
}
