import type { Facility } from '#domain/facility';
import type { History } from '#modules/facility/api';

/** A group of fields that is confirmed together. */
export type FieldGroup = History['groups'][number]['group'];
/** When a group was confirmed (ISO 8601, UTC), and by whom. */
export interface Confirmation {
  confirmedAt: string;
  by: History['groups'][number]['by'];
}
/** The last confirmation of each group of a facility; missing ones were never confirmed (directory contract 1.2). */
export type FieldMeta = Partial<Record<FieldGroup, Confirmation>>;

/** The fields of each group, as the facility's page groups them; other fields have none. */
const groupFields: Readonly<Record<FieldGroup, ReadonlyArray<keyof Facility>>> = {
  name: ['name', 'alternateNames', 'primaryCategoryId'],
  address: ['address', 'geo', 'locationVisibility', 'transport', 'entranceNote'],
  contact: ['phones', 'email', 'website', 'bookingUrl', 'socials'],
  hours: ['hoursStatus', 'weekly', 'exceptions', 'publicHolidays', 'hoursNote'],
  services: ['services', 'categoryIds', 'tagIds', 'capacity'],
  access: [
    'accessibility',
    'amenities',
    'languages',
    'interpretation',
    'fees',
    'requiredDocuments',
    'eligibility',
    'appointment',
    'referral',
    'acceptingNew',
  ],
};

const allGroups = Object.keys(groupFields) as FieldGroup[];

/** The groups that contain any of these fields. */
export function groupsWithFields(fields: readonly string[]): FieldGroup[] {
  return allGroups.filter((group) => groupFields[group].some((field) => fields.includes(field)));
}

const hasValue = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null && 'model' in value) return hasValue(value.model);
  return value !== undefined && value !== '' && value !== 'unknown';
};

/** The groups with any value; the others cannot be confirmed. */
export function groupsWithValue(facility: Facility): FieldGroup[] {
  return allGroups.filter((group) => groupFields[group].some((field) => hasValue(facility[field])));
}

/** The same confirmation for several groups. */
export function confirmGroups(groups: readonly FieldGroup[], confirmation: Confirmation): FieldMeta {
  return Object.fromEntries(groups.map((group) => [group, confirmation]));
}

/**
 * The confirmations that follow from a facility's dates where none were recorded: its entry, verification and owner's
 * edits.
 */
export function impliedMeta(facility: Facility): FieldMeta {
  const { verification, ownership, createdAt, updatedAt, source } = facility;
  const isContributed = source === 'contribution';
  const entered: Confirmation = { confirmedAt: createdAt, by: isContributed ? 'visitor' : 'import' };
  const { verifiedAt, method } = verification;
  const verified: Confirmation =
    verifiedAt === undefined
      ? entered
      : { confirmedAt: verifiedAt, by: method === 'visit' ? 'visitor' : 'administrator' };
  const isClaimed = ownership.state === 'claimed';
  const owned: Confirmation = isClaimed ? { confirmedAt: updatedAt, by: 'owner' } : verified;
  const verifiedOrOwned = isOlder(verified, owned) ? owned : verified;
  const all: FieldMeta = {
    name: verified,
    address: verified,
    contact: verifiedOrOwned,
    hours: verifiedOrOwned,
    services: owned,
    ...(isClaimed && { access: owned }),
  };
  if (!isContributed) return all;
  const given = groupsWithValue(facility);
  return pickGroups(all, (group) => given.includes(group));
}

/** Whether a confirmation is older than another; `false` if there is no other. */
export function isOlder({ confirmedAt }: Confirmation, other: Confirmation | undefined): boolean {
  return other !== undefined && Date.parse(confirmedAt) < Date.parse(other.confirmedAt);
}

/** The confirmations that `predicate` accepts. */
export function pickGroups(
  meta: FieldMeta,
  predicate: (group: FieldGroup, confirmation: Confirmation) => boolean,
): FieldMeta {
  return Object.fromEntries(
    allGroups.flatMap((group) => {
      const confirmation = meta[group];
      return confirmation && predicate(group, confirmation) ? [[group, confirmation]] : [];
    }),
  );
}

/** The groups as `GET api/directory/facility/history` returns them. */
export function toHistoryGroups(meta: FieldMeta): History['groups'] {
  return allGroups.map((group) => ({ group, ...(meta[group] ?? { confirmedAt: null, by: 'import' }) }));
}
