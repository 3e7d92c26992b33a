import type { DraftValues } from './draftValues';
import type { SubmittedFacility } from './submission';

/** Form values of a submitted facility: the inverse of `toSubmission`. */
export function toDraftValues(sent: SubmittedFacility): DraftValues['facility'] {
  const { address, geo, weekly, exceptions, services, accessibility, photos, phones, fees } = sent;
  return {
    name: sent.name,
    primaryCategoryId: sent.primaryCategoryId,
    address: { ...address },
    geo: geo && { lat: geo.lat, lon: geo.lon },
    farReason: sent.farReason,
    locationVisibility: sent.locationVisibility,
    visibilityReason: sent.visibilityReason,
    phones: phones.map(({ number, type, extension, description }) => ({ number, type, extension, description })),
    email: sent.email,
    website: sent.website,
    bookingUrl: sent.bookingUrl,
    hoursStatus: sent.hoursStatus,
    weekly: weekly.map(({ day, opens, closes }) => ({ day, opens, closes })),
    exceptions: exceptions.map(({ from, to, kind, ranges, reason }) => ({ from, to, kind, ranges, reason })),
    publicHolidays: sent.publicHolidays,
    hoursNote: sent.hoursNote,
    categoryIds: sent.categoryIds,
    tagIds: sent.tagIds,
    services: services.map(({ name }) => name),
    accessibility: Object.fromEntries(accessibility.map(({ feature, state }) => [feature, state])),
    languages: sent.languages,
    fees: { model: fees.model, note: fees.note },
    appointment: sent.appointment,
    shortDescription: sent.shortDescription,
    description: sent.description,
    photos: photos.map(({ id, url, alt }) => ({ id, url, alt })),
  };
}
