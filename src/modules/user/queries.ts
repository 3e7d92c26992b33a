import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http';
import { optimistic } from '#lib/optimistic';
import type { ChangeMeta } from '#lib/optimistic';

import type { User, UserStatus } from './api';

// The contract's schemas are fetched with the first call, not before the first paint.
const contract = () => import('./api');

const userKey = ['user', 'current'];

/** The person who is signed in. */
export const userQuery = () =>
  queryOptions({
    queryKey: userKey,
    queryFn: async ({ signal }) => request((await contract()).getUser, { signal }),
    staleTime: 60_000,
  });

/** What `changeStatus` is told: whose status, and what it becomes. */
export type StatusChange = { user: User; status: UserStatus };

/** Sets the status of the person who is signed in: shown at once everywhere, taken back when the server refuses. */
export const changeStatus = () =>
  mutationOptions({
    ...optimistic<User, StatusChange>(userKey, (user, { status }) => ({ ...user, status })),
    // The specification sends the whole user with the changed status.
    mutationFn: async ({ user, status }: StatusChange) =>
      request((await contract()).patchUser, { body: { user: { ...user, status } } }),
    meta: { failure: 'user:failure.status' } satisfies ChangeMeta,
  });
