import type { DemoUser } from './demoUsers';

/** Credentials of a demo account. */
export type DemoAccount = { email: string; password: string };

/** Props of the list of demo accounts. */
export type DemoAccountsProps = {
  /** E-mail address of the account that is signing in. */
  chosen: string | undefined;
  onChoose: (account: DemoAccount) => void;
  /** Address that opens a tab of its own for an account; `undefined` for one that has none. */
  tabHref?: ((user: DemoUser) => string | undefined) | undefined;
};
