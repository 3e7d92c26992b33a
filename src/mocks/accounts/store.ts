import { now } from '#lib/time/clock';
import type { Access } from '#lib/http/endpoint';
import type { SessionUser } from '#lib/session/session';
import type { Account, AccountSession } from '#modules/account/api';
import type { SessionStart } from '#modules/session/api';

import { defineStore } from '#mocks/core/store';
import { currentDeviceName } from './device';
import type { PasswordHash } from '#mocks/core/hashing';
import { ProblemError } from '#mocks/core/problem';
import { isoInstant } from '#mocks/core/time';
import { minuteMs } from '#lib/time/duration';
import { demoAccount, demoNames } from './seed';
import { signToken, tokenLifetimeSeconds, verifyToken } from './tokens';

/** A session as stored in its account. */
export type StoredSession = {
  id: string;
  /** Browser and system: `Firefox, Linux`. */
  device: string;
  createdAt: string;
  lastSeenAt: string;
};

/** An account as stored. The shell's user and the account page are both read from this record. */
export type StoredAccount = Omit<Account, 'emailVerified' | 'ownedFacilities' | 'resendAt' | 'singleKeys'> & {
  /** Missing until it was changed once. */
  singleKeys?: boolean;
  password: PasswordHash;
  sessions: StoredSession[];
  /** Facilities this account is the only owner of. */
  ownedFacilityIds: string[];
  /** When the last five confirmation mails were sent. */
  verificationSentAt: string[];
  /** The password was set by a mailed link, and the account has not been signed in to since. */
  freshlyReset: boolean;
};

/** The accounts of the local back end. */
export const accounts = defineStore<StoredAccount>('accounts', async () => demoNames.map(demoAccount));

/** The account that makes a call, and the session it uses. */
export type Caller = { account: StoredAccount; sessionId: string };

const activityIntervalMs = 5 * minuteMs;
const maxSessions = 20;

/** A name as stored: in Unicode NFC, trimmed, with single spaces. */
export const normalizeName = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

const sameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The account that signs in with an address; a pending address does not count. */
export async function findAccountByEmail(email: string): Promise<StoredAccount | undefined> {
  return (await accounts.list()).find((account) => sameEmail(account.email, email));
}

/** The caller that a token identifies, as long as its session has not ended. */
export async function findCallerByToken(token: string): Promise<Caller | undefined> {
  const claims = await verifyToken(token);
  if (!claims) return undefined;
  const account = await accounts.find(claims.accountId);
  const session = account?.sessions.find(({ id }) => id === claims.sessionId);
  if (!account || !session) return undefined;
  // Recording every call would write the record each time.
  if (Math.abs(now().getTime() - Date.parse(session.lastSeenAt)) < activityIntervalMs) {
    return { account, sessionId: session.id };
  }
  // With a full storage the session still counts: only its last use is not recorded.
  const recorded = await recordActivity(account.id, session.id).catch(() => account);
  return { account: recorded, sessionId: session.id };
}

/** The caller of a request, by its `Authorization` header. */
export async function findCaller(request: Request): Promise<Caller | undefined> {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  return token === undefined ? undefined : findCallerByToken(token);
}

/** The caller of a restricted endpoint. Throws `unauthenticated` or `forbidden`. */
export async function authorize(request: Request, access: Access): Promise<Caller> {
  const caller = await findCaller(request);
  if (!caller) throw new ProblemError('unauthenticated');
  if (access === 'admin' && caller.account.role !== 'admin') {
    throw new ProblemError('forbidden', { requiredRole: 'admin' });
  }
  return caller;
}

const recordActivity = (accountId: string, sessionId: string) =>
  accounts.update(accountId, (account) => ({
    ...account,
    sessions: account.sessions.map((one) => (one.id === sessionId ? { ...one, lastSeenAt: isoInstant() } : one)),
  }));

/** The user as every session response carries it. */
export function toSessionUser(account: StoredAccount): Required<SessionUser> {
  const { id, name, email, avatar, status, role, emailVerifiedAt, units, singleKeys = true, locale } = account;
  return { id, name, email, avatar, status, role, emailVerified: emailVerifiedAt !== null, units, singleKeys, locale };
}

/** When the next confirmation mail may be requested. */
function nextResendAt({ verificationSentAt, pendingEmail, emailVerifiedAt }: StoredAccount): string | null {
  const last = verificationSentAt.at(-1);
  if (last === undefined || (pendingEmail === null && emailVerifiedAt !== null)) return null;
  return new Date(Date.parse(last) + minuteMs).toISOString();
}

/** An account as its owner may see it. */
export function toAccount(account: StoredAccount): Account {
  const { emailVerifiedAt, pendingEmail, notify, createdAt, lastPasswordChangeAt, revision } = account;
  return {
    ...toSessionUser(account),
    emailVerifiedAt,
    pendingEmail,
    resendAt: nextResendAt(account),
    notify,
    createdAt,
    lastPasswordChangeAt,
    ownedFacilities: account.ownedFacilityIds.length,
    revision,
  };
}

/**
 * Whether a token of the session may still be valid. The last one was issued when the session was last seen, or up to
 * `activityIntervalMs` later.
 */
const isActive = ({ lastSeenAt }: StoredSession) =>
  now().getTime() < Date.parse(lastSeenAt) + activityIntervalMs + tokenLifetimeSeconds * 1000;

/** The sessions of an account: the current one first, then the most recently used. */
export function toSessions({ sessions }: StoredAccount, currentId: string): AccountSession[] {
  return sessions
    .filter(isActive)
    .map((session) => ({ ...session, current: session.id === currentId }))
    .toSorted(
      (one, other) => Number(other.current) - Number(one.current) || other.lastSeenAt.localeCompare(one.lastSeenAt),
    );
}

/** The response that starts or continues a session. */
export async function toSessionStart(account: StoredAccount, sessionId: string): Promise<SessionStart> {
  const accessToken = await signToken({ accountId: account.id, sessionId });
  return { user: toSessionUser(account), accessToken, tokenType: 'bearer' };
}

/** Starts a session on this device. */
export async function startSession(accountId: string): Promise<SessionStart> {
  const session: StoredSession = {
    id: `ses_${crypto.randomUUID()}`,
    device: currentDeviceName(),
    createdAt: isoInstant(),
    lastSeenAt: isoInstant(),
  };
  const account = await accounts.update(accountId, (before) => ({
    ...before,
    sessions: [...before.sessions.filter(isActive), session].slice(-maxSessions),
    freshlyReset: false,
  }));
  return toSessionStart(account, session.id);
}

/** Continues a session: it was seen now, and gets a token that is valid for 7 days. */
export async function continueSession({ account, sessionId }: Caller): Promise<SessionStart> {
  const recorded = await recordActivity(account.id, sessionId).catch(() => account);
  return toSessionStart(recorded, sessionId);
}

/** Ends the sessions that `which` accepts; their tokens are rejected from then on. */
export async function endSessions(accountId: string, which: (session: StoredSession) => boolean): Promise<void> {
  await accounts.update(accountId, (account) => ({
    ...account,
    sessions: account.sessions.filter((session) => !which(session)),
  }));
}
