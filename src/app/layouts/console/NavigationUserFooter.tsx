import type { ReactNode } from 'react';

import { UserCard } from '#modules/user/UserCard';

import * as styles from './NavigationUserFooter.css';

export type NavigationUserFooterProps = {
  /** Controls beside the user. */
  children?: ReactNode;
};

/** The signed-in user, visible below the items of a navigation while these scroll. */
export function NavigationUserFooter({ children }: NavigationUserFooterProps) {
  return (
    <div className={styles.root}>
      <UserCard look="row" />
      {children}
    </div>
  );
}
