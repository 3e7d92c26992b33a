/**
 * Addresses with a secret or a decision (password reset, e-mail verification, decisions of administrators, any token),
 * as path and query. No request sends them as a referrer, not even to this origin. The script of `index.html` and the
 * servers of this project have the same pattern.
 */
export const secretAddressPattern = /^\/(reset-password|email\/verify|admin)(\/|\?|$)|[?&]token=|token%3D/i;

/** The referrer policy of a page at this address. */
export function referrerPolicyFor(address: string): 'no-referrer' | 'strict-origin-when-cross-origin' {
  return secretAddressPattern.test(address) ? 'no-referrer' : 'strict-origin-when-cross-origin';
}

/** Updates the referrer policy on navigation. */
export function updateReferrerPolicy({ pathname, search }: { pathname: string; search: string }): void {
  const policy = referrerPolicyFor(pathname + search);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="referrer"]');
  // Browsers process the policy again even if the same value is written.
  if (meta && meta.content !== policy) meta.content = policy;
}
