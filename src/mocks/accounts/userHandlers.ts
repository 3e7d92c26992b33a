import { getUser, patchUser } from '#modules/user/api';
import type { User } from '#modules/user/api';

import { accounts, tidyName } from './store';
import { handle, misbehave } from '#mocks/core/handle';
import { refusedField } from './passwords';
import { ProblemResponse } from '#mocks/core/problem';

/** What the header of the shell knows of an account. */
const shown = ({ id, name, email, avatar, status }: User): User => ({ id, name, email, avatar, status });

/** Who is signed in, and what they change about themselves: the same record as the account's. */
export const userHandlers = [
  handle(getUser, ({ user }) => shown(user)),

  handle(patchUser, async ({ body, user: { id } }) => {
    const { user } = body;
    if (user.id !== undefined && user.id !== id) {
      throw new ProblemResponse('not-found', { detail: `You are not the user with the id "${user.id}".`, id: user.id });
    }
    const after = await accounts.update(id, (before) => {
      // The address is what signs in: it changes with the password, in the account.
      if (user.email !== undefined && user.email !== before.email) {
        throw refusedField('/user/email', 'refused', 'Change the e-mail address in the account');
      }
      return {
        ...before,
        ...(user.name !== undefined && { name: tidyName(user.name) }),
        ...(user.avatar !== undefined && { avatar: user.avatar }),
        ...(user.status !== undefined && { status: user.status }),
        revision: before.revision + 1,
      };
    });
    return shown(after);
  }),
];

/** How a change goes wrong, by name. */
export const userScenarios = { change: misbehave(patchUser) };
