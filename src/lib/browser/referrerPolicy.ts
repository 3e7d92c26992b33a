/**
 * Addresses that hold a secret or a decision (password reset, e-mail verification, decisions of administrators, anything
 * with a token), as path and query. No request tells them to anybody, ourselves included. The script of `index.html` and
 * the servers of this project say the same.
 */
export const secretAddressPattern = /^\/(reset-password|email\/verify|admin)(\/|\?|$)|[?&]token=|token%3D/i;

/** What a page at this address may tell of it to whoever it asks. */
export function referrerPolicyFor(address: string): 'no-referrer' | 'strict-origin-when-cross-origin' {
  return secretAddressPattern.test(address) ? 'no-referrer' : 'strict-origin-when-cross-origin';
}

/** Sets what requests tell from here on, as the router moves from address to address. */
export function updateReferrerPolicy({ pathname, search }: { pathname: string; search: string }): void {
  const policy = referrerPolicyFor(pathname + search);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="referrer"]');
  // Writing what is there already would still make browsers read it again.
  if (meta && meta.content !== policy) meta.content = policy;
}
