import { instant } from '#mocks/accounts';
import { changeFacility, openFacility, readFacility } from '#mocks/contributing/facts';
import { fileRequest, newRequest } from '#mocks/contributing/openRequests';
import { tokensForAdministrators } from '#mocks/contributing/links';
import { decisionStores } from '#mocks/contributing/decisionCases';
import { noteFacilityChanges } from '#mocks/changesMark';
import type { StoredAccount } from '#mocks/seed/accounts';
import { inTransaction } from '#mocks/transaction';

/** An owner's change of a protected field, as it waits for an administrator (directory contract 1.3). */
export async function proposeName(by: StoredAccount, facilityId: string, name: string): Promise<string> {
  const opened = await openFacility({ id: facilityId });
  const mailing = await tokensForAdministrators();
  const id = await inTransaction(decisionStores, async () => {
    const { facility } = await readFacility(opened);
    const all = 'confirmed';
    const request = newRequest(opened, by, {
      kind: 'change',
      submitterIsOwner: false,
      method: 'visit',
      checkedAt: instant().slice(0, 10),
      checklist: { exists: all, name: all, address: all, phone: all, hours: all, category: all },
      corrections: {},
      note: '',
      evidenceIds: [],
      previous: facility.verification.state,
      submittedAt: instant(),
    });
    const now = await changeFacility(opened, {
      pending: {
        requestId: request.id,
        patch: { name },
        fields: [{ path: 'name', before: facility.name, after: name }],
        reason: '',
        submittedAt: instant(),
        baseRevision: facility.revision,
      },
    });
    await fileRequest(request, by, now, { action: 'change.proposed', as: 'owner', mailing });
    return request.id;
  });
  noteFacilityChanges();
  return id;
}
