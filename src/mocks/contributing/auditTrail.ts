import type { AuditEvent, Change } from '#domain/audit';

import { isoInstant } from '#mocks/core/time';
import type { StoredAccount } from '#mocks/accounts/store';

import { audit } from './store';
import type { StoredAudit } from './store';

/** The actor of an audit event: an account in a role, or a timer. */
export type AuditActor = { account: StoredAccount; role: 'user' | 'owner' | 'admin' } | 'system';

/** Adds an event to the audit trail. Call within the transaction of the change it records. */
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

/**
 * Maps stored events to what a reader may see: only administrators read other people's names, everybody else reads
 * roles.
 */
export function auditLineFor(reader: { name: string; role: string }) {
  return ({ facilityId: _facility, requestId: _request, ...line }: StoredAudit): AuditEvent => ({
    ...line,
    actor: {
      ...line.actor,
      display: reader.role === 'admin' || line.actor.display === reader.name ? line.actor.display : '',
    },
  });
}

/** The audit events of a request, oldest first. */
export async function listAuditEvents(
  requestId: string,
  reader: { name: string; role: string },
): Promise<AuditEvent[]> {
  return (await audit.list()).filter((line) => line.requestId === requestId).map(auditLineFor(reader));
}
