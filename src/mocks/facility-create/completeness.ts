import type { Facility, Photo } from '#domain/facility';

/** How complete a record is, in per cent, with the weights of the specification. */
export function measureCompleteness(facility: Facility, photos: readonly Photo[] = facility.photos): number {
  const parts: readonly (readonly [number, boolean])[] = [
    [10, facility.name !== ''],
    [8, facility.shortDescription !== ''],
    [8, facility.primaryCategoryId !== ''],
    [12, facility.address.line1 !== undefined || facility.locationVisibility !== 'exact'],
    [10, true],
    [12, facility.phones.length > 0 || facility.email !== undefined],
    [16, facility.hoursStatus !== 'unknown'],
    [4, facility.website !== undefined],
    [6, facility.services.length > 0],
    [6, facility.accessibility.length > 0],
    [3, facility.languages.length > 0],
    [5, photos.length > 0],
  ];
  return parts.reduce((sum, [weight, filled]) => sum + (filled ? weight : 0), 0);
}
