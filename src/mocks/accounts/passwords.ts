import { passwordProblem } from '#domain/passwordRules';
import type { PasswordContext } from '#domain/passwordRules';

import { accounts, instant } from './store';
import { forgetTries, limits, takeTry } from '#mocks/core/quotas';
import { voidResetLinks } from './mailedLinks';
import { ProblemResponse } from '#mocks/core/problem';
import { hashPassword, isPassword } from '#mocks/core/hashing';
import type { StoredAccount, StoredSession } from './seed';

const messages: Readonly<Record<string, string>> = {
  short: 'Choose a password with at least 10 characters',
  same: 'Choose a password that is different from your current one',
  'holds-email': 'Choose a password that is harder to guess',
  common: 'Choose a password that is harder to guess',
  required: 'Enter your current password',
  wrong: 'Your current password is not right',
};

/** 422 with one field named. */
export function refusedField(pointer: string, code: string, message = messages[code] ?? code): ProblemResponse {
  return new ProblemResponse('validation-failed', { errors: [{ pointer, code, message }] });
}

/** Throws 422 at `pointer` when a password cannot be chosen. */
export function assertGoodPassword(password: string, pointer: string, context: PasswordContext): void {
  const problem = passwordProblem(password, context);
  if (problem) throw refusedField(pointer, problem);
}

/** Throws 422 at `pointer` unless it is the password of the account; after five wrong ones 429 for 15 minutes. */
export async function assertOwnPassword(account: StoredAccount, password: string, pointer: string): Promise<void> {
  await takeTry(limits.password, account.id);
  if (!(await isPassword(password, account.password))) throw refusedField(pointer, 'wrong');
  await forgetTries(limits.password, account.id);
}

/** Sets a password. Sessions that `keep` does not name end, and links that would set another are void. */
export async function setPassword(
  accountId: string,
  password: string,
  { keep, freshlyReset }: { keep: (session: StoredSession) => boolean; freshlyReset: boolean },
): Promise<StoredAccount> {
  const hash = await hashPassword(password);
  await voidResetLinks(accountId);
  return accounts.update(accountId, (account) => ({
    ...account,
    password: hash,
    lastPasswordChangeAt: instant(),
    sessions: account.sessions.filter(keep),
    freshlyReset,
  }));
}
