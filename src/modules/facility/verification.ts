import type { Verification, VerificationState } from '#domain/facility';
import { dayMs } from '#lib/time/duration';

/** Badge tone of a verification state; always shown with its label. */
export const verificationTone = {
  verified: 'success',
  due: 'success',
  expired: 'warning',
  pending: 'info',
  unverified: 'neutral',
} as const satisfies Record<VerificationState, string>;

const monthMs = 30.44 * dayMs;

/** Whole months since the last check, at least one; `undefined` if there was none. */
export function monthsSinceCheck({ verifiedAt }: Verification, now: Date): number | undefined {
  if (verifiedAt === undefined) return undefined;
  return Math.max(1, Math.floor((now.getTime() - Date.parse(verifiedAt)) / monthMs));
}
