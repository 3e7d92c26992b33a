import type { Facility } from '#domain/facility';
import type { Editable } from '#modules/facility-create/api';
import { applyEdit } from '#modules/facility-create/editing';
import type { SubmittedFacility } from '#modules/facility-create/submission';
import { toDraftValues } from '#modules/facility-create/toDraftValues';

import type { OwnDetails, StoredFacility } from '#mocks/directory/store';
import type { StoredAccount } from '#mocks/accounts/store';
import { submissions } from '#mocks/facility-create/store';

import { audit, requests } from './store';

/** The details that only the owner knows, from the last edit or the submission. */
export async function getOwnerDetails(id: string, stored: StoredFacility | undefined): Promise<OwnDetails> {
  if (stored?.own) return stored.own;
  const sent = (await submissions.list()).find((one) => one.id === id)?.sent.facility;
  return sent ? ownerDetailsFrom(sent) : {};
}

/** The details of a submission that stay confidential. */
export function ownerDetailsFrom(facility: SubmittedFacility): OwnDetails {
  const { farReason, visibilityReason, geo, transport, entranceNote, address } = facility;
  return {
    farReason,
    visibilityReason,
    ...(facility.locationVisibility !== 'exact' && {
      geo,
      transport,
      entranceNote,
      line1: address.line1,
      line2: address.line2,
    }),
  };
}

/** A facility in the form's shape, with empty strings for missing values. */
export function toSubmittedFacility(facility: Facility, own: OwnDetails): SubmittedFacility {
  const { address, geo, organization, eligibility, capacity, locationVisibility } = facility;
  // Public values may have been corrected since, so only hidden ones are restored.
  const hidden = locationVisibility === 'exact' ? {} : own;
  return {
    name: facility.name,
    alternateNames: facility.alternateNames,
    primaryCategoryId: facility.primaryCategoryId,
    ...(organization && { organization: { name: organization.name, url: organization.url ?? '' } }),
    operatorType: facility.operatorType,
    address: {
      line1: hidden.line1 ?? address.line1 ?? '',
      line2: hidden.line2 ?? address.line2 ?? '',
      cityId: address.cityId,
      districtId: address.districtId,
      postalCode: address.postalCode ?? '',
    },
    geo: hidden.geo ?? { lat: geo.lat, lon: geo.lon },
    farReason: own.farReason ?? '',
    locationVisibility,
    visibilityReason: own.visibilityReason ?? '',
    transport: hidden.transport ?? facility.transport ?? '',
    entranceNote: hidden.entranceNote ?? facility.entranceNote ?? '',
    phones: facility.phones.map(({ number, type, extension = '', description = '' }) => ({
      number,
      type,
      extension,
      description,
    })),
    email: facility.email ?? '',
    website: facility.website ?? '',
    bookingUrl: facility.bookingUrl ?? '',
    socials: facility.socials,
    hoursStatus: facility.hoursStatus,
    weekly: facility.weekly,
    exceptions: facility.exceptions.map(({ from, to, kind, ranges = [], reason = '' }) => ({
      from,
      to,
      kind,
      ranges,
      reason,
    })),
    publicHolidays: facility.publicHolidays,
    hoursNote: facility.hoursNote ?? '',
    categoryIds: facility.categoryIds,
    tagIds: facility.tagIds,
    services: facility.services.map(({ name, note = '' }) => ({ name, note })),
    accessibility: facility.accessibility,
    amenities: facility.amenities,
    languages: facility.languages,
    interpretation: facility.interpretation ?? '',
    fees: { model: facility.fees.model, note: facility.fees.note ?? '' },
    appointment: facility.appointment,
    referral: facility.referral,
    acceptingNew: facility.acceptingNew,
    ...(eligibility && { eligibility: { ...eligibility, note: eligibility.note ?? '' } }),
    requiredDocuments: facility.requiredDocuments,
    ...(capacity && { capacity }),
    shortDescription: facility.shortDescription,
    description: facility.description,
    photos: facility.photos.map(({ id, url, alt }) => ({ id, url, alt })),
  };
}

/** A facility as published, and with its pending changes applied. */
export async function getEditState(facility: Facility, stored: StoredFacility | undefined) {
  const published = toSubmittedFacility(facility, await getOwnerDetails(facility.id, stored));
  return { published, proposed: applyEdit(published, stored?.pending?.values ?? {}) };
}

/** How the last pending changes ended. */
async function getEndedChange(facilityId: string): Promise<Pick<Editable, 'ended'>> {
  const last = (await requests.list()).find(
    (one) => one.kind === 'change' && one.facilityId === facilityId && one.state !== 'open',
  );
  if (!last || last.state === 'open' || last.decidedAt === null) return {};
  return { ended: { state: last.state, at: last.decidedAt, message: last.decision?.message ?? '' } };
}

/** The response for an owner's edit form. Also works within a transaction. */
export async function toEditable(
  facility: Facility,
  stored: StoredFacility | undefined,
  user: StoredAccount,
): Promise<Editable> {
  const { published, proposed } = await getEditState(facility, stored);
  const last = (await audit.list()).findLast(({ facilityId }) => facilityId === facility.id);
  const pending = stored?.pending;
  return {
    id: facility.id,
    slug: facility.slug,
    name: facility.name,
    revision: facility.revision,
    values: toDraftValues(proposed),
    published: toDraftValues(published),
    pending: pending ? { submittedAt: pending.submittedAt, reason: pending.reason } : null,
    ...(await getEndedChange(facility.id)),
    changed: last ? { at: last.at, role: last.actor.role, own: last.actor.display === user.name } : null,
  };
}
