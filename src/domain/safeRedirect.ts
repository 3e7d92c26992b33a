import { paths } from './paths';

// Never a target after signing in: these pages end the session, would redirect back, or are for anonymous visitors.
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

/** Converts a route pattern to a regular expression over paths. */
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
// No path of the product contains these characters.
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
 * The target to open after signing in with this `redirectURL`: a page of this product as path, query and hash, parsed
 * like a browser does; the home page for everything else (directory 4.3). Navigate with the router, never with
 * `location`.
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
