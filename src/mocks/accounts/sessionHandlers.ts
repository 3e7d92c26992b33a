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
import type { SessionStart } from '#modules/session/api';

import {
  accountByEmail,
  accountOf,
  accounts,
  beginSessionOf,
  callerByToken,
  callerOf,
  continueSession,
  endSessions,
  instant,
  tidyName,
} from './store';
import { deviceInUse } from './device';
import { confirmEmail, mailVerification, masked, noteVerificationMail } from './emailConfirmation';
import { handle, misbehave } from '#mocks/core/handle';
import { forgetTries, limits, mayTry, takeTry } from '#mocks/core/quotas';
import {
  accountOfReset,
  newResetLink,
  useReset,
  verificationOf,
  voidResetLinks,
  voidVerificationLinks,
} from './mailedLinks';
import { newAccount } from './newAccount';
import { sendMail } from '#mocks/outbox/store';
import { assertGoodPassword, setPassword } from './passwords';
import { PlainRefusal, ProblemResponse } from '#mocks/core/problem';
import { hashPassword, isPassword } from '#mocks/core/hashing';
import type { StoredAccount } from './seed';

// Delays of the specification of the modules, section 9, in ms.
const mailing = { wait: 1000 };
const signing = { wait: 1500 };

type Credentials = { email: string; password: string };

/** The same answer for a wrong password and an unknown address, after the same work. */
async function begin(request: Request, { email, password }: Credentials): Promise<SessionStart> {
  await takeTry(limits.signIn, email);
  const account = await accountByEmail(email);
  const right = await isPassword(password, account?.password);
  if (!account || !right) throw new PlainRefusal(404, false);
  await forgetTries(limits.signIn, email);
  const caller = await callerOf(request);
  // Whoever is asked for the password once more is where they were signed in: that is one session and not two.
  if (caller?.account.id === account.id) return continueSession(caller);
  const started = await beginSessionOf(account.id);
  if (account.freshlyReset) {
    await sendMail(account, 'new-sign-in', { name: account.name, device: deviceInUse() });
  }
  return started;
}

/**
 * Somebody else signs up for an address that nobody has confirmed. Whoever has its mailbox decides, so nothing that the
 * one before set, opened or was mailed may outlast that.
 */
async function signUpAnew({ id }: StoredAccount, anew: StoredAccount): Promise<StoredAccount> {
  await voidResetLinks(id);
  await voidVerificationLinks(id);
  return accounts.update(id, ({ revision }) => ({ ...anew, id, revision: revision + 1 }));
}

/** Signing in and out, signing up, and what is done by mailed links. */
export const sessionHandlers = [
  handle(signIn, ({ request, body }) => begin(request, body), signing),
  handle(unlockSession, ({ request, body }) => begin(request, body), signing),

  handle(signInWithToken, async ({ body }) => {
    const caller = await callerByToken(body.accessToken);
    if (!caller) throw new PlainRefusal(401, { error: 'Invalid token' });
    return continueSession(caller);
  }),

  handle(
    signUp,
    async ({ body, language }) => {
      const { password } = body;
      const name = tidyName(body.name);
      const email = body.email.trim();
      assertGoodPassword(password, '/password', { email });
      await takeTry(limits.signUp, email);
      const hash = await hashPassword(password);
      const known = await accountByEmail(email);
      if (known && known.emailVerifiedAt !== null) {
        await sendMail(known, 'known-address', { name: known.name }, '/sign-in');
      } else if (known && (await isPassword(password, known.password))) {
        // Asked for once more, because the first mail did not come.
        await accounts.update(known.id, { name });
        if (await mayTry(limits.resend, known.id)) await mailVerification(await noteVerificationMail(known.id));
      } else if (known) {
        await mailVerification(await signUpAnew(known, newAccount(name, email, language, hash)));
      } else {
        const added = await accounts.addLast(newAccount(name, email, language, hash));
        // Of two calls at once the first makes the account.
        const first = await accountByEmail(email);
        if (first && first.id !== added.id) await accounts.remove(added.id);
        else await mailVerification(added);
      }
      return true as const;
    },
    signing,
  ),

  handle(
    forgotPassword,
    async ({ body }) => {
      const account = await accountByEmail(body.email);
      // Whoever asks too often, or for nobody, is answered the same.
      if ((await mayTry(limits.forgotPassword, body.email)) && account) {
        await sendMail(account, 'reset', { name: account.name }, await newResetLink(account));
      }
      return true as const;
    },
    mailing,
  ),

  handle(
    resetPassword,
    async ({ body }) => {
      const { id, email, name } = await accountOfReset(body.token);
      assertGoodPassword(body.password, '/password', { email });
      await useReset(body.token);
      const account = await setPassword(id, body.password, { keep: () => false, freshlyReset: true });
      await forgetTries(limits.signIn, email);
      await sendMail(account, 'password-reset', { name });
      return true as const;
    },
    mailing,
  ),

  handle(signOut, async ({ request }) => {
    const caller = await callerOf(request);
    if (caller) await endSessions(caller.account.id, ({ id }) => id === caller.sessionId);
    return true as const;
  }),

  handle(verifyEmail, async ({ body }) => {
    const { account, email, already } = await verificationOf(body.id, body.hash);
    if (!already) await confirmEmail(account, email);
    return { alreadyVerified: already, email: masked(email) };
  }),

  handle(resendVerification, async ({ user }) => {
    const account = await accounts.get(user.id);
    if (account.pendingEmail === null && account.emailVerifiedAt !== null)
      throw new ProblemResponse('already-verified');
    await takeTry(limits.resend, user.id);
    await takeTry(limits.resendDaily, user.id);
    const sent = await noteVerificationMail(account.id);
    await mailVerification(sent);
    return { resendAt: accountOf(sent).resendAt ?? instant() };
  }),
];

/** How the calls go wrong, by name. */
export const sessionScenarios = {
  signIn: {
    ...misbehave(signIn),
    /** There have been too many tries; the next may be made after so many seconds. */
    limited: (retryAfter: number) =>
      handle(signIn, () => {
        throw new ProblemResponse('rate-limited', { retryAfter });
      }),
  },
  signInWithToken: misbehave(signInWithToken),
  signUp: misbehave(signUp),
  forgotPassword: misbehave(forgotPassword),
  resetPassword: {
    ...misbehave(resetPassword),
    /** Any token will do. */
    works: () => handle(resetPassword, () => true as const),
    /** The link has ended, and why. */
    ended: (reason: 'used' | 'replaced' | 'expired') =>
      handle(resetPassword, () => {
        throw new ProblemResponse(reason === 'used' ? 'link-used' : 'link-expired', {
          reason,
          endedAt: instant(-600_000),
        });
      }),
  },
  unlockSession: misbehave(unlockSession),
  signOut: misbehave(signOut),
  verifyEmail: {
    ...misbehave(verifyEmail),
    /** The address is confirmed, now or before. */
    confirms: (alreadyVerified = false) =>
      handle(verifyEmail, () => ({ alreadyVerified, email: 'u•••@orvela.example' })),
    /** The link has ended, and why. */
    ended: (reason: 'replaced' | 'expired') =>
      handle(verifyEmail, () => {
        throw new ProblemResponse('link-expired', { reason, endedAt: instant(-600_000) });
      }),
  },
  resendVerification: misbehave(resendVerification),
};
