import type { Machine } from './machine';

/** The state of a facility's verification (directory contract 1.6, "Verification"). */
export type VerificationState = 'unverified' | 'pending' | 'verified' | 'due' | 'expired';
/** Events of a verification. */
export type VerificationEvent =
  | 'request'
  | 'reverify'
  | 'propose-change'
  | 'approve-verify'
  | 'reject'
  | 'withdraw'
  | 'lapse'
  | 'fall-due'
  | 'reports'
  | 'expire'
  | 'revoke';
/** Conditions of transitions. `change-open` and `reverify-open` tell which kind of request is open. */
export type VerificationGuard =
  | 'email-verified'
  | 'no-open-request'
  | 'not-cooling-down'
  | 'few-open-requests'
  | 'link-valid'
  | 'not-own-request'
  | 'reason-given'
  | 'change-open'
  | 'reverify-open'
  | 'aged-30-days'
  | 'expires-in-30-days'
  | 'expiry-passed'
  | 'three-reports'
  | 'confirmed';
/** Effects of transitions. */
export type VerificationEffect =
  | 'open-request'
  | 'mail-admins'
  | 'receipt'
  | 'verify'
  | 'apply-corrections'
  | 'apply-change'
  | 'discard-change'
  | 'revoke-links'
  | 'notify-requester'
  | 'notify-owner'
  | 'remind';

const allStates = ['unverified', 'pending', 'verified', 'due', 'expired'] as const;
const decided = ['link-valid', 'not-own-request'] as const;

/** The verification machine, row by row as in the directory contract. */
export const verification: Machine<VerificationState, VerificationEvent, VerificationGuard, VerificationEffect> = {
  states: allStates,
  rows: [
    // An owner's change may be open in any state, even while a check is.
    {
      from: allStates,
      event: 'propose-change',
      actors: ['owner'],
      guards: ['email-verified'],
      to: 'same',
      effects: ['open-request', 'revoke-links', 'mail-admins', 'receipt'],
      action: 'change.proposed',
    },
    {
      from: allStates,
      event: 'approve-verify',
      actors: ['admin'],
      guards: [...decided, 'change-open'],
      to: 'same',
      effects: ['apply-change', 'notify-requester'],
      action: 'change.approved',
    },
    {
      from: allStates,
      event: 'reject',
      actors: ['admin'],
      guards: [...decided, 'reason-given', 'change-open'],
      to: 'same',
      effects: ['discard-change', 'notify-requester'],
      action: 'change.rejected',
    },
    {
      from: allStates,
      event: 'withdraw',
      actors: ['requester'],
      guards: ['change-open'],
      to: 'same',
      effects: ['discard-change', 'revoke-links'],
      action: 'change.withdrawn',
    },
    {
      from: allStates,
      event: 'lapse',
      actors: ['system'],
      guards: ['aged-30-days', 'change-open'],
      to: 'same',
      effects: ['discard-change', 'revoke-links', 'notify-requester'],
      action: 'change.lapsed',
    },
    {
      from: ['unverified', 'expired'],
      event: 'request',
      actors: ['user'],
      guards: ['email-verified', 'no-open-request', 'not-cooling-down', 'few-open-requests'],
      to: 'pending',
      remembersPrevious: true,
      effects: ['open-request', 'mail-admins', 'receipt'],
      action: 'verification.requested',
    },
    {
      from: ['due'],
      event: 'reverify',
      actors: ['user', 'owner'],
      guards: ['email-verified', 'no-open-request', 'not-cooling-down', 'few-open-requests'],
      // The facility counts as verified until the new check is decided.
      to: 'same',
      effects: ['open-request', 'mail-admins', 'receipt'],
      action: 'verification.requested',
    },
    {
      from: ['pending'],
      event: 'approve-verify',
      actors: ['admin'],
      guards: decided,
      to: 'verified',
      effects: ['verify', 'apply-corrections', 'notify-requester', 'notify-owner'],
      action: 'verification.approved',
    },
    {
      from: ['due', 'expired'],
      event: 'approve-verify',
      actors: ['admin'],
      guards: [...decided, 'reverify-open'],
      to: 'verified',
      effects: ['verify', 'apply-corrections', 'notify-requester', 'notify-owner'],
      action: 'verification.approved',
    },
    {
      from: ['pending'],
      event: 'reject',
      actors: ['admin'],
      guards: [...decided, 'reason-given'],
      to: 'previous',
      effects: ['notify-requester'],
      action: 'verification.rejected',
    },
    {
      from: ['due', 'expired'],
      event: 'reject',
      actors: ['admin'],
      guards: [...decided, 'reason-given', 'reverify-open'],
      to: 'same',
      effects: ['notify-requester'],
      action: 'verification.rejected',
    },
    {
      from: ['pending'],
      event: 'withdraw',
      actors: ['requester'],
      guards: [],
      to: 'previous',
      effects: ['revoke-links'],
      action: 'verification.withdrawn',
    },
    {
      from: ['due', 'expired'],
      event: 'withdraw',
      actors: ['requester'],
      guards: ['reverify-open'],
      to: 'same',
      effects: ['revoke-links'],
      action: 'verification.withdrawn',
    },
    {
      from: ['pending'],
      event: 'lapse',
      actors: ['system'],
      guards: ['aged-30-days'],
      to: 'previous',
      effects: ['revoke-links', 'notify-requester'],
      action: 'verification.lapsed',
    },
    {
      from: ['due', 'expired'],
      event: 'lapse',
      actors: ['system'],
      guards: ['aged-30-days', 'reverify-open'],
      to: 'same',
      effects: ['revoke-links', 'notify-requester'],
      action: 'verification.lapsed',
    },
    {
      from: ['verified'],
      event: 'fall-due',
      actors: ['system'],
      guards: ['expires-in-30-days'],
      to: 'due',
      effects: ['remind'],
      action: 'verification.due',
    },
    {
      from: ['verified'],
      event: 'reports',
      actors: ['system'],
      guards: ['three-reports'],
      to: 'due',
      effects: ['mail-admins'],
      action: 'verification.doubted',
    },
    {
      from: ['due'],
      event: 'expire',
      actors: ['system'],
      guards: ['expiry-passed'],
      to: 'expired',
      effects: [],
      action: 'verification.expired',
    },
    {
      from: ['verified', 'due'],
      event: 'revoke',
      actors: ['admin'],
      // Otherwise an open check would have nothing left to renew.
      guards: ['not-own-request', 'confirmed', 'reason-given', 'no-open-request'],
      to: 'unverified',
      effects: ['notify-owner', 'notify-requester'],
      action: 'verification.revoked',
    },
  ],
};
