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

// The checklist fields of each group. Reports do not cover services and access.
const checklistGroups = [
  ['name', ['name', 'category']],
  ['address', ['address']],
  ['contact', ['phone']],
  ['hours', ['hours']],
] as const satisfies ReadonlyArray<readonly [FieldGroup, ReadonlyArray<keyof StoredRequest['corrections']>]>;

/** The groups that a report found correct in every field, or corrected. */
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

/** The groups an owner confirms by editing these fields. */
export function confirmedByEdit(fields: readonly string[]): FieldMeta {
  return confirmGroups(groupsWithFields(fields), { confirmedAt: isoInstant(), by: 'owner' });
}

/** The groups an owner confirms by saying that everything is still correct: all that have a value. */
export function confirmedAsStillCorrect(facility: Facility): FieldMeta {
  return confirmGroups(groupsWithValue(facility), { confirmedAt: isoInstant(), by: 'owner' });
}

/** The groups confirmed by approving an owner's changes, on the day they were submitted. */
export function confirmedByChange({ submittedAt }: StoredRequest, fields: readonly string[]): FieldMeta {
  return confirmGroups(groupsWithFields(fields), { confirmedAt: submittedAt, by: 'owner' });
}

/** The groups confirmed by approving a report, on the day of the check. */
export function confirmedByCheck(request: StoredRequest, requester: Requester): FieldMeta {
  return confirmGroups(confirmedGroups(request), {
    confirmedAt: verifiedBy(request, isoInstant()).verifiedAt ?? isoInstant(),
    by: confirmerRole(requester, request.facilityId),
  });
}

/** The groups confirmed by publishing a facility: all that its submitter filled in. */
export function confirmedBySubmission(request: StoredRequest, facility: Facility, requester: Requester): FieldMeta {
  return confirmGroups(groupsWithValue(facility), {
    confirmedAt: request.submittedAt,
    by: confirmerRole(requester, request.facilityId),
  });
}

/**
 * The recorded confirmations with new ones added. An older one does not replace a newer one, unless fields of its group
 * are `changed` as well: then the newer one confirmed values that are gone.
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

/** The recorded confirmations of a facility whose verification is revoked: without any from a check. */
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
