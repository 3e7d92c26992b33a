import type { Facility } from '#domain/facility';
import { isSame } from '#modules/facility-create/editing';
import type { PartialEdit } from '#modules/facility-create/editing';
import type { SubmittedFacility } from '#modules/facility-create/submission';

import type { ChangeSet, StoredFacility } from '#mocks/directory/store';
import { measureCompleteness } from '#mocks/facility-create/completeness';
import { toFacilityDetails } from '#mocks/facility-create/submittedDetails';
import type { Town } from '#mocks/facility-create/submittedDetails';

/** Fields of a submission that exist in a facility under the same name and are published without a decision. */
const plainFields = [
  'alternateNames',
  'organization',
  'operatorType',
  'transport',
  'entranceNote',
  'phones',
  'email',
  'website',
  'bookingUrl',
  'socials',
  'hoursStatus',
  'weekly',
  'exceptions',
  'publicHolidays',
  'hoursNote',
  'categoryIds',
  'tagIds',
  'services',
  'accessibility',
  'amenities',
  'languages',
  'interpretation',
  'fees',
  'appointment',
  'referral',
  'acceptingNew',
  'eligibility',
  'requiredDocuments',
  'capacity',
  'shortDescription',
  'description',
  'photos',
] as const satisfies ReadonlyArray<keyof SubmittedFacility & keyof Facility>;

/** The names of changed fields that are published without a decision. */
export function changedFields(before: SubmittedFacility, after: SubmittedFacility): string[] {
  return [
    ...plainFields.filter((field) => !isSame(before[field], after[field])),
    ...(before.address.line2 === after.address.line2 ? [] : ['address/line2']),
    ...(['farReason', 'visibilityReason'] as const).filter((field) => before[field] !== after[field]),
  ];
}

/** Keeps properties that the form does not show. */
function withHiddenFields(facility: Facility, details: ReturnType<typeof toFacilityDetails>): Partial<Facility> {
  return {
    ...details,
    services: details.services.map((service) => {
      const known = facility.services.find(({ name }) => name === service.name);
      if (!known) return { ...service, id: `${service.id}_${facility.revision + 1}` };
      return { ...service, id: known.id, ...(known.note !== undefined && { note: known.note }) };
    }),
    phones: details.phones.map((phone) => {
      const languages = facility.phones.find(({ number }) => number === phone.number)?.languages;
      return { ...phone, ...(languages && { languages }) };
    }),
    photos: details.photos.map((photo) => {
      const known = facility.photos.find(({ id }) => id === photo.id);
      if (!known || known.alt === photo.alt) return known ?? photo;
      // The form does not ask for the language of the new text.
      const { language: _before, ...rest } = known;
      return { ...rest, alt: photo.alt };
    }),
  };
}

// The form does not ask for their language, so `textLanguage` is removed when one of them changes.
const textFields = ['shortDescription', 'description', 'hoursNote', 'interpretation'];

/** The fields that an edit publishes immediately; `undefined` removes a field. */
export function publishedDetails(
  facility: Facility,
  fields: readonly string[],
  after: SubmittedFacility,
  town: Town,
): StoredFacility['patch'] {
  const all = withHiddenFields(facility, toFacilityDetails(after, town));
  const details: StoredFacility['patch'] = Object.fromEntries(
    plainFields.filter((field) => fields.includes(field)).map((field) => [field, all[field]]),
  );
  if (fields.includes('address/line2')) {
    const { line2: _before, ...address } = facility.address;
    const line2 = all.address?.line2;
    details.address = { ...address, ...(line2 !== undefined && { line2 }) };
  }
  if (textFields.some((field) => fields.includes(field))) details.textLanguage = undefined;
  return { ...details, completeness: measureCompleteness({ ...facility, ...details } as Facility) };
}

/** The fields that approval of the protected changes in `proposal` would set. */
export function proposedPatch(
  facility: Facility,
  proposal: PartialEdit,
  after: SubmittedFacility,
  town: Town,
): ChangeSet['patch'] {
  const { address, geo, transport, entranceNote, ...details } = toFacilityDetails(after, town) as Partial<Facility>;
  const changesVisibility = proposal.locationVisibility !== undefined;
  // A hidden location is shown by its district.
  const isHidden = after.locationVisibility !== 'exact';
  const changesLocation =
    proposal.geo !== undefined || changesVisibility || (isHidden && proposal.address?.districtId !== undefined);
  const lines = [
    'line1',
    'line2',
    'districtId',
    'district',
    'cityId',
    'city',
    'regionId',
    'region',
    'postalCode',
  ] as const;
  const changed = lines.filter((line) => facility.address[line] !== address?.[line]);
  return {
    ...(proposal.name !== undefined && { name: proposal.name }),
    ...(proposal.primaryCategoryId !== undefined && { primaryCategoryId: proposal.primaryCategoryId }),
    ...((proposal.address || changesVisibility) && {
      address: Object.fromEntries(changed.map((line) => [line, address?.[line]])),
    }),
    ...(changesLocation && { geo }),
    // Directions would reveal the location.
    ...(changesVisibility &&
      ({ locationVisibility: details.locationVisibility, transport, entranceNote } as Partial<Facility>)),
  } as ChangeSet['patch'];
}
