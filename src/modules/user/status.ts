import type { StatusDotProps } from '#components/StatusDot';

import type { UserStatus } from './api';

/** What the dot of a status is called: the specification's names stand in the contract, the library has its own. */
export const presenceOf: Readonly<Record<UserStatus, StatusDotProps['status']>> = {
  online: 'online',
  away: 'away',
  busy: 'busy',
  'not-visible': 'notVisible',
};

/** Every status in the order it is offered; the contract's own list comes with its schemas, which are fetched late. */
export const statusChoices: readonly UserStatus[] = ['online', 'away', 'busy', 'not-visible'];

/** A chosen id as a status; `undefined` where it is none. */
export function toStatus(id: string): UserStatus | undefined {
  return statusChoices.find((status) => status === id);
}
