import { getUser, patchUser } from '#modules/user/api';
import type { UserStatus } from '#modules/user/api';

import { currentUser, currentUserId, users } from '#mocks/currentUser';
import { handle, misbehave } from '#mocks/handle';
import { ProblemResponse } from '#mocks/problem';

/** Who is signed in, and what they change about themselves. */
export const userHandlers = [
  handle(getUser, ({ request }) => currentUser(request)),

  handle(patchUser, async ({ body, request }) => {
    const id = await currentUserId(request);
    const { user } = body;
    if (user.id !== undefined && user.id !== id) {
      throw new ProblemResponse('not-found', { detail: `You are not the user with the id "${user.id}".`, id: user.id });
    }
    return users.update(id, (before) => ({
      ...before,
      ...(user.name !== undefined && { name: user.name }),
      ...(user.email !== undefined && { email: user.email }),
      ...(user.avatar !== undefined && { avatar: user.avatar }),
      ...(user.status !== undefined && { status: user.status }),
    }));
  }),
];

/** How the two calls go wrong, and who else may be signed in, by name. */
export const userScenarios = {
  user: {
    ...misbehave(getUser),
    /** The person who is signed in has this status. */
    is: (status: UserStatus) => handle(getUser, async ({ request }) => ({ ...(await currentUser(request)), status })),
    /** Somebody whose name and address fit no line, and who has no picture. */
    longName: () =>
      handle(getUser, async ({ request }) => ({
        ...(await currentUser(request)),
        name: 'Zeynep Feyzanur Karaca-Vandenbroucke van der Meersch-Öztürkoğlu',
        email: 'zeynep.feyzanur.karaca-vandenbroucke.van-der-meersch@health-inspectorate.orvela.example',
        avatar: null,
      })),
  },
  change: misbehave(patchUser),
};
