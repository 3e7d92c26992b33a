import { pinAccuracyM } from '#mocks/directory/seed/country';
import type { Facility } from '#domain/facility';
import { confidentialFacts, differences, factsOf } from '#modules/contributing/facts';
import type { ConfidentialFact } from '#modules/contributing/facts';
import type { Change } from '#domain/audit';

import type { OwnDetails } from '#mocks/directory/store';

// For its owner and administrators alone: nothing of this may go into an answer to anybody else.

/** A facility as its owner and administrators know it, and what only they know of it. */
export interface ConfidentialFacility {
  facility: Facility;
  own: OwnDetails;
}

/** Lays what is not public over what is; a place that everybody sees is what it is already. */
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

/** The way to a place that is, or was, not public, and the reasons why it is not, or why it is so far out. */
export function getConfidentialFacts(place: ConfidentialFacility, isHidden: boolean): Record<ConfidentialFact, string> {
  const { transport = '', entranceNote = '' } = isHidden ? withConfidentialFacts(place) : {};
  const { visibilityReason = '', farReason = '' } = place.own;
  return { transport, entranceNote, visibilityReason, farReason };
}

/** The facts that approval leaves between owner and administrators. */
export function unpublishedFacts({ locationVisibility }: Facility): string[] {
  return locationVisibility === 'exact'
    ? ['visibilityReason', 'farReason']
    : ['address', 'place', ...confidentialFacts];
}

const plain = { category: (id: string) => id };

/** What an owner's change is about, in the facts that its owner knows. */
export function confidentialDifferences(before: ConfidentialFacility, after: ConfidentialFacility): Change[] {
  return differences(factsOf(withConfidentialFacts(before), plain), factsOf(withConfidentialFacts(after), plain));
}
