import { now } from '#lib/time/clock';
import type { Access } from '#lib/http/endpoint';
import type { SessionUser } from '#lib/session/session';
import type { Account, AccountSession } from '#modules/account/api';
import type { SessionStart } from '#modules/session/api';

import { collection } from '#mocks/core/store';
import { deviceInUse } from './device';
import { ProblemResponse } from '#mocks/core/problem';
import { demoAccount, demoNames } from './seed';
import type { StoredAccount, StoredSession } from './seed';
import { signToken, tokenLifetime, verifyToken } from './tokens';

/** The accounts of the local back end. */
export const accounts = collection<StoredAccount>('accounts', async () => demoNames.map(demoAccount));

/** Who makes a call, and by which of the account's sessions. */
export type Caller = { account: StoredAccount; sessionId: string };

const minute = 60_000;
const seenEvery = 5 * minute;
const mostSessions = 20;

/** Instant in so many ms, or now. */
export const instant = (later = 0) => new Date(now().getTime() + later).toISOString();

/** A name as it is kept: composed, without white space around it, and with single spaces. */
export const tidyName = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

const sameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The account that signs in with an address; one that waits for its confirmation does not count. */
export async function accountByEmail(email: string): Promise<StoredAccount | undefined> {
  return (await accounts.list()).find((account) => sameEmail(account.email, email));
}

/** Who a token stands for, while the session it belongs to has not been ended. */
export async function callerByToken(token: string): Promise<Caller | undefined> {
  const claims = await verifyToken(token);
  if (!claims) return undefined;
  const account = (await accounts.list()).find(({ id }) => id === claims.accountId);
  const session = account?.sessions.find(({ id }) => id === claims.sessionId);
  if (!account || !session) return undefined;
  // Not with every call: the record would be written each time.
  if (Math.abs(now().getTime() - Date.parse(session.lastSeenAt)) < seenEvery) {
    return { account, sessionId: session.id };
  }
  return { account: await seen(account.id, session.id), sessionId: session.id };
}

/** Who makes a call, by its `Authorization` header. */
export async function callerOf(request: Request): Promise<Caller | undefined> {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  return token === undefined ? undefined : callerByToken(token);
}

/** Who makes a call that not everybody may make. Throws `unauthenticated` or `forbidden`. */
export async function admit(request: Request, access: Access): Promise<Caller> {
  const caller = await callerOf(request);
  if (!caller) throw new ProblemResponse('unauthenticated');
  if (access === 'admin' && caller.account.role !== 'admin') {
    throw new ProblemResponse('forbidden', { requiredRole: 'admin' });
  }
  return caller;
}

const seen = (accountId: string, sessionId: string) =>
  accounts.update(accountId, (account) => ({
    ...account,
    sessions: account.sessions.map((one) => (one.id === sessionId ? { ...one, lastSeenAt: instant() } : one)),
  }));

/** What every session's answer says of a person. */
export function sessionUser(account: StoredAccount): Required<SessionUser> {
  const { id, name, email, avatar, status, role, emailVerifiedAt, units, locale } = account;
  return { id, name, email, avatar, status, role, emailVerified: emailVerifiedAt !== null, units, locale };
}

/** When another mail that confirms may be asked for. */
function resendAt({ verificationSentAt, pendingEmail, emailVerifiedAt }: StoredAccount): string | null {
  const last = verificationSentAt.at(-1);
  if (last === undefined || (pendingEmail === null && emailVerifiedAt !== null)) return null;
  return new Date(Date.parse(last) + minute).toISOString();
}

/** What its owner may see of an account. */
export function accountOf(account: StoredAccount): Account {
  const { emailVerifiedAt, pendingEmail, notify, createdAt, lastPasswordChangeAt, revision } = account;
  return {
    ...sessionUser(account),
    emailVerifiedAt,
    pendingEmail,
    resendAt: resendAt(account),
    notify,
    createdAt,
    lastPasswordChangeAt,
    ownedFacilities: account.ownedFacilityIds.length,
    revision,
  };
}

/** Whether a token of a session may still be valid. Its last one was given when it was last seen, or a little later. */
const isAlive = ({ lastSeenAt }: StoredSession) =>
  now().getTime() < Date.parse(lastSeenAt) + seenEvery + tokenLifetime * 1000;

/** The sessions of an account, the one that asks first and then the last seen. */
export function sessionsOf({ sessions }: StoredAccount, currentId: string): AccountSession[] {
  return sessions
    .filter(isAlive)
    .map((session) => ({ ...session, current: session.id === currentId }))
    .toSorted(
      (one, other) => Number(other.current) - Number(one.current) || other.lastSeenAt.localeCompare(one.lastSeenAt),
    );
}

/** The answer that begins a session or goes on with one. */
export async function sessionStart(account: StoredAccount, sessionId: string): Promise<SessionStart> {
  const accessToken = await signToken({ accountId: account.id, sessionId });
  return { user: sessionUser(account), accessToken, tokenType: 'bearer' };
}

/** Begins a session on this device. */
export async function beginSessionOf(accountId: string): Promise<SessionStart> {
  const session: StoredSession = {
    id: `ses_${crypto.randomUUID()}`,
    device: deviceInUse(),
    createdAt: instant(),
    lastSeenAt: instant(),
  };
  const account = await accounts.update(accountId, (before) => ({
    ...before,
    sessions: [...before.sessions.filter(isAlive), session].slice(-mostSessions),
    freshlyReset: false,
  }));
  return sessionStart(account, session.id);
}

/** Goes on with a session: it was seen now, and its token lasts 7 days from now. */
export async function continueSession({ account, sessionId }: Caller): Promise<SessionStart> {
  return sessionStart(await seen(account.id, sessionId), sessionId);
}

/** Ends the sessions that `which` names; their tokens are refused from then on. */
export async function endSessions(accountId: string, which: (session: StoredSession) => boolean): Promise<void> {
  await accounts.update(accountId, (account) => ({
    ...account,
    sessions: account.sessions.filter((session) => !which(session)),
  }));
}
