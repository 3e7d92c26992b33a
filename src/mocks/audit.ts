import { instant } from './accounts';
import { collection } from './collection';
import type { StoredAccount } from './seed/accounts';

/** What happened, for good (directory contract 1.5, "AuditEvent"). */
export type AuditEvent = {
  id: string;
  at: string;
  actor: { id: string; role: string; display: string };
  /** `facility.created` */
  action: string;
  subject: { type: string; id: string; slug: string };
  changes: ReadonlyArray<{ path: string; before: unknown; after: unknown }>;
  /** Id of the request it belongs to. */
  requestId?: string;
  note?: string;
};

/** Everything that happened, the first first; nothing is ever changed or removed. */
export const auditTrail = collection<AuditEvent>('auditEvents', async () => []);

/** Notes what somebody did; part of the transaction it is called in. */
export async function note(
  { id, role, name }: Pick<StoredAccount, 'id' | 'role' | 'name'>,
  event: Omit<AuditEvent, 'id' | 'at' | 'actor' | 'changes'> & Partial<Pick<AuditEvent, 'changes'>>,
): Promise<void> {
  await auditTrail.addLast({
    changes: [],
    ...event,
    id: `aud_${crypto.randomUUID()}`,
    at: instant(),
    actor: { id, role, display: name },
  });
}
