/** What somebody has just signed up with. */
export type PendingSignUp = { name: string; email: string; password: string };

let pending: PendingSignUp | undefined;

/** Keeps, in memory and until the page is left, what is sent again when the mail does not come. */
export function setPendingSignUp(account: PendingSignUp | undefined): void {
  pending = account;
}

/** What was signed up with in this page's life; after a reload nothing. */
export function getPendingSignUp(): PendingSignUp | undefined {
  return pending;
}
