import { mutationOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import type { MutationMeta } from '#lib/query/mutation';
import { currentSession, updateSessionUser } from '#lib/session/session';

import type { UserStatus } from './api';

// Lazy: zod and the schemas stay out of the first chunk.
const loadApi = () => import('./api');

function currentUser() {
  const session = currentSession();
  return session.status === 'authenticated' ? session.user : undefined;
}

/** Changes only the status of the session's user; other fields may have changed meanwhile. */
function applyStatus(status: UserStatus, id: string | undefined) {
  const user = currentUser();
  if (user && user.id === id) updateSessionUser({ ...user, status });
}

/** Sets the status of the signed-in person: optimistic, rolled back if the server rejects it. */
export const changeStatus = () =>
  mutationOptions({
    mutationKey: ['user', 'status'],
    // In sequence, in the order they were chosen.
    scope: { id: 'user-status' },
    onMutate(status: UserStatus) {
      const before = currentUser();
      applyStatus(status, before?.id);
      return before;
    },
    // The specification sends the whole user with the new status.
    mutationFn: async (status: UserStatus) =>
      request((await loadApi()).patchUser, { body: { user: { ...currentUser(), status } } }),
    onSuccess({ id, status }) {
      applyStatus(status, id);
    },
    onError(_error, _status, before) {
      if (before) applyStatus(before.status, before.id);
    },
    // The account page shows the status too.
    onSettled: (_answer, _error, _status, _before, { client }) => client.invalidateQueries({ queryKey: ['account'] }),
    meta: { errorKey: 'user:failure.status' } satisfies MutationMeta,
  });
