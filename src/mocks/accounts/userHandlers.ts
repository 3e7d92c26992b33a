import { getUser, patchUser } from '#modules/user/api';
import type { User } from '#modules/user/api';

import { accounts, normalizeName } from './store';
import { handle } from '#mocks/core/handle';
import { fieldError, ProblemError } from '#mocks/core/problem';

/** An account as the shell's header shows it. */
const toUser = ({ id, name, email, avatar, status }: User): User => ({ id, name, email, avatar, status });

/** Calls about the signed-in user, who is the same record as the account. */
export const userHandlers = [
  handle(getUser, ({ user }) => toUser(user)),

  handle(patchUser, async ({ body, user: { id } }) => {
    const { user } = body;
    if (user.id !== undefined && user.id !== id) {
      throw new ProblemError('not-found', { detail: `You are not the user with the id "${user.id}".`, id: user.id });
    }
    const after = await accounts.update(id, (before) => {
      // Changing the sign-in address needs the password, so it belongs to the account page.
      if (user.email !== undefined && user.email !== before.email) {
        throw fieldError('/user/email', 'refused', 'Change the email address in the account');
      }
      return {
        ...before,
        ...(user.name !== undefined && { name: normalizeName(user.name) }),
        ...(user.avatar !== undefined && { avatar: user.avatar }),
        ...(user.status !== undefined && { status: user.status }),
        revision: before.revision + 1,
      };
    });
    return toUser(after);
  }),
];
