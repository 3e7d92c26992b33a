import { decodeBase64 } from '#lib/browser/base64';
import { now } from '#lib/time/clock';
import { hasOwnSession, personalStorage } from '#lib/storage/personalStorage';
import { readText } from '#lib/storage/storage';

/** Storage key of the credential (specification, section 3). */
export const tokenKey = 'token';
/** Storage key of the person that the token was last confirmed for. */
export const rememberedUserKey = 'session-user';

/** Storage key of what the server has said about the token, for tokens that do not say it themselves. */
const tokenInfoKey = 'token-info';

/** What came with a token. */
export interface TokenInfo {
  /** Id of the person. */
  subject: string;
  /** ISO instant at which an opaque token expires. */
  expiresAt?: string | undefined;
}

// If the browser refuses storage, the session lasts until the page is left.
let inMemoryToken: string | undefined;
/** What came with the tokens of this page, also with former ones. */
const knownInfo = new Map<string, TokenInfo>();

/** The characters of bearer tokens (RFC 6750): anything else could not be sent, or would change the header. */
const bearerToken = /^[\w.~+/-]{1,8192}={0,2}$/;

function decodePart(part: string): unknown {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64(base64)));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Decodes the claims of a JSON Web Token of any algorithm, unverified: they must not grant anything. `opaque` for other
 * texts, `undefined` for what has the shape of one and cannot be read.
 */
function decodeClaims(token: string): { exp?: unknown; sub?: unknown } | 'opaque' | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) return 'opaque';
  try {
    const [header, payload] = [decodePart(parts[0] ?? ''), decodePart(parts[1] ?? '')];
    return isObject(header) && isObject(payload) && parts[2] !== '' ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** Recognises the token that information belongs to, without storing it twice. */
const markOf = (token: string) => `${token.length}-${token.slice(-8)}`;

function parseInfo(value: unknown): (TokenInfo & { mark: string }) | undefined {
  if (!isObject(value)) return undefined;
  const { mark, subject, expiresAt } = value as Partial<Record<'mark' | keyof TokenInfo, unknown>>;
  if (typeof mark !== 'string' || typeof subject !== 'string') return undefined;
  return { mark, subject, expiresAt: typeof expiresAt === 'string' ? expiresAt : undefined };
}

function infoOf(token: string): TokenInfo | undefined {
  const stored = personalStorage.readJson(tokenInfoKey, parseInfo);
  return stored?.mark === markOf(token) ? stored : knownInfo.get(token);
}

/**
 * Expiry of a token: `exp` of a JSON Web Token, else what came with it. `never` for a JSON Web Token that names none;
 * `undefined` for any other text. Out of range it is an invalid date.
 */
export function tokenExpiry(token: string): Date | 'never' | undefined {
  const claims = bearerToken.test(token) ? decodeClaims(token) : undefined;
  if (claims === undefined) return undefined;
  const exp = claims === 'opaque' ? undefined : claims.exp;
  if (exp !== undefined) return typeof exp === 'number' ? new Date(exp * 1000) : undefined;
  const expiresAt = infoOf(token)?.expiresAt;
  if (expiresAt !== undefined) return new Date(expiresAt);
  return claims === 'opaque' ? undefined : 'never';
}

/** Whose token it is, as it claims or as came with it; only for checking whether two belong to the same person. */
export function tokenSubject(token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  const claims = decodeClaims(token);
  const sub = claims === 'opaque' ? undefined : claims?.sub;
  return typeof sub === 'string' && sub !== '' ? sub : infoOf(token)?.subject;
}

/**
 * The token to send: stored, well-formed and not expired, whatever has signed it (specification, section 7, and its
 * ruling). A token that can never be sent is removed silently.
 */
export function currentToken(): string | undefined {
  const stored = personalStorage.readText(tokenKey);
  // Another tab could store its token, which wins.
  if (stored !== undefined) inMemoryToken = undefined;
  const token = stored ?? inMemoryToken;
  if (token === undefined) return undefined;
  const expiry = tokenExpiry(token);
  // Also false for an invalid date.
  if (expiry === 'never' || (expiry && expiry > now())) return token;
  clearToken();
  return undefined;
}

/** Stores the token for all tabs of its session; if the browser refuses, for this page only. */
export function storeToken(token: string, info: TokenInfo): void {
  knownInfo.set(token, info);
  // Before the token, whose change other tabs notice.
  personalStorage.writeText(tokenInfoKey, JSON.stringify({ mark: markOf(token), ...info }));
  // A stored older token must not outlive the newer one that could not be stored.
  inMemoryToken = personalStorage.writeText(tokenKey, token) ? undefined : token;
  if (inMemoryToken !== undefined) personalStorage.removeItem(tokenKey);
}

/** Whether the browser refused to store the token, so that it is lost with the page. */
export function isTokenInMemoryOnly(): boolean {
  return inMemoryToken !== undefined;
}

/** Removes the token, in every tab of its session. */
export function clearToken(): void {
  inMemoryToken = undefined;
  for (const key of [tokenKey, tokenInfoKey, rememberedUserKey]) personalStorage.removeItem(key);
}

/** Whether this tab has a session of its own, while the other tabs are signed in as the same person. */
export function isSignedInElsewhere(subject: string): boolean {
  return hasOwnSession() && tokenSubject(readText(tokenKey)) === subject;
}
