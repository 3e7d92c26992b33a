import { fromBase64url, toBase64url } from './base64';

/** A password as stored: never in plain text. */
export type PasswordHash = {
  /** Rounds of PBKDF2 with SHA-256. */
  rounds: number;
  /** 16 random bytes, base64url. */
  salt: string;
  /** 32 bytes, base64url. */
  hash: string;
};

const encoder = new TextEncoder();
const rounds = 60_000;

/** Random bytes as base64url; 32 make the 43 characters of a mailed link. */
export function randomToken(bytes: number): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(bytes)));
}

async function deriveKey(password: string, salt: string, times: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(password.normalize('NFC')), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64url(salt) ?? new Uint8Array(), iterations: times },
    key,
    256,
  );
  return toBase64url(new Uint8Array(bits));
}

/** Hashes a password for storage. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomToken(16);
  return { rounds, salt, hash: await deriveKey(password, salt, rounds) };
}

// Compared against when there is no account, so that the response takes as long.
const dummyHash: PasswordHash = { rounds, salt: 'AAAAAAAAAAAAAAAAAAAAAA', hash: '' };

/** Whether a password matches the stored one. Without a stored one it does not, after the same time. */
export async function verifyPassword(password: string, stored: PasswordHash | undefined): Promise<boolean> {
  const { salt, rounds: times, hash } = stored ?? dummyHash;
  return (await deriveKey(password, salt, times)) === hash;
}

/** SHA-256 as base64url: stored instead of a mailed token. */
export async function digest(text: string): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}
