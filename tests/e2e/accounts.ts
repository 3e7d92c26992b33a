import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

function found(file: string, pattern: RegExp): string {
  const [, text] = pattern.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
  if (text === undefined)
    throw new Error(`${file} no longer holds ${pattern}, from which the journeys make their token.`);
  return text;
}

/** Demo accounts by short name, with their ids (`src/mocks/people/seed.ts`). */
const ids = {
  ada: 'per_0001',
  alan: 'per_0002',
  cleo: 'per_0008',
  mira: 'per_0039',
  owen: 'per_0046',
  uma: 'per_0057',
} as const;
/** One of the demo accounts. */
export type Account = keyof typeof ids;

/** The password of every demo account. */
export const password = 'orvela-demo';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that the local back end accepts as its own: HS256, seven days, the account's first session. */
export function tokenOf(account: Account): string {
  const iat = Math.floor(Date.now() / 1000);
  const payload = {
    iat,
    exp: iat + 7 * 24 * 60 * 60,
    iss: found('src/mocks/accounts/tokens.ts', /const issuer = '([^']+)'/),
    sub: ids[account],
    sid: `ses_${account}_1`,
  };
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(payload)}`;
  const secret = found('src/mocks/accounts/tokens.ts', /const secret = '([^']+)'/);
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
