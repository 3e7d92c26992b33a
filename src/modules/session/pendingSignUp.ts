/** Values of the last sign-up. */
export type PendingSignUp = { name: string; email: string; password: string };

let pending: PendingSignUp | undefined;

/** Stores the values in memory until the page closes, in case the mail has to be sent again. */
export function setPendingSignUp(account: PendingSignUp | undefined): void {
  pending = account;
}

/** Values of the last sign-up; `undefined` after a reload. */
export function getPendingSignUp(): PendingSignUp | undefined {
  return pending;
}
