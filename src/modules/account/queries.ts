import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { patch } from '#lib/query/cachePatches';
import { mutation } from '#lib/query/mutation';
import { currentSession, updateSessionUser } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';
import { personalStorage } from '#lib/storage/personalStorage';
import { unitsKey } from '#lib/format/distanceUnit';

import type { Account, AccountSession } from './api';

// The contract's schemas load with the first request, not before the first paint.
const loadApi = () => import('./api');

const detailsKey = ['account', 'details'];
const sessionsKey = ['account', 'sessions'];

/** Updates the session and the stored units after the account was loaded or changed. */
function storeSessionUser(account: Account): void {
  const { id, name, email, avatar, status, role, emailVerified, units, singleKeys, locale } = account;
  personalStorage.writeText(unitsKey, units);
  const session = currentSession();
  if (session.status !== 'authenticated' || session.user.id !== id) return;
  const user: SessionUser = { id, name, email, avatar, status, role, emailVerified, units, singleKeys, locale };
  // Every session update runs the route guards again, so skip it when nothing changed.
  if (JSON.stringify(session.user, Object.keys(user)) !== JSON.stringify(user)) updateSessionUser(user);
}

/** The account of the signed-in user. */
export const accountQuery = () =>
  queryOptions({
    queryKey: detailsKey,
    queryFn: async ({ signal }) => {
      const account = await request((await loadApi()).getAccount, { signal });
      storeSessionUser(account);
      return account;
    },
  });

/** A partial update of the account. */
export type AccountChange = {
  [Key in 'name' | 'email' | 'status' | 'locale' | 'units' | 'singleKeys' | 'notify']?: Account[Key];
} & { cancelEmailChange?: true };

/** A change and the revision it is based on. */
export type AccountChangeInput = { change: AccountChange; revision: number; currentPassword?: string };

/** Changes the account; the form shows its errors. */
export const changeAccount = () =>
  mutation({
    key: detailsKey,
    send: async ({ change, ...input }: AccountChangeInput) =>
      request((await loadApi()).patchAccount, { body: { account: change, ...input } }),
    onSaved(account, _input, client) {
      client.setQueryData<Account>(detailsKey, account);
      storeSessionUser(account);
    },
    // The response is the account.
    invalidates: [],
  });

function applySingleKeys(singleKeys: boolean): void {
  const session = currentSession();
  if (session.status === 'authenticated') updateSessionUser({ ...session.user, singleKeys });
}

/** Turns single characters as keys of commands on or off. Shows at once. */
export const changeSingleKeys = () =>
  mutation({
    key: detailsKey,
    scope: 'account-single-keys',
    send: async (singleKeys: boolean) => {
      applySingleKeys(singleKeys);
      return request((await loadApi()).patchAccount, { body: { account: { singleKeys } } });
    },
    onSaved: (account) => storeSessionUser(account),
    onFailed: (_error, singleKeys) => applySingleKeys(!singleKeys),
    errorKey: 'app-shell:failure.singleKeys',
  });

/** Saves a language that was chosen outside the account page. Rejects with the error of the request. */
export async function saveLanguage(client: QueryClient, locale: Account['locale']): Promise<void> {
  const account = await request((await loadApi()).patchAccount, { body: { account: { locale } } });
  client.setQueryData<Account>(detailsKey, account);
  storeSessionUser(account);
}

/** Sessions of the account, the current one first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => request((await loadApi()).listSessions, { signal }),
  });

/** Ends one session, or with `others` all but the current one; optimistic, with rollback. */
export const endSessions = () =>
  mutation({
    key: sessionsKey,
    send: async (id: string) => request((await loadApi()).endSessionOf, { query: { id } }),
    optimistic: (id) => [
      patch<AccountSession[]>(sessionsKey, (sessions) =>
        sessions.filter((session) => session.current || (id !== 'others' && session.id !== id)),
      ),
    ],
  });

/** Changes the password and ends the other sessions. */
export const changePassword = () =>
  mutation({
    key: ['account'],
    send: async (body: { currentPassword: string; newPassword: string }) =>
      request((await loadApi()).patchPassword, { body }),
  });

/** All the data of the account. */
export const exportAccount = () =>
  mutation({
    key: ['account', 'export'],
    send: async () => request((await loadApi()).exportAccount, {}),
  });

/** Closes the account permanently. */
export const closeAccount = () =>
  mutation({
    key: ['account', 'close'],
    send: async (password: string) => request((await loadApi()).closeAccount, { body: { password } }),
  });

/** Mails that the local back end would have sent, newest first. */
export const outboxQuery = () =>
  queryOptions({
    queryKey: ['account', 'outbox'],
    queryFn: async ({ signal }) => request((await loadApi()).listOutbox, { signal }),
    // Another tab may have just caused a mail.
    staleTime: 0,
  });
