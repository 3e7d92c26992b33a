import { dayMs } from '#lib/time/duration';
import type { Facility } from '#domain/facility';

import type { OwnDetails, StoredFacility } from '#mocks/directory/store';

import type { StoredRequest } from './store';

const isPublic = ({ locationVisibility }: Facility) => locationVisibility === 'exact';

/** The public details that approval of a request would set. */
export function proposedDetails(
  request: StoredRequest,
  facility: Facility,
  stored: StoredFacility | undefined,
): Partial<Facility> | undefined {
  if (request.kind === 'change') {
    const patch = stored?.pending?.patch;
    // Removed lines must be absent, not `undefined`.
    const lines = Object.entries({ ...facility.address, ...patch?.address }).filter(([, line]) => line !== undefined);
    return patch && { ...patch, address: Object.fromEntries(lines) as Facility['address'] };
  }
  const { name, address, phone, hours, category } = request.corrections;
  const [first, ...others] = facility.phones;
  const details: Partial<Facility> = {
    ...(name !== undefined && { name }),
    // The street of a hidden location stays confidential (see `proposedOwn`).
    ...(address !== undefined && isPublic(facility) && { address: { ...facility.address, line1: address } }),
    ...(phone !== undefined && { phones: [{ ...(first ?? { type: 'voice' as const }), number: phone }, ...others] }),
    ...(hours !== undefined && { hoursNote: hours }),
    ...(category !== undefined && { primaryCategoryId: category }),
  };
  return Object.keys(details).length > 0 ? details : undefined;
}

/** The confidential details that approval of a request would set; `undefined` if it changes none. */
export function proposedOwn(
  request: StoredRequest,
  facility: Facility,
  stored: StoredFacility | undefined,
  own: OwnDetails,
): OwnDetails | undefined {
  if (request.kind === 'change') return stored?.pending?.own;
  const { address } = request.corrections;
  return address === undefined || isPublic(facility) ? undefined : { ...own, line1: address };
}

const validityMs = 365 * dayMs;

/** The verification that approval of a request sets; it counts from the day of the check. */
export function verifiedBy(request: StoredRequest, now: string): Facility['verification'] {
  const checked = new Date(`${request.checkedAt}T12:00:00Z`).getTime();
  const at = Math.min(checked, Date.parse(now));
  return {
    state: 'verified',
    method: request.method,
    verifiedAt: new Date(at).toISOString(),
    expiresAt: new Date(at + validityMs).toISOString(),
  };
}
