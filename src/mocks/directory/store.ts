import type { Facility } from '#domain/facility';
import type { PartialEdit } from '#modules/facility-create/editing';
import type { SubmittedFacility } from '#modules/facility-create/submission';

import { changesVersion, bumpChangesVersion } from './changesVersion';
import { defineStore } from '#mocks/core/store';
import { sampleRows } from '#mocks/contributing/sampleRequests';
import { impliedMeta, pickGroups } from './fieldMeta';
import type { FieldMeta } from './fieldMeta';

/** Changes of an owner that wait for an administrator (directory contract 1.3). */
export interface ChangeSet {
  requestId: string;
  /** What is asked for, as it was typed. */
  values: PartialEdit;
  /** What approving it sets; of the address, the lines that change. */
  patch: Omit<Partial<Facility>, 'address'> & { address?: Partial<Facility['address']> };
  /** What only its owner would know from then on. */
  own: OwnDetails;
  fields: Array<{ path: string; before: string; after: string }>;
  reason: string;
  submittedAt: string;
  baseRevision: number;
}

/** What only the owner and administrators know of a facility whose place is not public, and why it is as it is. */
export type OwnDetails = Partial<
  Pick<SubmittedFacility, 'geo' | 'transport' | 'entranceNote' | 'farReason' | 'visibilityReason'> &
    Pick<SubmittedFacility['address'], 'line1' | 'line2'>
>;

/** What the local back end keeps of a facility beside what its seed says. */
export interface StoredFacility {
  /** The facility's. */
  id: string;
  slug: string;
  /** The whole of a facility that somebody added; `null` where there is a seed to lay the patch over. */
  added: Facility | null;
  /** What is different now. A field that is `undefined` here is gone. */
  patch: Partial<Record<keyof Facility, unknown>>;
  /** Who added it. */
  createdBy: string | null;
  /** How often it was sent in after it had been rejected. */
  resubmissions: number;
  pending: ChangeSet | null;
  own?: OwnDetails;
  /** Since when a public address of it is on file, where that is later than the facility itself. */
  contactSince: { email?: string; phone?: string };
  /** Which groups of fields were confirmed here; the others are as its seed has them. Absent until something was changed, and in what was kept before this was recorded. */
  fieldMeta?: FieldMeta;
}

/** Facilities that are not, or no longer, as their seed has them. */
export const facilityChanges = defineStore<StoredFacility>('facilities', () => sampleRows((all) => all.facilities()));

/** A facility as it is now: its seed, or what was added, under what was changed. */
export function withChanges(base: Facility, stored: StoredFacility | undefined): Facility {
  if (!stored) return base;
  const merged = Object.entries({ ...base, ...stored.patch, changesPending: stored.pending !== null });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Facility;
}

/** What was confirmed of a facility here, to be laid over what its seed, or what was added, implies. */
export function recordedMeta(base: Facility, stored: StoredFacility | undefined): FieldMeta {
  if (!stored) return {};
  if (stored.fieldMeta) return stored.fieldMeta;
  // Kept before this was recorded: what was done to it then goes on counting as it did.
  const before = impliedMeta(base);
  return pickGroups(impliedMeta(withChanges(base, stored)), (group, now) => {
    const then = before[group];
    return now.confirmedAt !== then?.confirmedAt || now.by !== then.by;
  });
}

/** When each group of a facility's fields was last confirmed, and by whom: its seed, or what was added, under what was recorded. */
export function getFieldMeta(base: Facility, stored: StoredFacility | undefined): FieldMeta {
  return { ...impliedMeta(base), ...recordedMeta(base, stored) };
}

let cached: { version: string; rows: ReadonlyMap<string, StoredFacility> } | undefined;

/** All changed facilities by id. Read once for every change. */
export async function changedFacilities(): Promise<ReadonlyMap<string, StoredFacility>> {
  const version = changesVersion();
  if (version === undefined) return new Map();
  if (cached?.version !== version) {
    const rows = await facilityChanges.list();
    cached = { version, rows: new Map(rows.map((row) => [row.id, row])) };
  }
  return cached.rows;
}

/**
 * Keeps a facility that somebody added, whatever its publication state; `noteFacilityChanges` follows when that is
 * committed, or `addFacility` does both.
 */
export function newStoredFacility(facility: Facility, createdBy: string): StoredFacility {
  return {
    id: facility.id,
    slug: facility.slug,
    added: facility,
    patch: {},
    createdBy,
    resubmissions: 0,
    pending: null,
    contactSince: {},
  };
}

/** Keeps a facility that somebody added. */
export async function addFacility(facility: Facility, createdBy: string): Promise<void> {
  await facilityChanges.addLast(newStoredFacility(facility, createdBy));
  bumpChangesVersion();
}
