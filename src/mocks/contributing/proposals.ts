import type { Facility } from '#lib/facility';

import type { StoredFacility } from '#mocks/facilityChanges';

import type { StoredRequest } from './records';

/** The details that approving a request would set. */
export function proposedDetails(
  request: StoredRequest,
  facility: Facility,
  stored: StoredFacility | undefined,
): Partial<Facility> | undefined {
  if (request.kind === 'change') {
    const patch = stored?.pending?.patch;
    // A line that is gone is not there at all.
    const lines = Object.entries({ ...facility.address, ...patch?.address }).filter(([, line]) => line !== undefined);
    return patch && { ...patch, address: Object.fromEntries(lines) as Facility['address'] };
  }
  const { name, address, phone, hours, category } = request.corrections;
  const [first, ...others] = facility.phones;
  const details: Partial<Facility> = {
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address: { ...facility.address, line1: address } }),
    ...(phone !== undefined && { phones: [{ ...(first ?? { type: 'voice' as const }), number: phone }, ...others] }),
    ...(hours !== undefined && { hoursNote: hours }),
    ...(category !== undefined && { primaryCategoryId: category }),
  };
  return Object.keys(details).length > 0 ? details : undefined;
}

const year = 365 * 24 * 3_600_000;

/** The verification that a request leaves behind when it is approved: it counts from the day of the check. */
export function verifiedBy(request: StoredRequest, now: string): Facility['verification'] {
  const checked = new Date(`${request.checkedAt}T12:00:00Z`).getTime();
  const at = Math.min(checked, Date.parse(now));
  return {
    state: 'verified',
    method: request.method,
    verifiedAt: new Date(at).toISOString(),
    expiresAt: new Date(at + year).toISOString(),
  };
}
