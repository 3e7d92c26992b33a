/** What the audit trail can tell in words of its own: keys of `action` in the texts. */
const told = [
  'facility_submitted',
  'facility_resubmitted',
  'facility_published',
  'facility_rejected',
  'facility_withdrawn',
  'facility_closed-today',
  'facility_open-today',
  'facility_still-correct',
  'facility_temporarily-closed',
  'facility_reopened',
  'verification_requested',
  'verification_approved',
  'verification_rejected',
  'verification_withdrawn',
  'verification_lapsed',
  'verification_due',
  'verification_expired',
  'change_proposed',
  'change_approved',
  'change_rejected',
  'change_withdrawn',
  'claim_started',
  'claim_code-sent',
  'claim_code-wrong',
  'claim_code-locked',
  'claim_code-verified',
  'claim_code-ended',
  'claim_submitted',
  'claim_contested',
  'claim_owner-agreed',
  'claim_owner-disputed',
  'claim_owner-silent',
  'claim_approved',
  'claim_rejected',
  'claim_withdrawn',
  'claim_expired',
  'claim_relinquished',
  'claim_revoked',
  'decision_undone',
  'decision-link_reissued',
] as const;

/** The key of an action's words: `claim.contested` is `claim_contested`. */
export function actionKey(action: string): `action.${(typeof told)[number] | 'other'}` {
  const key = action.replace('.', '_');
  return `action.${told.find((one) => one === key) ?? 'other'}`;
}
