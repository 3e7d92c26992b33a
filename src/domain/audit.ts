import * as z from 'zod/mini';

// What was done with a facility, by whom: told in its history and where somebody decides about it.

/** One field that changed, by its path; values as text. */
export const changeSchema = z.object({ path: z.string(), before: z.string(), after: z.string() });
/** One field that changed. */
export type Change = z.infer<typeof changeSchema>;

/** One line of the audit trail (directory contract 1.5); `action` such as `claim.contested`. */
export const auditEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: z.string(),
  actor: z.object({ role: z.enum(['user', 'owner', 'admin', 'system']), display: z.string() }),
  changes: z.array(changeSchema),
  note: z.string(),
});
/** One line of the audit trail. */
export type AuditEvent = z.infer<typeof auditEventSchema>;
