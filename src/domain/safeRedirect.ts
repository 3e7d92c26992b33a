import { paths } from './paths';

// Never the target of a sign-in: they end the session, come back here, or are for people who are signed out.
const excludedTargets: ReadonlySet<string> = new Set([
  paths.signOut,
  paths.reloadHelper,
  paths.resetPassword,
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.confirmationRequired,
  paths.unlock,
]);

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** A route's pattern as an expression over the path of an address. */
function patternToRegExp(pattern: string): string {
  const segments = pattern.split('/').map((segment) => {
    if (segment === '*') return '.+';
    return segment.startsWith(':') ? '[^/]+' : escaped(segment);
  });
  return segments.join('/');
}

const targets = Object.values(paths).filter((pattern) => !excludedTargets.has(pattern));
const allowed = new RegExp(`^(?:${targets.map(patternToRegExp).join('|')})$`);

const longest = 2048;
// Nothing of the kind stands in an address that we have written.
const forbiddenCharacters = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;
const origin = 'https://origin.invalid';

function isInside(pathname: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  return !pathname.startsWith('//') && !decoded.startsWith('//') && !forbiddenCharacters.test(decoded);
}

/**
 * Where somebody may be sent who came with this `redirectURL`: a page of this product by its path, query and hash, as a
 * browser reads it; everything else is the home page (directory 4.3). Go there with the router, never by `location`.
 */
export function safeRedirect(raw: string | null | undefined): string {
  const home = paths.home;
  if (typeof raw !== 'string' || raw === '' || raw.length > longest) return home;
  if (forbiddenCharacters.test(raw) || !raw.startsWith('/') || raw.startsWith('//') || !URL.canParse(raw, origin))
    return home;
  const url = new URL(raw, origin);
  const { pathname, search, hash } = url;
  if (url.origin !== origin || url.username !== '' || url.password !== '' || !isInside(pathname)) return home;
  if (!allowed.test(pathname === home ? pathname : pathname.replace(/\/$/, ''))) return home;
  if (pathname === home && url.searchParams.has('redirectURL')) return home;
  return pathname + search + hash;
}
