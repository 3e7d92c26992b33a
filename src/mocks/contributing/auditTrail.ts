import type { AuditEvent, Change } from '#domain/audit';

import { isoInstant } from '#mocks/core/time';
import type { StoredAccount } from '#mocks/accounts/store';

import { audit } from './store';
import type { StoredAudit } from './store';

/** Who did it: somebody, or the passing of time. */
export type AuditActor = { account: StoredAccount; role: 'user' | 'owner' | 'admin' } | 'system';

/** Writes one line of the audit trail. Within the transaction of what it tells. */
export async function recordAudit(
  actor: AuditActor,
  action: string,
  subject: { facilityId: string; requestId: string },
  { changes = [], note = '' }: { changes?: Change[]; note?: string } = {},
): Promise<void> {
  await audit.addLast({
    id: `aud_${crypto.randomUUID()}`,
    at: isoInstant(),
    action,
    actor: actor === 'system' ? { role: 'system', display: '' } : { role: actor.role, display: actor.account.name },
    changes,
    note,
    ...subject,
  });
}

/** What is kept beside a line stays here; who is no administrator reads roles instead of names, but for their own. */
export function auditLineFor(reader: { name: string; role: string }) {
  return ({ facilityId: _facility, requestId: _request, ...line }: StoredAudit): AuditEvent => ({
    ...line,
    actor: {
      ...line.actor,
      display: reader.role === 'admin' || line.actor.display === reader.name ? line.actor.display : '',
    },
  });
}

/** The lines about a request, oldest first. */
export async function listAuditEvents(
  requestId: string,
  reader: { name: string; role: string },
): Promise<AuditEvent[]> {
  return (await audit.list()).filter((line) => line.requestId === requestId).map(auditLineFor(reader));
}
