import { pinAccuracyM } from '#mocks/directory/seed/country';
import type { Facility } from '#domain/facility';
import { confidentialFacts, differences, factsOf } from '#modules/contributing/facts';
import type { ConfidentialFact } from '#modules/contributing/facts';
import type { Change } from '#domain/audit';

import type { OwnDetails } from '#mocks/directory/store';

// Only for the owner and administrators: none of this may be in a response to anybody else.

/** A facility with the details that only its owner and administrators know. */
export interface ConfidentialFacility {
  facility: Facility;
  own: OwnDetails;
}

/** Merges the confidential details into the public ones. A facility with a public location stays as it is. */
export function withConfidentialFacts({ facility, own }: ConfidentialFacility): Facility {
  if (facility.locationVisibility === 'exact') return facility;
  const { geo, line1, line2, transport, entranceNote } = own;
  return {
    ...facility,
    address: { ...facility.address, ...(line1 && { line1 }), ...(line2 && { line2 }) },
    ...(geo && { geo: { ...geo, accuracyM: pinAccuracyM, source: 'pin' as const } }),
    ...(transport && { transport }),
    ...(entranceNote && { entranceNote }),
  };
}

/** Directions to a location that is or was hidden, and the reasons for hiding it or for its distance. */
export function getConfidentialFacts(place: ConfidentialFacility, isHidden: boolean): Record<ConfidentialFact, string> {
  const { transport = '', entranceNote = '' } = isHidden ? withConfidentialFacts(place) : {};
  const { visibilityReason = '', farReason = '' } = place.own;
  return { transport, entranceNote, visibilityReason, farReason };
}

/** The facts that stay confidential after approval. */
export function unpublishedFacts({ locationVisibility }: Facility): string[] {
  return locationVisibility === 'exact'
    ? ['visibilityReason', 'farReason']
    : ['address', 'place', ...confidentialFacts];
}

const plain = { category: (id: string) => id };

/** An owner's changes, including confidential facts. */
export function confidentialDifferences(before: ConfidentialFacility, after: ConfidentialFacility): Change[] {
  return differences(factsOf(withConfidentialFacts(before), plain), factsOf(withConfidentialFacts(after), plain));
}
