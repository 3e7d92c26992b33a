import { now } from './clock';
import { readText, remove } from './storage';

/** Local storage key of the credential (specification, section 3). */
export const tokenKey = 'token';

function decodePart(part: string): unknown {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

function hasExpiry(value: unknown): value is { exp: number } {
  return typeof value === 'object' && value !== null && 'exp' in value && typeof value.exp === 'number';
}

/** When a JSON Web Token ends, or `undefined` when the text is no such token. */
export function tokenExpiry(token: string): Date | undefined {
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => !/^[\w-]+$/.test(part))) return undefined;
  try {
    const header = decodePart(parts[0] ?? '');
    if (typeof header !== 'object' || header === null || !('alg' in header)) return undefined;
    const payload = decodePart(parts[1] ?? '');
    return hasExpiry(payload) && Number.isFinite(payload.exp) ? new Date(payload.exp * 1000) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The token to send: present, shaped like one and not expired (specification, section 7).
 * What can never be sent is dropped from storage, quietly.
 */
export function currentToken(): string | undefined {
  const token = readText(tokenKey);
  if (token === undefined) return undefined;
  const expiry = tokenExpiry(token);
  if (expiry && expiry > now()) return token;
  remove(tokenKey);
  return undefined;
}
