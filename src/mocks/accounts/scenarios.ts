import {
  closeAccount,
  endSessionOf,
  exportAccount,
  getAccount,
  listOutbox,
  listSessions,
  patchAccount,
  patchPassword,
} from '#modules/account/api';
import type { Account, OutboxMail } from '#modules/account/api';
import {
  forgotPassword,
  resendVerification,
  resetPassword,
  signIn,
  signInWithToken,
  signOut,
  signUp,
  unlockSession,
  verifyEmail,
} from '#modules/session/api';
import { patchUser } from '#modules/user/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';
import { ProblemError } from '#mocks/core/problem';
import { hourMs, minuteMs } from '#lib/time/duration';
import { isoInstant } from '#mocks/core/time';

import { accounts, toAccount } from './store';

const sampleMails = (): OutboxMail[] => [
  {
    id: 'mail_2',
    to: 'mira@orvela.example',
    subject: 'Set a new password',
    text: 'Hello Mira Castellanos,\n\nOpen the link to set a new password. It can be used once and is valid for 60 minutes.\n\nIf you didn’t request this, you don’t need to do anything. Your password won’t change.',
    links: [{ label: 'Set a new password', href: `/reset-password?token=${'s'.repeat(43)}` }],
    at: isoInstant(-4 * minuteMs),
  },
  {
    id: 'mail_1',
    to: 'uma@orvela.example',
    subject: 'Confirm your email address',
    text: 'Hello Uma Pereira,\n\nOpen the link to confirm your email address. It is valid for 60 minutes.',
    links: [{ label: 'Confirm email address', href: `/email/verify/per_0057/${'s'.repeat(43)}` }],
    at: isoInstant(-26 * hourMs),
  },
];

/** How the calls about an account fail, and what they may return, by name. */
export const accountScenarios = {
  details: {
    ...failureScenarios(getAccount),
    /** The account with these fields replaced. */
    with: (part: Partial<Account>) =>
      handle(getAccount, async ({ user }) => ({ ...toAccount(await accounts.get(user.id)), ...part })),
  },
  change: {
    ...failureScenarios(patchAccount),
    /** The account was changed elsewhere. */
    conflicts: () =>
      handle(patchAccount, async ({ user }) => {
        throw new ProblemError('revision-conflict', { current: toAccount(await accounts.get(user.id)) });
      }),
  },
  password: failureScenarios(patchPassword),
  sessions: failureScenarios(listSessions),
  endSession: failureScenarios(endSessionOf),
  export: failureScenarios(exportAccount),
  close: failureScenarios(closeAccount),
  outbox: {
    ...failureScenarios(listOutbox),
    empty: () => handle(listOutbox, () => []),
    /** Two mails, one from minutes ago and one from yesterday. */
    filled: () => handle(listOutbox, sampleMails),
  },
};

/** How the calls about a session fail, by name. */
export const sessionScenarios = {
  signIn: {
    ...failureScenarios(signIn),
    /** Too many attempts; the next one is allowed after this many seconds. */
    limited: (retryAfter: number) =>
      handle(signIn, () => {
        throw new ProblemError('rate-limited', { retryAfter });
      }),
  },
  signInWithToken: failureScenarios(signInWithToken),
  signUp: failureScenarios(signUp),
  forgotPassword: failureScenarios(forgotPassword),
  resetPassword: {
    ...failureScenarios(resetPassword),
    /** Accepts any token. */
    works: () => handle(resetPassword, () => true as const),
    /** The link no longer works, for this reason. */
    ended: (reason: 'used' | 'replaced' | 'expired') =>
      handle(resetPassword, () => {
        throw new ProblemError(reason === 'used' ? 'link-used' : 'link-expired', {
          reason,
          endedAt: isoInstant(-10 * minuteMs),
        });
      }),
  },
  unlockSession: failureScenarios(unlockSession),
  signOut: failureScenarios(signOut),
  verifyEmail: {
    ...failureScenarios(verifyEmail),
    /** Confirms the address, now or earlier. */
    confirms: (alreadyVerified = false) =>
      handle(verifyEmail, () => ({ alreadyVerified, email: 'u•••@orvela.example' })),
    /** The link no longer works, for this reason. */
    ended: (reason: 'replaced' | 'expired') =>
      handle(verifyEmail, () => {
        throw new ProblemError('link-expired', { reason, endedAt: isoInstant(-10 * minuteMs) });
      }),
  },
  resendVerification: failureScenarios(resendVerification),
};

/** How a change of the user fails, by name. */
export const userScenarios = { change: failureScenarios(patchUser) };
