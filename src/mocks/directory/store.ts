import type { Facility } from '#domain/facility';
import type { PartialEdit } from '#modules/facility-create/editing';
import type { SubmittedFacility } from '#modules/facility-create/submission';

import { changesVersion } from './changesVersion';
import { defineStore } from '#mocks/core/store';
import { sampleRows } from '#mocks/contributing/sampleRequests';
import { impliedMeta, pickGroups } from './fieldMeta';
import type { FieldMeta } from './fieldMeta';

/** An owner's changes that await a decision (directory contract 1.3). */
export interface ChangeSet {
  requestId: string;
  /** The edit as entered. */
  values: PartialEdit;
  /** The fields that approval sets; of the address, the changed lines. */
  patch: Omit<Partial<Facility>, 'address'> & { address?: Partial<Facility['address']> };
  /** The confidential details after approval. */
  own: OwnDetails;
  fields: Array<{ path: string; before: string; after: string }>;
  reason: string;
  submittedAt: string;
  baseRevision: number;
}

/** Details that only the owner and administrators know: the hidden location, directions to it, and the reasons. */
export type OwnDetails = Partial<
  Pick<SubmittedFacility, 'geo' | 'transport' | 'entranceNote' | 'farReason' | 'visibilityReason'> &
    Pick<SubmittedFacility['address'], 'line1' | 'line2'>
>;

/** A facility's stored changes to its seed. */
export interface StoredFacility {
  /** Id of the facility. */
  id: string;
  slug: string;
  /** The complete facility if a person added it; `null` if it is a sample. */
  added: Facility | null;
  /** Changed fields; `undefined` removes a field. */
  patch: Partial<Record<keyof Facility, unknown>>;
  /** Account that added it. */
  createdBy: string | null;
  /** Submissions after a rejection. */
  resubmissions: number;
  pending: ChangeSet | null;
  own?: OwnDetails;
  /** When the public addresses were last changed, if later than the facility's creation. */
  contactSince: { email?: string; phone?: string };
  /**
   * The confirmations recorded here; others follow from the seed. Absent before the first change, and in rows that were
   * stored before confirmations were recorded.
   */
  fieldMeta?: FieldMeta;
}

/** The facilities that were added or changed. */
export const facilityChanges = defineStore<StoredFacility>('facilities', () => sampleRows((all) => all.facilities()));

/** The current facility: its seed, or the added one, with the stored changes. */
export function withChanges(base: Facility, stored: StoredFacility | undefined): Facility {
  if (!stored) return base;
  const merged = Object.entries({ ...base, ...stored.patch, changesPending: stored.pending !== null });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Facility;
}

/** The confirmations recorded for a facility, which override those implied by its base. */
export function recordedMeta(base: Facility, stored: StoredFacility | undefined): FieldMeta {
  if (!stored) return {};
  if (stored.fieldMeta) return stored.fieldMeta;
  // A row from before confirmations were recorded: its changes imply them.
  const before = impliedMeta(base);
  return pickGroups(impliedMeta(withChanges(base, stored)), (group, now) => {
    const then = before[group];
    return now.confirmedAt !== then?.confirmedAt || now.by !== then.by;
  });
}

/** The last confirmation of each group of fields: implied by the base, overridden by the recorded ones. */
export function getFieldMeta(base: Facility, stored: StoredFacility | undefined): FieldMeta {
  return { ...impliedMeta(base), ...recordedMeta(base, stored) };
}

let cached: { version: string; rows: ReadonlyMap<string, StoredFacility> } | undefined;

/** All changed facilities by id. Cached until the next change. */
export async function changedFacilities(): Promise<ReadonlyMap<string, StoredFacility>> {
  const version = changesVersion();
  if (version === undefined) return new Map();
  if (cached?.version !== version) {
    const rows = await facilityChanges.list();
    cached = { version, rows: new Map(rows.map((row) => [row.id, row])) };
  }
  return cached.rows;
}

/** The row of a new facility. Store it and call `bumpChangesVersion` after the transaction. */
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
