import { collection } from './collection';
import type { User } from '#modules/user/api';

/** The accounts of the local back end. */
export const users = collection<User>('users', async () => {
  const { person } = await import('./seed/people');
  const { id, name, avatar } = person('Ada Lindqvist');
  return [{ id, name, email: 'ada@orvela.example', avatar, status: 'online' }];
});

/**
 * Who asks. There is one account, so it is that one whatever the request's `Authorization` header holds: to know people
 * by their token, this is the one function to replace.
 */
export async function currentUserId(_request: Request): Promise<string> {
  const { person } = await import('./seed/people');
  return person('Ada Lindqvist').id;
}

/** The record of who asks. */
export async function currentUser(request: Request): Promise<User> {
  return users.get(await currentUserId(request));
}
