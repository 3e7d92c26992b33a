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

/** What administrators are sent, each with a link of their own. */
export type AdminTokens = Awaited<ReturnType<typeof createAdminTokens>>;

/** Keeps a new request, writes it down, thanks who made it, and mails the administrators. Within a transaction. */
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

/** A request that rests on the word of who makes it: nothing was checked step by step, and nothing handed in. */
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

/** What every new request begins with. */
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
