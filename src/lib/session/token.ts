import { decodeBase64 } from '#lib/browser/base64';
import { now } from '#lib/time/clock';
import { readText, removeItem, writeText } from '#lib/storage/storage';

/** Local storage key of the credential (specification, section 3). */
export const tokenKey = 'token';

// Where the browser keeps nothing, the session lasts as long as the page.
let inMemoryToken: string | undefined;

type Part = Partial<Record<'alg' | 'typ' | 'exp' | 'sub', unknown>> | null;

function decodePart(part: string): Part {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64(base64)));
}

/**
 * What a JSON Web Token says, unverified: nothing of it may grant anything. `undefined` for what the back end cannot
 * have issued: it signs with HS256 and names a subject, and the token of another service is not sent to it.
 */
function decodeClaims(token: string): { exp: unknown; sub: string } | undefined {
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => !/^[\w-]+$/.test(part))) return undefined;
  try {
    const header = decodePart(parts[0] ?? '');
    const { exp, sub } = decodePart(parts[1] ?? '') ?? {};
    return header?.alg === 'HS256' && header.typ === 'JWT' && sub && typeof sub === 'string' ? { exp, sub } : undefined;
  } catch {
    return undefined;
  }
}

/** When a JSON Web Token ends, or `undefined` when the text is no such token. Beyond every calendar it is no date. */
export function tokenExpiry(token: string): Date | undefined {
  const exp = decodeClaims(token)?.exp;
  return typeof exp === 'number' ? new Date(exp * 1000) : undefined;
}

/** Whose token it says it is (`sub`): enough to tell whether two tokens are one person's, and for nothing else. */
export function tokenSubject(token: string | undefined): string | undefined {
  return token === undefined ? undefined : decodeClaims(token)?.sub;
}

/**
 * The token to send: present, shaped like one and not expired (specification, section 7).
 * What can never be sent is dropped from storage, quietly.
 */
export function currentToken(): string | undefined {
  const stored = readText(tokenKey);
  // Another tab has room again, and what it does counts.
  if (stored !== undefined) inMemoryToken = undefined;
  const token = stored ?? inMemoryToken;
  if (token === undefined) return undefined;
  const expiry = tokenExpiry(token);
  // Also false for what is no date.
  if (expiry && expiry > now()) return token;
  clearToken();
  return undefined;
}

/** Keeps the token for every tab; where the browser refuses, for this page alone. */
export function storeToken(token: string): void {
  // An older one must not outlive a newer one for which there is no room.
  inMemoryToken = writeText(tokenKey, token) ? undefined : token;
  if (inMemoryToken !== undefined) removeItem(tokenKey);
}

/** Whether the browser refused to keep the token, so that it ends with the page. */
export function isTokenInMemoryOnly(): boolean {
  return inMemoryToken !== undefined;
}

/** Forgets the token, in every tab. */
export function clearToken(): void {
  inMemoryToken = undefined;
  removeItem(tokenKey);
}
