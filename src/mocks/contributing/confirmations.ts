import type { Facility } from '#domain/facility';

import { isoInstant } from '#mocks/core/time';
import { getFieldMeta, recordedMeta } from '#mocks/directory/store';
import type { StoredFacility } from '#mocks/directory/store';
import {
  confirmGroups,
  groupsWithValue,
  groupsWithFields,
  impliedMeta,
  isOlder,
  pickGroups,
} from '#mocks/directory/fieldMeta';
import type { Confirmation, FieldGroup, FieldMeta } from '#mocks/directory/fieldMeta';
import type { StoredAccount } from '#mocks/accounts/store';

import { verifiedBy } from './proposals';
import type { StoredRequest } from './store';

// What a report answers about each group. Nobody who checks is asked about services and access.
const checklistGroups = [
  ['name', ['name', 'category']],
  ['address', ['address']],
  ['contact', ['phone']],
  ['hours', ['hours']],
] as const satisfies ReadonlyArray<readonly [FieldGroup, ReadonlyArray<keyof StoredRequest['corrections']>]>;

/** The groups that a report found right in all its answers, or put right. */
export function confirmedGroups({
  checklist,
  corrections,
}: Pick<StoredRequest, 'checklist' | 'corrections'>): FieldGroup[] {
  return checklistGroups
    .filter(
      ([, questions]) =>
        questions.every((one) => checklist[one] === 'confirmed') ||
        questions.some((one) => corrections[one] !== undefined),
    )
    .map(([group]) => group);
}

type Requester = Pick<StoredAccount, 'role' | 'ownedFacilityIds'> | undefined;

function confirmerRole(requester: Requester, facilityId: string): Confirmation['by'] {
  if (requester?.ownedFacilityIds.includes(facilityId)) return 'owner';
  return requester?.role === 'admin' ? 'administrator' : 'visitor';
}

/** What an owner confirms now by changing these fields of a facility. */
export function confirmedByEdit(fields: readonly string[]): FieldMeta {
  return confirmGroups(groupsWithFields(fields), { confirmedAt: isoInstant(), by: 'owner' });
}

/** What an owner confirms now by saying that all is still correct: everything that is given. */
export function confirmedAsStillCorrect(facility: Facility): FieldMeta {
  return confirmGroups(groupsWithValue(facility), { confirmedAt: isoInstant(), by: 'owner' });
}

/** What approving an owner's changes confirms: the fields they set, on the day the owner said so. */
export function confirmedByChange({ submittedAt }: StoredRequest, fields: readonly string[]): FieldMeta {
  return confirmGroups(groupsWithFields(fields), { confirmedAt: submittedAt, by: 'owner' });
}

/** What approving a report of a check confirms, on the day of the check. */
export function confirmedByCheck(request: StoredRequest, requester: Requester): FieldMeta {
  return confirmGroups(confirmedGroups(request), {
    confirmedAt: verifiedBy(request, isoInstant()).verifiedAt ?? isoInstant(),
    by: confirmerRole(requester, request.facilityId),
  });
}

/** What publishing a facility confirms: everything that whoever added it gave. */
export function confirmedBySubmission(request: StoredRequest, facility: Facility, requester: Requester): FieldMeta {
  return confirmGroups(groupsWithValue(facility), {
    confirmedAt: request.submittedAt,
    by: confirmerRole(requester, request.facilityId),
  });
}

/**
 * What is to be recorded of a facility from now on, with a confirmation more. An older one does not take the place of a
 * newer one, unless the fields of its group are `changed` with it: what the newer one was about is gone then.
 */
export function withConfirmed(
  base: Facility,
  stored: StoredFacility | undefined,
  { confirmed, changed }: { confirmed: FieldMeta; changed: readonly string[] },
): FieldMeta {
  const currentMeta = getFieldMeta(base, stored);
  const renewed = groupsWithFields(changed);
  const accepted = pickGroups(confirmed, (group, one) => renewed.includes(group) || !isOlder(one, currentMeta[group]));
  return { ...recordedMeta(base, stored), ...accepted };
}

const isOutsideCheck = ({ by }: Confirmation) => by === 'visitor' || by === 'administrator';

/** What is to be recorded of a facility whose verification is taken away: no check of it counts any more. */
export function withoutChecks(base: Facility, stored: StoredFacility | undefined): FieldMeta {
  const currentMeta = getFieldMeta(base, stored);
  const unchecked = impliedMeta({ ...base, verification: { state: 'unverified' } });
  return {
    ...pickGroups(recordedMeta(base, stored), (_group, one) => !isOutsideCheck(one)),
    ...pickGroups(unchecked, (group) => {
      const one = currentMeta[group];
      return one !== undefined && isOutsideCheck(one);
    }),
  };
}
