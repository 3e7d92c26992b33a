import { passwordProblem } from '#domain/passwordRules';
import type { PasswordContext } from '#domain/passwordRules';

import { accounts } from './store';
import { isoInstant } from '#mocks/core/time';
import { resetQuota, limits, consumeQuota } from '#mocks/core/quotas';
import { voidResetLinks } from './mailedLinks';
import { fieldError } from '#mocks/core/problem';
import type { ProblemError } from '#mocks/core/problem';
import { hashPassword, verifyPassword } from '#mocks/core/hashing';
import type { StoredAccount, StoredSession } from './store';

const messages = {
  short: 'Choose a password with at least 10 characters',
  same: 'Choose a password that is different from your current one',
  'holds-email': 'Choose a password that is harder to guess',
  common: 'Choose a password that is harder to guess',
  required: 'Enter your current password',
  wrong: 'Your current password is incorrect',
} as const;

/** 422 for a password field, named by its JSON pointer. */
export function passwordError(pointer: string, code: keyof typeof messages): ProblemError {
  return fieldError(pointer, code, messages[code]);
}

/** Throws 422 at `pointer` for a password that may not be used. */
export function assertStrongPassword(password: string, pointer: string, context: PasswordContext): void {
  const problem = passwordProblem(password, context);
  if (problem) throw passwordError(pointer, problem);
}

/** Throws 422 at `pointer` for a wrong password; after five wrong ones 429 for 15 minutes. */
export async function assertCurrentPassword(account: StoredAccount, password: string, pointer: string): Promise<void> {
  await consumeQuota(limits.password, account.id);
  if (!(await verifyPassword(password, account.password))) throw passwordError(pointer, 'wrong');
  await resetQuota(limits.password, account.id);
}

/** Sets a password, ends all sessions but those that `keepSession` accepts, and voids links that would set another. */
export async function setPassword(
  accountId: string,
  password: string,
  { keepSession, freshlyReset }: { keepSession: (session: StoredSession) => boolean; freshlyReset: boolean },
): Promise<StoredAccount> {
  const hash = await hashPassword(password);
  await voidResetLinks(accountId);
  return accounts.update(accountId, (account) => ({
    ...account,
    password: hash,
    lastPasswordChangeAt: isoInstant(),
    sessions: account.sessions.filter(keepSession),
    freshlyReset,
  }));
}
