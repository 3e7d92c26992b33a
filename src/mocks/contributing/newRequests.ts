import type { Facility } from '#domain/facility';

import { isoInstant } from '#mocks/core/time';
import type { StoredAccount } from '#mocks/accounts/store';

import type { OpenedFacility } from './facilityAccess';
import { saveLink } from './decisionLinks';
import type { createAdminTokens } from './decisionLinks';
import { requests } from './store';
import type { StoredRequest } from './store';
import { notify } from './notify';
import { recordAudit } from './auditTrail';

/** The administrators, each with the token of their own decision link. */
export type AdminTokens = Awaited<ReturnType<typeof createAdminTokens>>;

/** Stores a new request, records it, sends a receipt and mails the administrators. Call within a transaction. */
export async function saveRequest(
  request: StoredRequest,
  user: StoredAccount,
  facility: Facility,
  { action, role, adminTokens }: { action: string; role: 'user' | 'owner'; adminTokens: AdminTokens },
): Promise<void> {
  await requests.addFirst(request);
  await recordAudit(
    { account: user, role },
    action,
    { facilityId: facility.id, requestId: request.id },
    { note: request.note },
  );
  const facts = { facility: facility.name, what: request.kind } as const;
  await notify(user, 'receipt', facts);
  for (const { admin, token } of adminTokens) {
    const { href } = await saveLink(token, request, facility, admin.id);
    await notify(admin, 'needed', facts, href);
  }
}

type RequestPart = Omit<
  StoredRequest,
  'id' | 'facilityId' | 'facilitySlug' | 'requesterId' | 'state' | 'decidedAt' | 'decision'
>;

const all = 'confirmed';

/** A request based on a self-declaration: without a real checklist or evidence. */
export function selfDeclaredForm(
  part: Pick<StoredRequest, 'kind' | 'previous' | 'note'> & { submitterIsOwner?: boolean },
): RequestPart {
  return {
    submitterIsOwner: false,
    ...part,
    method: 'visit',
    checkedAt: isoInstant().slice(0, 10),
    checklist: { exists: all, name: all, address: all, phone: all, hours: all, category: all },
    corrections: {},
    evidenceIds: [],
    submittedAt: isoInstant(),
  };
}

/** A new, open request. */
export function newRequest(opened: OpenedFacility, user: StoredAccount, part: RequestPart): StoredRequest {
  return {
    ...part,
    id: `ver_${crypto.randomUUID()}`,
    facilityId: opened.id,
    facilitySlug: opened.slug,
    requesterId: user.id,
    state: 'open',
    decidedAt: null,
    decision: null,
  };
}
