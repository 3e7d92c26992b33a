const timeoutMs = 1000;

/** Navigates to `href` once the request has settled, or after one second. */
export function navigateAfter(request: Promise<unknown>, href: string): void {
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  void Promise.race([Promise.allSettled([request]), timeout]).then(() => location.assign(href));
}
