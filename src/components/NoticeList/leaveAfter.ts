const patience = 1000;

/** Leaves the page once something has been answered, for good or ill, or took too long. */
export function leaveAfter(answer: Promise<unknown>, href: string): void {
  const tooLong = new Promise((resolve) => setTimeout(resolve, patience));
  void Promise.race([Promise.allSettled([answer]), tooLong]).then(() => location.assign(href));
}
