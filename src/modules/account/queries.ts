import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { optimistic } from '#lib/query/optimisticQuery';
import { currentSession, updateSessionUser } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';
import { writeText } from '#lib/storage/storage';
import { unitsKey } from '#lib/format/distanceUnit';

import type { Account, AccountSession } from './api';

// The contract's schemas are fetched with the first call, not before the first paint.
const contract = () => import('./api');

const detailsKey = ['account', 'details'];
const sessionsKey = ['account', 'sessions'];

/** What the rest of the application shows of an account that was just asked for or changed. */
function show({ id, name, email, avatar, status, role, emailVerified, units, locale }: Account): void {
  writeText(unitsKey, units);
  const session = currentSession();
  if (session.state !== 'in' || session.user.id !== id) return;
  const user: SessionUser = { id, name, email, avatar, status, role, emailVerified, units, locale };
  // A change of the session asks every guard again, so only a real one is told.
  if (JSON.stringify(session.user, Object.keys(user)) !== JSON.stringify(user)) updateSessionUser(user);
}

/** Everything the person who is signed in may see of their account. */
export const accountQuery = () =>
  queryOptions({
    queryKey: detailsKey,
    queryFn: async ({ signal }) => {
      const account = await request((await contract()).getAccount, { signal });
      show(account);
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
      request((await contract()).patchAccount, { body: { account: change, ...input } }),
    onSuccess(account, _input, _before, { client }) {
      client.setQueryData<Account>(detailsKey, account);
      show(account);
    },
  });

/** Keeps on the account a language that was chosen outside of its page. Throws what the call throws. */
export async function keepLanguage(client: QueryClient, locale: Account['locale']): Promise<void> {
  const account = await request((await contract()).patchAccount, { body: { account: { locale } } });
  client.setQueryData<Account>(detailsKey, account);
  show(account);
}

/** Where the account is signed in, this device first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => request((await contract()).listSessions, { signal }),
  });

/** Ends one session, or with `others` all but this one: gone at once, back when the server refuses. */
export const endSessions = () =>
  mutationOptions({
    ...optimistic<AccountSession[], string>(sessionsKey, (sessions, id) =>
      sessions.filter((session) => session.current || (id !== 'others' && session.id !== id)),
    ),
    mutationFn: async (id: string) => request((await contract()).endSessionOf, { query: { id } }),
  });

/** Changes the password; the other sessions end with it. */
export const changePassword = () =>
  mutationOptions({
    mutationFn: async (body: { currentPassword: string; newPassword: string }) =>
      request((await contract()).patchPassword, { body }),
    onSuccess: (_answer, _body, _before, { client }) => client.invalidateQueries({ queryKey: ['account'] }),
  });

/** Everything that is kept about the account. */
export const exportAccount = () =>
  mutationOptions({ mutationFn: async () => request((await contract()).exportAccount, {}) });

/** Closes the account for good. */
export const closeAccount = () =>
  mutationOptions({
    mutationFn: async (password: string) => request((await contract()).closeAccount, { body: { password } }),
  });

/** The mails that the local back end would have sent, newest first. */
export const outboxQuery = () =>
  queryOptions({
    queryKey: ['account', 'outbox'],
    queryFn: async ({ signal }) => request((await contract()).listOutbox, { signal }),
    // Another tab may have caused a mail a moment ago.
    staleTime: 0,
  });
