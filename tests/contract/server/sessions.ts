import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign, verify } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** How the server makes its tokens: random texts that only it can look up, or JSON Web Tokens signed with ES256. */
export type TokenKind = 'opaque' | 'jwt';

/** Whose session a token belongs to. */
export interface TokenOwner {
  accountId: string;
  sessionId: string;
}

/** A token as a response carries it. */
export interface IssuedToken {
  accessToken: string;
  /** Only of opaque tokens; a JSON Web Token says it itself. */
  expiresAt?: string;
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The sessions of the reference server, in an SQLite database of its own: hashes of tokens, never the tokens. */
export class Sessions {
  readonly #database = new DatabaseSync(':memory:');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #lifetimeMs: number;

  constructor(lifetimeMs: number) {
    this.#lifetimeMs = lifetimeMs;
    this.#database.exec(
      'CREATE TABLE tokens (hash TEXT PRIMARY KEY, account TEXT NOT NULL, session TEXT NOT NULL, expires INTEGER NOT NULL)',
    );
  }

  issue({ accountId, sessionId }: TokenOwner, kind: TokenKind): IssuedToken {
    const expires = Date.now() + this.#lifetimeMs;
    const accessToken = kind === 'opaque' ? randomBytes(32).toString('base64url') : this.#signed(accountId, expires);
    this.#database
      .prepare('INSERT INTO tokens (hash, account, session, expires) VALUES (?, ?, ?, ?)')
      .run(hash(accessToken), accountId, sessionId, expires);
    return { accessToken, ...(kind === 'opaque' && { expiresAt: new Date(expires).toISOString() }) };
  }

  /** The owner of a token that this server has issued and that is not expired or revoked. */
  find(token: string): TokenOwner | undefined {
    if (token.includes('.') && !this.#isGenuine(token)) return undefined;
    const row = this.#database
      .prepare('SELECT account, session FROM tokens WHERE hash = ? AND expires > ?')
      .get(hash(token), Date.now());
    return row && { accountId: String(row['account']), sessionId: String(row['session']) };
  }

  revoke(token: string): void {
    this.#database.prepare('DELETE FROM tokens WHERE hash = ?').run(hash(token));
  }

  close(): void {
    this.#database.close();
  }

  #signed(subject: string, expires: number): string {
    const claims = { sub: subject, exp: Math.floor(expires / 1000), jti: randomUUID() };
    const text = `${encoded({ alg: 'ES256', typ: 'JWT' })}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(text), { key: this.#keys.privateKey, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  }

  #isGenuine(token: string): boolean {
    const at = token.lastIndexOf('.');
    const signature = Buffer.from(token.slice(at + 1), 'base64url');
    const key = { key: this.#keys.publicKey, dsaEncoding: 'ieee-p1363' } as const;
    return verify('sha256', Buffer.from(token.slice(0, at)), key, signature);
  }
}
