import type { Machine } from './machine';

/** The state of a facility's page (directory contract 1.6, "Publication"). */
export type PublicationState = 'draft' | 'pending' | 'published' | 'rejected' | 'suspended' | 'merged' | 'deleted';
/** Events of a page. */
export type PublicationEvent =
  | 'submit'
  | 'approve-verify'
  | 'approve-claim'
  | 'reject'
  | 'withdraw'
  | 'lapse'
  | 'suspend'
  | 'reinstate'
  | 'merge'
  | 'separate'
  | 'delete';
/** Conditions of transitions. */
export type PublicationGuard =
  | 'complete'
  | 'email-verified'
  | 'duplicates-answered'
  | 'link-valid'
  | 'not-own-request'
  | 'submitter-is-owner'
  | 'reason-given'
  | 'resubmissions-left'
  | 'target-published'
  | 'nothing-open'
  | 'confirmed'
  | 'aged-30-days'
  | 'aged-90-days';
/** Effects of transitions. */
export type PublicationEffect =
  | 'open-request'
  | 'mail-admins'
  | 'receipt'
  | 'verify'
  | 'give-ownership'
  | 'notify-creator'
  | 'notify-owner'
  | 'revoke-links'
  | 'redirect'
  | 'forget';

/** The publication machine, row by row as in the directory contract. */
export const publication: Machine<PublicationState, PublicationEvent, PublicationGuard, PublicationEffect> = {
  states: ['draft', 'pending', 'published', 'rejected', 'suspended', 'merged', 'deleted'],
  rows: [
    {
      from: ['draft'],
      event: 'submit',
      actors: ['creator'],
      guards: ['complete', 'email-verified', 'duplicates-answered'],
      to: 'pending',
      effects: ['open-request', 'mail-admins', 'receipt'],
      action: 'facility.submitted',
    },
    {
      from: ['pending'],
      event: 'approve-verify',
      actors: ['admin'],
      guards: ['link-valid', 'not-own-request'],
      to: 'published',
      effects: ['verify', 'notify-creator'],
      action: 'facility.published',
    },
    {
      from: ['pending'],
      event: 'approve-claim',
      actors: ['admin'],
      guards: ['link-valid', 'not-own-request', 'submitter-is-owner'],
      to: 'published',
      effects: ['verify', 'give-ownership', 'notify-creator'],
      action: 'facility.published',
    },
    {
      from: ['pending'],
      event: 'reject',
      actors: ['admin'],
      guards: ['link-valid', 'not-own-request', 'reason-given'],
      to: 'rejected',
      effects: ['notify-creator'],
      action: 'facility.rejected',
    },
    {
      from: ['pending'],
      event: 'withdraw',
      actors: ['creator'],
      guards: [],
      to: 'draft',
      effects: ['revoke-links'],
      action: 'facility.withdrawn',
    },
    {
      from: ['rejected'],
      event: 'submit',
      actors: ['creator'],
      guards: ['complete', 'email-verified', 'resubmissions-left'],
      to: 'pending',
      effects: ['open-request', 'mail-admins', 'receipt'],
      action: 'facility.resubmitted',
    },
    {
      from: ['pending'],
      event: 'lapse',
      actors: ['system'],
      guards: ['aged-30-days'],
      to: 'draft',
      effects: ['revoke-links', 'notify-creator'],
      action: 'facility.lapsed',
    },
    {
      from: ['published'],
      event: 'suspend',
      actors: ['admin'],
      guards: ['not-own-request', 'confirmed', 'reason-given'],
      to: 'suspended',
      effects: ['notify-owner', 'notify-creator'],
      action: 'facility.suspended',
    },
    {
      from: ['suspended'],
      event: 'reinstate',
      actors: ['admin'],
      guards: ['not-own-request', 'confirmed', 'reason-given'],
      to: 'published',
      effects: ['notify-owner', 'notify-creator'],
      action: 'facility.reinstated',
    },
    {
      from: ['published'],
      event: 'merge',
      actors: ['admin'],
      // Open requests would refer to a page that is gone.
      guards: ['not-own-request', 'confirmed', 'reason-given', 'target-published', 'nothing-open'],
      to: 'merged',
      effects: ['redirect', 'notify-owner', 'notify-creator'],
      action: 'facility.merged',
    },
    {
      from: ['merged'],
      event: 'separate',
      actors: ['admin'],
      guards: ['not-own-request', 'confirmed', 'reason-given'],
      to: 'published',
      effects: ['notify-owner', 'notify-creator'],
      action: 'facility.separated',
    },
    {
      from: ['rejected'],
      event: 'delete',
      actors: ['system'],
      guards: ['aged-90-days'],
      to: 'deleted',
      effects: ['forget', 'notify-creator'],
      action: 'facility.deleted',
    },
  ],
};
