import { lazyComponent } from '#lib/react/lazyComponent';

import type { DemoAccountsProps } from './demoAccount';

/** Demo accounts of the local back end. `undefined` with a real server, whose build leaves out their file. */
export const demoAccounts = import.meta.env.VITE_API_URL
  ? undefined
  : lazyComponent<DemoAccountsProps>(() => import('./DemoAccounts').then(({ DemoAccounts }) => DemoAccounts));

/** Whether mails are shown in the outbox of the local back end. */
export const hasOutbox = !import.meta.env.VITE_API_URL;
