/** What signs one of the demo people in. */
export type DemoAccount = { email: string; password: string };

/** What the list of demo people is given. */
export type DemoAccountsProps = {
  /** The address of the one that is being signed in. */
  chosen: string | undefined;
  onChoose: (account: DemoAccount) => void;
};
