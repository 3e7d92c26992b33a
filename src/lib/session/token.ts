import { decodeBase64 } from '#lib/browser/base64';
import { now } from '#lib/time/clock';
import { readText, removeItem, writeText } from '#lib/storage/storage';

/** Local storage key of the credential (specification, section 3). */
export const tokenKey = 'token';
/** Local storage key of the person that the token was last confirmed for. */
export const rememberedUserKey = 'session-user';

// If the browser refuses storage, the session lasts until the page is left.
let inMemoryToken: string | undefined;

type Part = Partial<Record<'alg' | 'typ' | 'exp' | 'sub', unknown>> | null;

function decodePart(part: string): Part {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64(base64)));
}

/**
 * Decodes the claims of a JSON Web Token, unverified: they must not grant anything. `undefined` for tokens that the
 * back end cannot have issued: it signs with HS256 and names a subject, and a token of another service must not be sent
 * to it.
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

/** Expiry of a JSON Web Token; `undefined` for any other text. Out of range it is an invalid date. */
export function tokenExpiry(token: string): Date | undefined {
  const exp = decodeClaims(token)?.exp;
  return typeof exp === 'number' ? new Date(exp * 1000) : undefined;
}

/** The claimed subject (`sub`) of a token, only for checking whether two tokens belong to the same user. */
export function tokenSubject(token: string | undefined): string | undefined {
  return token === undefined ? undefined : decodeClaims(token)?.sub;
}

/**
 * The token to send: stored, well-formed and not expired (specification, section 7). A token that can never be sent is
 * removed silently.
 */
export function currentToken(): string | undefined {
  const stored = readText(tokenKey);
  // Another tab could store its token, which wins.
  if (stored !== undefined) inMemoryToken = undefined;
  const token = stored ?? inMemoryToken;
  if (token === undefined) return undefined;
  const expiry = tokenExpiry(token);
  // Also false for an invalid date.
  if (expiry && expiry > now()) return token;
  clearToken();
  return undefined;
}

/** Stores the token for all tabs; if the browser refuses, for this page only. */
export function storeToken(token: string): void {
  // A stored older token must not outlive the newer one that could not be stored.
  inMemoryToken = writeText(tokenKey, token) ? undefined : token;
  if (inMemoryToken !== undefined) removeItem(tokenKey);
}

/** Whether the browser refused to store the token, so that it is lost with the page. */
export function isTokenInMemoryOnly(): boolean {
  return inMemoryToken !== undefined;
}

/** Removes the token, in every tab. */
export function clearToken(): void {
  inMemoryToken = undefined;
  removeItem(tokenKey);
  removeItem(rememberedUserKey);
}
