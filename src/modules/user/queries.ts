import { mutationOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import type { MutationMeta } from '#lib/query/optimisticQuery';
import { currentSession, updateSessionUser } from '#lib/session/session';

import type { UserStatus } from './api';

// The contract's schemas are fetched with the first call, not before the first paint.
const loadApi = () => import('./api');

function currentUser() {
  const session = currentSession();
  return session.status === 'authenticated' ? session.user : undefined;
}

/** Shows a status everywhere at once, and only that: what else has changed about the person meanwhile stays. */
function applyStatus(status: UserStatus, id: string | undefined) {
  const user = currentUser();
  if (user && user.id === id) updateSessionUser({ ...user, status });
}

/** Sets the status of the person who is signed in: shown at once everywhere, taken back when the server refuses. */
export const changeStatus = () =>
  mutationOptions({
    mutationKey: ['user', 'status'],
    // One after another, in the order they were chosen.
    scope: { id: 'user-status' },
    onMutate(status: UserStatus) {
      const before = currentUser();
      applyStatus(status, before?.id);
      return before;
    },
    // The specification sends the whole user with the changed status.
    mutationFn: async (status: UserStatus) =>
      request((await loadApi()).patchUser, { body: { user: { ...currentUser(), status } } }),
    onSuccess({ id, status }) {
      applyStatus(status, id);
    },
    onError(_error, _status, before) {
      if (before) applyStatus(before.status, before.id);
    },
    // The page of the account shows the status too.
    onSettled: (_answer, _error, _status, _before, { client }) => client.invalidateQueries({ queryKey: ['account'] }),
    meta: { errorKey: 'user:failure.status' } satisfies MutationMeta,
  });
