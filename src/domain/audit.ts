import * as z from 'zod/mini';

// Who changed what about a facility; shown in its history and to those who decide about it.

/** One changed field by its path, with its values as text. */
export const changeSchema = z.object({ path: z.string(), before: z.string(), after: z.string() });
/** One changed field. */
export type Change = z.infer<typeof changeSchema>;

/** One event of the audit trail (directory contract 1.5); `action` is for example `claim.contested`. */
export const auditEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: z.string(),
  actor: z.object({ role: z.enum(['user', 'owner', 'admin', 'system']), display: z.string() }),
  changes: z.array(changeSchema),
  note: z.string(),
});
/** One event of the audit trail. */
export type AuditEvent = z.infer<typeof auditEventSchema>;
