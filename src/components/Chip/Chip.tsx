import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import type { ReactNode } from 'react';

import { Anchor } from '#components/Anchor';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { focusRing } from '#theme/recipes.css';

import * as styles from './Chip.css';

type Static = { href?: never; current?: never; onRemove?: never; removeLabel?: never };
type Linked = { href: string; current?: boolean; onRemove?: never; removeLabel?: never };
type Removable = {
  /** Where focus goes when the chip is gone is the caller's to say. */
  onRemove: () => void;
  /** The whole name of the button, as in "Remove the filter Open now". */
  removeLabel: string;
  href?: never;
  current?: never;
};

export type ChipProps = { children: ReactNode; icon?: IconSource } & (Static | Linked | Removable);

/** One of several words about a thing: a plain one, a link to more of its kind, or one that can be taken away. */
export function Chip({ children, icon, href, current, onRemove, removeLabel }: ChipProps) {
  const content = (
    <>
      {icon ? <Icon source={icon} size="small" /> : null}
      {children}
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor className={`${focusRing} ${styles.root}`} href={href} current={current}>
        {content}
      </Anchor>
    );
  }
  return (
    <span className={styles.root} data-removable={onRemove ? true : undefined}>
      {content}
      {onRemove ? (
        <button type="button" className={`${focusRing} ${styles.remove}`} aria-label={removeLabel} onClick={onRemove}>
          <Icon source={XMarkIcon} size="small" />
        </button>
      ) : null}
    </span>
  );
}
