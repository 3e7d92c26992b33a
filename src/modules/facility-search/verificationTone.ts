import type { VerificationState } from '#domain/facility';

/** Badge tone of a verification state; always shown with its label. */
export const verificationTone = {
  verified: 'success',
  due: 'success',
  expired: 'neutral',
  pending: 'info',
  unverified: 'neutral',
} as const satisfies Record<VerificationState, string>;
