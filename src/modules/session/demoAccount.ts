/** Credentials of a demo account. */
export type DemoAccount = { email: string; password: string };

/** Props of the list of demo accounts. */
export type DemoAccountsProps = {
  /** E-mail address of the account that is signing in. */
  chosen: string | undefined;
  onChoose: (account: DemoAccount) => void;
};
