import type { Machine } from './machine';

/** The state of a claim (directory contract 1.6, "Claim"). */
export type ClaimState =
  | 'draft'
  | 'code-sent'
  | 'submitted'
  | 'contested'
  | 'contested-ready'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'expired'
  | 'ended';
/** Events of a claim. */
export type ClaimEvent =
  | 'start'
  | 'send-code'
  | 'wrong-code'
  | 'right-code'
  | 'forget-code'
  | 'submit'
  | 'contest'
  | 'owner-agrees'
  | 'owner-disputes'
  | 'owner-silent'
  | 'owner-gone'
  | 'approve'
  | 'reject'
  | 'withdraw'
  | 'expire'
  | 'relinquish'
  | 'revoke'
  | 'replace';
/** Conditions of transitions. */
export type ClaimGuard =
  | 'email-verified'
  | 'facility-published'
  | 'not-owner'
  | 'no-open-claim'
  | 'few-open-claims'
  | 'channel-public'
  | 'method-unlocked'
  | 'sends-left'
  | 'tries-left'
  | 'aged-24-hours'
  | 'proven'
  | 'declared'
  | 'facility-owned'
  | 'facility-unowned'
  | 'owner-agreed'
  | 'aged-7-days'
  | 'aged-30-days'
  | 'link-valid'
  | 'not-own-request'
  | 'reason-given'
  | 'confirmed'
  | 'ownership-moved';
/** Effects of transitions. */
export type ClaimEffect =
  | 'mail-code'
  | 'lock-method'
  | 'mark-claimed'
  | 'mail-admins'
  | 'mail-owner'
  | 'receipt'
  | 'mail-both'
  | 'give-ownership'
  | 'contest-others'
  | 'notify-claimant'
  | 'notify-old-owner'
  | 'end-ownership'
  | 'release-mark'
  | 'revoke-links';

const open = ['draft', 'code-sent', 'submitted', 'contested', 'contested-ready'] as const;
const decided = ['link-valid', 'not-own-request'] as const;

/** States that wait for the claimant, the manager or an administrator. */
export const openClaimStates: readonly ClaimState[] = open;

/** The claim machine, row by row as in the directory contract. */
export const claim: Machine<ClaimState, ClaimEvent, ClaimGuard, ClaimEffect> = {
  states: [...open, 'approved', 'rejected', 'withdrawn', 'expired', 'ended'],
  rows: [
    {
      from: [null],
      event: 'start',
      actors: ['user'],
      guards: ['email-verified', 'facility-published', 'not-owner', 'no-open-claim', 'few-open-claims'],
      to: 'draft',
      effects: [],
      action: 'claim.started',
    },
    {
      from: ['draft', 'code-sent'],
      event: 'send-code',
      actors: ['claimant'],
      guards: ['channel-public', 'method-unlocked', 'sends-left'],
      to: 'code-sent',
      effects: ['mail-code'],
      action: 'claim.code-sent',
    },
    {
      from: ['code-sent'],
      event: 'wrong-code',
      actors: ['claimant'],
      guards: ['tries-left'],
      to: 'same',
      effects: [],
      action: 'claim.code-wrong',
    },
    {
      from: ['code-sent'],
      event: 'wrong-code',
      actors: ['claimant'],
      guards: [],
      to: 'draft',
      effects: ['lock-method'],
      action: 'claim.code-locked',
    },
    {
      from: ['code-sent'],
      event: 'right-code',
      actors: ['claimant'],
      guards: [],
      to: 'same',
      effects: [],
      action: 'claim.code-verified',
    },
    {
      from: ['code-sent'],
      event: 'forget-code',
      actors: ['system'],
      guards: ['aged-24-hours'],
      to: 'draft',
      effects: [],
      action: 'claim.code-ended',
    },
    {
      from: ['draft', 'code-sent'],
      event: 'submit',
      actors: ['claimant'],
      guards: ['proven', 'declared'],
      to: 'submitted',
      effects: ['mark-claimed', 'mail-admins', 'mail-owner', 'receipt'],
      action: 'claim.submitted',
    },
    {
      from: ['submitted'],
      event: 'contest',
      actors: ['system'],
      guards: ['facility-owned'],
      to: 'contested',
      effects: ['mail-owner'],
      action: 'claim.contested',
    },
    {
      from: ['contested'],
      event: 'owner-agrees',
      actors: ['owner'],
      guards: [],
      to: 'submitted',
      effects: ['mail-admins', 'notify-claimant'],
      action: 'claim.owner-agreed',
    },
    {
      from: ['contested'],
      event: 'owner-disputes',
      actors: ['owner'],
      guards: ['reason-given'],
      to: 'contested-ready',
      effects: ['mail-admins', 'mail-both'],
      action: 'claim.owner-disputed',
    },
    {
      from: ['contested'],
      event: 'owner-silent',
      actors: ['system'],
      guards: ['aged-7-days'],
      to: 'contested-ready',
      effects: ['mail-admins', 'mail-both'],
      action: 'claim.owner-silent',
    },
    {
      from: ['contested'],
      event: 'owner-gone',
      actors: ['system'],
      guards: ['facility-unowned'],
      to: 'submitted',
      effects: ['mark-claimed', 'mail-admins', 'notify-claimant'],
      action: 'claim.owner-gone',
    },
    {
      from: ['submitted'],
      event: 'approve',
      actors: ['admin'],
      guards: [...decided, 'facility-unowned'],
      to: 'approved',
      effects: ['give-ownership', 'contest-others', 'notify-claimant'],
      action: 'claim.approved',
    },
    {
      from: ['submitted'],
      event: 'approve',
      actors: ['admin'],
      guards: [...decided, 'owner-agreed'],
      to: 'approved',
      effects: ['give-ownership', 'contest-others', 'notify-claimant', 'notify-old-owner'],
      action: 'claim.approved',
    },
    {
      from: ['contested-ready'],
      event: 'approve',
      actors: ['admin'],
      guards: [...decided, 'reason-given'],
      to: 'approved',
      effects: ['give-ownership', 'contest-others', 'notify-claimant', 'notify-old-owner'],
      action: 'claim.approved',
    },
    {
      from: ['submitted', 'contested', 'contested-ready'],
      event: 'reject',
      actors: ['admin'],
      guards: [...decided, 'reason-given'],
      to: 'rejected',
      effects: ['release-mark', 'notify-claimant'],
      action: 'claim.rejected',
    },
    {
      from: open,
      event: 'withdraw',
      actors: ['claimant'],
      guards: [],
      to: 'withdrawn',
      effects: ['release-mark', 'revoke-links'],
      action: 'claim.withdrawn',
    },
    {
      from: ['submitted', 'contested-ready'],
      event: 'expire',
      actors: ['system'],
      guards: ['aged-30-days'],
      to: 'expired',
      effects: ['release-mark', 'revoke-links', 'notify-claimant'],
      action: 'claim.expired',
    },
    {
      from: ['approved'],
      event: 'relinquish',
      actors: ['owner'],
      guards: ['confirmed'],
      to: 'ended',
      effects: ['end-ownership'],
      action: 'claim.relinquished',
    },
    {
      from: ['approved'],
      event: 'revoke',
      actors: ['admin'],
      guards: ['confirmed', 'not-own-request', 'reason-given'],
      to: 'ended',
      effects: ['end-ownership', 'notify-claimant'],
      action: 'claim.revoked',
    },
    {
      // Another claim was approved; that decision notifies the former owner.
      from: ['approved'],
      event: 'replace',
      actors: ['system'],
      guards: ['ownership-moved'],
      to: 'ended',
      effects: [],
      action: 'claim.replaced',
    },
  ],
};
