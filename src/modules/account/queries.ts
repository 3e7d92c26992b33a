import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { optimisticQuery } from '#lib/query/optimisticQuery';
import { currentSession, updateSessionUser } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';
import { writeText } from '#lib/storage/storage';
import { unitsKey } from '#lib/format/distanceUnit';

import type { Account, AccountSession } from './api';

// The contract's schemas are fetched with the first call, not before the first paint.
const loadApi = () => import('./api');

const detailsKey = ['account', 'details'];
const sessionsKey = ['account', 'sessions'];

/** What the rest of the application shows of an account that was just asked for or changed. */
function storeSessionUser({ id, name, email, avatar, status, role, emailVerified, units, locale }: Account): void {
  writeText(unitsKey, units);
  const session = currentSession();
  if (session.status !== 'authenticated' || session.user.id !== id) return;
  const user: SessionUser = { id, name, email, avatar, status, role, emailVerified, units, locale };
  // A change of the session asks every guard again, so only a real one is told.
  if (JSON.stringify(session.user, Object.keys(user)) !== JSON.stringify(user)) updateSessionUser(user);
}

/** Everything the person who is signed in may see of their account. */
export const accountQuery = () =>
  queryOptions({
    queryKey: detailsKey,
    queryFn: async ({ signal }) => {
      const account = await request((await loadApi()).getAccount, { signal });
      storeSessionUser(account);
      return account;
    },
  });

/** What may be changed of an account; what is left out stays. */
export type AccountChange = {
  [Key in 'name' | 'email' | 'status' | 'locale' | 'units' | 'notify']?: Account[Key];
} & { cancelEmailChange?: true };

/** A change, and what it is based on. */
export type AccountChangeInput = { change: AccountChange; revision: number; currentPassword?: string };

/** Changes the account; the form says what was refused. */
export const changeAccount = () =>
  mutationOptions({
    mutationFn: async ({ change, ...input }: AccountChangeInput) =>
      request((await loadApi()).patchAccount, { body: { account: change, ...input } }),
    onSuccess(account, _input, _before, { client }) {
      client.setQueryData<Account>(detailsKey, account);
      storeSessionUser(account);
    },
  });

/** Keeps on the account a language that was chosen outside of its page. Throws what the call throws. */
export async function saveLanguage(client: QueryClient, locale: Account['locale']): Promise<void> {
  const account = await request((await loadApi()).patchAccount, { body: { account: { locale } } });
  client.setQueryData<Account>(detailsKey, account);
  storeSessionUser(account);
}

/** Where the account is signed in, this device first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => request((await loadApi()).listSessions, { signal }),
  });

/** Ends one session, or with `others` all but this one: gone at once, back when the server refuses. */
export const endSessions = () =>
  mutationOptions({
    ...optimisticQuery<AccountSession[], string>(sessionsKey, (sessions, id) =>
      sessions.filter((session) => session.current || (id !== 'others' && session.id !== id)),
    ),
    mutationFn: async (id: string) => request((await loadApi()).endSessionOf, { query: { id } }),
  });

/** Changes the password; the other sessions end with it. */
export const changePassword = () =>
  mutationOptions({
    mutationFn: async (body: { currentPassword: string; newPassword: string }) =>
      request((await loadApi()).patchPassword, { body }),
    onSuccess: (_answer, _body, _before, { client }) => client.invalidateQueries({ queryKey: ['account'] }),
  });

/** Everything that is kept about the account. */
export const exportAccount = () =>
  mutationOptions({ mutationFn: async () => request((await loadApi()).exportAccount, {}) });

/** Closes the account for good. */
export const closeAccount = () =>
  mutationOptions({
    mutationFn: async (password: string) => request((await loadApi()).closeAccount, { body: { password } }),
  });

/** The mails that the local back end would have sent, newest first. */
export const outboxQuery = () =>
  queryOptions({
    queryKey: ['account', 'outbox'],
    queryFn: async ({ signal }) => request((await loadApi()).listOutbox, { signal }),
    // Another tab may have caused a mail a moment ago.
    staleTime: 0,
  });
