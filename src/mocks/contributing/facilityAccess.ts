import type { Facility } from '#domain/facility';
import { toDataLanguage } from '#mocks/core/localized';
import type { FacilityRef } from '#modules/contributing/schemas';

import { accounts } from '#mocks/accounts/store';
import { isoInstant } from '#mocks/core/time';
import { findSeedSlug, findSeedBySlug } from '#mocks/directory/facilities';
import { facilityChanges, withChanges } from '#mocks/directory/store';
import type { StoredFacility } from '#mocks/directory/store';
import type { FieldMeta } from '#mocks/directory/fieldMeta';
import { ProblemError } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/store';

import { withConfirmed } from './confirmations';

/** A facility that a transaction may read and change, because its seed is already loaded. */
export interface OpenedFacility {
  id: string;
  slug: string;
  seed: Facility | null;
}

const language = toDataLanguage('en');
const notFoundError = () => new ProblemError('not-found');

/** Loads the seed of a facility before a transaction. Throws `not-found`. */
export async function openFacility(key: { id: string } | { slug: string }): Promise<OpenedFacility> {
  const rows = await facilityChanges.list();
  const stored = rows.find((row) => ('id' in key ? row.id === key.id : row.slug === key.slug));
  if (stored?.added) return { id: stored.id, slug: stored.slug, seed: null };
  const slug = 'slug' in key ? key.slug : (stored?.slug ?? (await findSeedSlug(key.id)));
  const result = slug === undefined ? undefined : await findSeedBySlug(slug, language);
  if (result?.kind !== 'found') throw notFoundError();
  return { id: result.facility.id, slug: result.facility.slug, seed: result.facility };
}

/** The current state of a facility, and its stored changes. */
export async function getFacility({ id, seed }: OpenedFacility): Promise<{
  facility: Facility;
  /** Without the stored changes. */
  base: Facility;
  stored: StoredFacility | undefined;
}> {
  const stored = (await facilityChanges.list()).find((row) => row.id === id);
  const base = stored?.added ?? seed;
  if (!base) throw notFoundError();
  return { facility: withChanges(base, stored), base, stored };
}

/**
 * A change of a facility. `details` count a revision, because readers see them; `patch` sets workflow states and does
 * not. `confirmed` adds to the recorded confirmations; `fieldMeta` replaces them.
 */
export type FacilityChange = Partial<Omit<StoredFacility, 'id' | 'slug' | 'added' | 'patch'>> & {
  patch?: StoredFacility['patch'];
  details?: StoredFacility['patch'];
  confirmed?: FieldMeta;
};

/** Changes a facility and returns its new state. Call within a transaction. */
export async function changeFacility(opened: OpenedFacility, change: FacilityChange): Promise<Facility> {
  const { facility, base, stored: current } = await getFacility(opened);
  const { patch = {}, details, confirmed = {}, ...rest } = change;
  const revised = details && { ...details, revision: facility.revision + 1, updatedAt: isoInstant() };
  const fieldMeta = withConfirmed(base, current, { confirmed, changed: Object.keys(details ?? {}) });
  const stored = await facilityChanges.upsert(opened.id, (before) => ({
    id: opened.id,
    slug: opened.slug,
    added: null,
    createdBy: null,
    resubmissions: 0,
    pending: null,
    contactSince: {},
    ...before,
    fieldMeta,
    ...rest,
    patch: { ...before?.patch, ...patch, ...revised },
  }));
  return withChanges(base, stored);
}

/** The account that owns a facility. Owners of the seed may have no account. */
export async function findOwner(facilityId: string): Promise<StoredAccount | undefined> {
  return (await accounts.list()).find(({ ownedFacilityIds }) => ownedFacilityIds.includes(facilityId));
}

/** Transfers the ownership of a facility; `null` leaves it without an owner. */
export async function transferOwnership(facilityId: string, to: string | null): Promise<void> {
  await accounts.updateAll((account) => {
    const others = account.ownedFacilityIds.filter((id) => id !== facilityId);
    const owned = account.id === to ? [...others, facilityId] : others;
    return owned.length === account.ownedFacilityIds.length &&
      owned.every((id) => account.ownedFacilityIds.includes(id))
      ? account
      : { ...account, ownedFacilityIds: owned };
  });
}

/** A facility as requests refer to it. */
export function toFacilityRef({ id, slug, name, address }: Facility): FacilityRef {
  return { id, slug, name, city: address.city };
}
