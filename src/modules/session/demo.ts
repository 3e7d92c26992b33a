import { lazyComponent } from '#lib/react/lazyComponent';

import type { DemoAccountsProps } from './demoAccount';

/**
 * The people anybody may sign in as. They belong to the local back end: with a real server configured there are none,
 * and their file is not in the build.
 */
export const demoAccounts = import.meta.env.VITE_API_URL
  ? undefined
  : lazyComponent<DemoAccountsProps>(() => import('./DemoAccounts').then(({ DemoAccounts }) => DemoAccounts));

/** Whether mails land in the outbox page of the local back end. */
export const hasOutbox = !import.meta.env.VITE_API_URL;
