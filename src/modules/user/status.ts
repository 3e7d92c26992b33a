import type { PresenceIndicatorProps } from '#components/PresenceIndicator';

import type { UserStatus } from './api';

/** The contract's statuses (specification) as the component library names them. */
export const presenceOf: Readonly<Record<UserStatus, PresenceIndicatorProps['status']>> = {
  online: 'online',
  away: 'away',
  busy: 'busy',
  'not-visible': 'notVisible',
};

/** Statuses in the order offered. A copy of the contract's list, whose chunk loads later. */
export const statusChoices: readonly UserStatus[] = ['online', 'away', 'busy', 'not-visible'];

/** The status with this menu item id; `undefined` for any other id. */
export function toStatus(id: string): UserStatus | undefined {
  return statusChoices.find((status) => status === id);
}
