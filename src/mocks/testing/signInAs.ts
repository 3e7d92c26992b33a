import type { SessionUser } from '#lib/session/session';

import { accounts, toSessionStart } from '#mocks/accounts/store';
import { demoAccount, demoSessionId } from '#mocks/accounts/seed';
import type { DemoName } from '#mocks/accounts/seed';

/**
 * Signs a demo account in behind the screen, for stories and tests: what `beginSession` of `#lib/session` takes, and
 * the token alone for a call. The account's own first session is used, so that a reset of the data does not end it.
 */
export async function signInAs(name: DemoName): Promise<{ user: SessionUser; accessToken: string }> {
  const { id, sessions } = demoAccount(name);
  const sessionId = demoSessionId(name);
  const own = sessions.filter((session) => session.id === sessionId);
  const stored = await accounts.update(id, (account) => ({
    ...account,
    sessions: [...own, ...account.sessions.filter((session) => session.id !== sessionId)],
  }));
  const { user, accessToken } = await toSessionStart(stored, sessionId);
  return { user, accessToken };
}
