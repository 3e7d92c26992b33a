import type { VerificationState } from '#domain/facility';

/** How a verification state is coloured; its words always stand beside the colour. */
export const verificationTone = {
  verified: 'success',
  due: 'success',
  expired: 'neutral',
  pending: 'info',
  unverified: 'neutral',
} as const satisfies Record<VerificationState, string>;
