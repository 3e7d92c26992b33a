import { attemptTransition } from '#mocks/contributing/workflow/machine';
import { publication } from '#mocks/contributing/workflow/publication';

import { facilityChanges } from '#mocks/directory/store';
import type { StoredFacility } from '#mocks/directory/store';
import { photos } from '#mocks/facility-create/photos';
import { inTransaction } from '#mocks/core/transaction';

import { decisionStores } from './decisionService';
import { getFacility } from './facilityAccess';
import { links, requests } from './store';
import { dayMs } from '#lib/time/duration';
import { isPast } from '#mocks/core/time';
import { notify } from './notify';
import { recordAudit } from './auditTrail';
import { findAccount } from './verificationService';

/** When the newest request of a facility was decided. */
async function decidedAt(facilityId: string): Promise<string | null> {
  return (await requests.list()).find((one) => one.facilityId === facilityId)?.decidedAt ?? null;
}

/**
 * Deletes facilities that were rejected 90 days ago, with their requests. The audit trail stays, and their numbers are
 * not reused (directory contract 1.2, `code`). Returns how many.
 */
export async function deleteRejected(rejected: readonly StoredFacility[]): Promise<number> {
  let count = 0;
  for (const { id, slug, createdBy } of rejected) {
    if (!isPast(await decidedAt(id), 90 * dayMs)) continue;
    await inTransaction([...decisionStores, photos], async () => {
      const stored = (await facilityChanges.list()).find((row) => row.id === id);
      if (!stored) return;
      const { facility } = await getFacility({ id, slug, seed: null });
      const aged = { 'aged-90-days': isPast(await decidedAt(id), 90 * dayMs) };
      const state = facility.publicationStatus;
      const result = attemptTransition(publication, { state }, { event: 'delete', actors: ['system'], guards: aged });
      if (!result.ok) return;
      await recordAudit('system', result.action, { facilityId: id, requestId: '' });
      const requestIds = (await requests.list()).filter((one) => one.facilityId === id).map((one) => one.id);
      for (const link of await links.list()) if (requestIds.includes(link.requestId)) await links.remove(link.id);
      for (const request of requestIds) await requests.remove(request);
      for (const photo of await photos.list()) if (photo.facilityId === id) await photos.remove(photo.id);
      await facilityChanges.remove(id);
      const creator = createdBy === null ? undefined : await findAccount(createdBy);
      if (creator) await notify(creator, 'deleted', { facility: facility.name, what: 'new-facility' });
      count += 1;
    });
  }
  return count;
}
