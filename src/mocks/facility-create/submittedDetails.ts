import { pinAccuracyM } from '#mocks/directory/seed/country';
import { distanceInMetres } from '#lib/geo/distance';
import type { Facility } from '#domain/facility';
import type { SubmittedFacility } from '#modules/facility-create/submission';

import { photoUrl } from './photos';
import type { loadTowns } from './towns';

const country = 'XV';

/** A town with its districts. */
export type Town = Awaited<ReturnType<typeof loadTowns>>[number];

const optionalText = <Key extends string>(key: Key, text: string) =>
  (text === '' ? {} : { [key]: text }) as Partial<Record<Key, string>>;

const toEligibility = ({ note, ...limits }: NonNullable<SubmittedFacility['eligibility']>) => ({
  ...limits,
  ...optionalText('note', note),
});

const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** The public details of a submission; a hidden location is replaced by the middle of its district. */
export function toFacilityDetails(sent: SubmittedFacility, town: Town) {
  const { address, geo, locationVisibility, description, organization, eligibility, phones, ...rest } = sent;
  const { farReason: _far, visibilityReason: _reason, transport, entranceNote, fees, services, ...plain } = rest;
  const { email, website, bookingUrl, hoursNote, interpretation, photos: pictures, exceptions, ...sameFields } = plain;
  const district = town.districts.find((one) => one.id === address.districtId) ?? town.districts[0];
  const isExact = locationVisibility === 'exact';
  const at = isExact ? geo : (district ?? town);
  return {
    ...sameFields,
    description,
    ...(organization && { organization: { name: organization.name, ...optionalText('url', organization.url) } }),
    services: services.map(({ name, note }, index) => ({
      id: `svc_${index + 1}`,
      name,
      ...optionalText('note', note),
    })),
    address: {
      ...(isExact && optionalText('line1', address.line1)),
      ...(isExact && optionalText('line2', address.line2)),
      districtId: address.districtId,
      district: district?.name ?? town.name,
      cityId: town.id,
      city: town.name,
      regionId: town.regionId,
      region: town.region,
      postalCode: address.postalCode,
      country,
    },
    geo: {
      lat: round(at?.lat ?? town.lat),
      lon: round(at?.lon ?? town.lon),
      accuracyM: isExact
        ? pinAccuracyM
        : Math.min(5000, Math.max(500, district ? distanceInMetres(district, town) : 5000)),
      source: isExact ? 'pin' : 'district-centroid',
    },
    locationVisibility,
    ...(isExact && optionalText('transport', transport)),
    ...(isExact && optionalText('entranceNote', entranceNote)),
    phones: phones.map(({ number: line, type, extension, description: use }) => ({
      number: line,
      type,
      ...optionalText('extension', extension),
      ...optionalText('description', use),
    })),
    ...optionalText('email', email),
    ...optionalText('website', website),
    ...optionalText('bookingUrl', bookingUrl),
    ...optionalText('hoursNote', hoursNote),
    ...optionalText('interpretation', interpretation),
    exceptions: exceptions.map(({ reason, ranges, ...days }) => ({
      ...days,
      ...(days.kind === 'special' && { ranges }),
      ...optionalText('reason', reason),
    })),
    fees: { model: fees.model, ...optionalText('note', fees.note) },
    ...(eligibility && { eligibility: toEligibility(eligibility) }),
    photos: pictures.map(({ id: photo, alt }) => ({ id: photo, url: photoUrl(photo), alt })),
  } satisfies Partial<Facility>;
}
