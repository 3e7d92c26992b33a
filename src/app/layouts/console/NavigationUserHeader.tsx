import type { ReactNode } from 'react';

import { UserCard } from '#modules/user/UserCard';

import { Brand } from './Brand';
import * as styles from './NavigationUserHeader.css';

export type NavigationUserHeaderProps = {
  /** Controls in the row of the brand. */
  children?: ReactNode;
};

/** Brand, controls and the signed-in user, above the items of a navigation. */
export function NavigationUserHeader({ children }: NavigationUserHeaderProps) {
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <Brand symbol />
        <span className={styles.controls}>{children}</span>
      </div>
      <UserCard />
    </div>
  );
}
