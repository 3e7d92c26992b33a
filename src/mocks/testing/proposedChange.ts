import { saveEdit } from '#mocks/contributing/editService';
import { openFacility, getFacility } from '#mocks/contributing/facilityAccess';
import { requests } from '#mocks/contributing/store';
import type { StoredAccount } from '#mocks/accounts/store';

/**
 * Proposes a new name as a facility's owner, a protected field that awaits a decision (directory contract 1.3); returns
 * the request's id.
 */
export async function proposeName(user: StoredAccount, facilityId: string, name: string): Promise<string> {
  const { facility } = await getFacility(await openFacility({ id: facilityId }));
  await saveEdit(user, { id: facilityId, facility: { name }, revision: facility.revision, reason: '' });
  const request = (await requests.list()).find(({ kind, state }) => kind === 'change' && state === 'open');
  if (!request) throw new Error('Nothing was asked for.');
  return request.id;
}
