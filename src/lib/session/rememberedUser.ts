import { personalStorage } from '#lib/storage/personalStorage';
import { parseJson } from '#lib/text/parseJson';

import type { SessionUser } from './session';
import { rememberedUserKey } from './token';

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'email', 'status', 'role'].every((key) => typeof Reflect.get(value, key) === 'string');

/**
 * The person that this device last saw with a token of this subject, so that a page can be shown while the server is
 * asked. It grants nothing: decisions about rights wait for the server. It is removed with the token.
 */
export function readRememberedUser(subject: string | undefined): SessionUser | undefined {
  const text = personalStorage.readText(rememberedUserKey);
  if (text === undefined || subject === undefined) return undefined;
  const stored = parseJson(text);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const user: unknown = Reflect.get(stored, 'user');
  return Reflect.get(stored, 'subject') === subject && isUser(user) ? user : undefined;
}

/** Remembers the person of a token's subject. Writes only what has changed. */
export function rememberUser(subject: string | undefined, user: SessionUser): void {
  const text = JSON.stringify({ subject, user });
  if (subject === undefined || personalStorage.readText(rememberedUserKey) === text) return;
  personalStorage.writeText(rememberedUserKey, text);
}
