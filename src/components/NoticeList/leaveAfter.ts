const patience = 1000;

/** Navigates to `href` once the promise has settled or timed out. */
export function leaveAfter(answer: Promise<unknown>, href: string): void {
  const tooLong = new Promise((resolve) => setTimeout(resolve, patience));
  void Promise.race([Promise.allSettled([answer]), tooLong]).then(() => location.assign(href));
}
