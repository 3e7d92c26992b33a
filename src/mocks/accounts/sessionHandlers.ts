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
  findAccountByEmail,
  toAccount,
  accounts,
  startSession,
  findCallerByToken,
  findCaller,
  continueSession,
  endSessions,
  normalizeName,
} from './store';
import { isoInstant } from '#mocks/core/time';
import { currentDeviceName } from './device';
import { confirmEmail, sendVerificationMail, maskEmail, recordVerificationMail } from './emailConfirmation';
import { handle } from '#mocks/core/handle';
import { resetQuota, limits, tryConsumeQuota, consumeQuota } from '#mocks/core/quotas';
import {
  findAccountByResetToken,
  createResetLink,
  consumeResetLink,
  findVerification,
  voidResetLinks,
  voidVerificationLinks,
} from './mailedLinks';
import { createAccount } from './newAccount';
import { sendMail } from '#mocks/outbox/store';
import { assertStrongPassword, setPassword } from './passwords';
import { RawErrorResponse, ProblemError } from '#mocks/core/problem';
import { hashPassword, verifyPassword } from '#mocks/core/hashing';
import type { StoredAccount } from './store';

// Delays in ms (specification of the modules, section 9).
const mailDelay = { minDelay: 1000 };
const signInDelay = { minDelay: 1500 };

type Credentials = { email: string; password: string };

/** Responds the same way, after the same work, to a wrong password and an unknown address. */
async function signInWithPassword(request: Request, { email, password }: Credentials): Promise<SessionStart> {
  await consumeQuota(limits.signIn, email);
  const account = await findAccountByEmail(email);
  const isCorrect = await verifyPassword(password, account?.password);
  if (!account || !isCorrect) throw new RawErrorResponse(404, false);
  await resetQuota(limits.signIn, email);
  const caller = await findCaller(request);
  // Confirming the password on a signed-in device continues its session instead of adding a second one.
  if (caller?.account.id === account.id) return continueSession(caller);
  const started = await startSession(account.id);
  if (account.freshlyReset) {
    await sendMail(account, 'new-sign-in', { name: account.name, device: currentDeviceName() });
  }
  return started;
}

/**
 * Another person signs up with an address that was never confirmed. The owner of the mailbox decides, so the previous
 * person's password, sessions and mailed links must not survive.
 */
async function replaceUnverifiedAccount({ id }: StoredAccount, replacement: StoredAccount): Promise<StoredAccount> {
  await voidResetLinks(id);
  await voidVerificationLinks(id);
  return accounts.update(id, ({ revision }) => ({ ...replacement, id, revision: revision + 1 }));
}

/** Calls for signing in, out and up, and for mailed links. */
export const sessionHandlers = [
  handle(signIn, ({ request, body }) => signInWithPassword(request, body), signInDelay),
  handle(unlockSession, ({ request, body }) => signInWithPassword(request, body), signInDelay),

  handle(signInWithToken, async ({ body }) => {
    const caller = await findCallerByToken(body.accessToken);
    if (!caller) throw new RawErrorResponse(401, { error: 'Invalid token' });
    return continueSession(caller);
  }),

  handle(
    signUp,
    async ({ body, language }) => {
      const { password } = body;
      const name = normalizeName(body.name);
      const email = body.email.trim();
      assertStrongPassword(password, '/password', { email });
      await consumeQuota(limits.signUp, email);
      const hash = await hashPassword(password);
      const known = await findAccountByEmail(email);
      if (known && known.emailVerifiedAt !== null) {
        await sendMail(known, 'known-address', { name: known.name }, '/sign-in');
      } else if (known && (await verifyPassword(password, known.password))) {
        // Signed up again, because the first mail did not arrive.
        await accounts.update(known.id, { name });
        if (await tryConsumeQuota(limits.resend, known.id))
          await sendVerificationMail(await recordVerificationMail(known.id));
      } else if (known) {
        await sendVerificationMail(await replaceUnverifiedAccount(known, createAccount(name, email, language, hash)));
      } else {
        const added = await accounts.addLast(createAccount(name, email, language, hash));
        // Of two concurrent calls the first creates the account.
        const first = await findAccountByEmail(email);
        if (first && first.id !== added.id) await accounts.remove(added.id);
        else await sendVerificationMail(added);
      }
      return true as const;
    },
    signInDelay,
  ),

  handle(
    forgotPassword,
    async ({ body }) => {
      const account = await findAccountByEmail(body.email);
      // Too many attempts and unknown addresses get the same response.
      if ((await tryConsumeQuota(limits.forgotPassword, body.email)) && account) {
        await sendMail(account, 'reset', { name: account.name }, await createResetLink(account));
      }
      return true as const;
    },
    mailDelay,
  ),

  handle(
    resetPassword,
    async ({ body }) => {
      const { id, email, name } = await findAccountByResetToken(body.token);
      assertStrongPassword(body.password, '/password', { email });
      await consumeResetLink(body.token);
      const account = await setPassword(id, body.password, { keepSession: () => false, freshlyReset: true });
      await resetQuota(limits.signIn, email);
      await sendMail(account, 'password-reset', { name });
      return true as const;
    },
    mailDelay,
  ),

  handle(signOut, async ({ request }) => {
    const caller = await findCaller(request);
    if (caller) await endSessions(caller.account.id, ({ id }) => id === caller.sessionId);
    return true as const;
  }),

  handle(verifyEmail, async ({ body }) => {
    const { account, email, already } = await findVerification(body.id, body.hash);
    if (!already) await confirmEmail(account, email);
    return { alreadyVerified: already, email: maskEmail(email) };
  }),

  handle(resendVerification, async ({ user }) => {
    const account = await accounts.get(user.id);
    if (account.pendingEmail === null && account.emailVerifiedAt !== null) throw new ProblemError('already-verified');
    await consumeQuota(limits.resend, user.id);
    await consumeQuota(limits.resendDaily, user.id);
    const sent = await recordVerificationMail(account.id);
    await sendVerificationMail(sent);
    return { resendAt: toAccount(sent).resendAt ?? isoInstant() };
  }),
];
