import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import type { ReactNode } from 'react';

import { BaseLink } from '#components/BaseLink';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Chip.css';

type Absent<Key extends string> = { [Name in Key]?: never };

type Static = Absent<'href' | 'current' | 'onRemove' | 'removeLabel' | 'selected' | 'onChange'>;
type Linked = {
  href: string;
  /** Marks the chip that leads to this page (`aria-current`). */
  current?: boolean;
} & Absent<'onRemove' | 'removeLabel' | 'selected' | 'onChange'>;
type Selectable = {
  /** Selection state, shown by a tick as well as by colour. */
  selected: boolean;
  onChange: (selected: boolean) => void;
} & Absent<'href' | 'current' | 'onRemove' | 'removeLabel'>;
type Removable = {
  /** The caller decides where focus moves after the chip is removed. */
  onRemove: () => void;
  /** Full accessible name of the remove button, as in "Remove the filter Open now". */
  removeLabel: string;
} & Absent<'href' | 'current' | 'selected' | 'onChange'>;

export type ChipProps = { children: ReactNode; leadingIcon?: IconSource } & (Static | Linked | Selectable | Removable);

/** A compact label: plain, a link, selectable or removable. */
export function Chip({ children, leadingIcon, href, current, selected, onChange, onRemove, removeLabel }: ChipProps) {
  const content = (
    <>
      {leadingIcon ? <Icon source={leadingIcon} size="small" /> : null}
      {children}
    </>
  );
  if (href !== undefined) {
    return (
      <BaseLink className={`${focusRing} ${styles.root}`} href={href} current={current}>
        {content}
      </BaseLink>
    );
  }
  if (onChange) {
    return (
      <button
        type="button"
        className={`${focusRing} ${styles.root}`}
        aria-pressed={selected}
        onClick={() => onChange(!selected)}
      >
        {selected ? <Icon source={CheckIcon} size="small" /> : null}
        {selected && leadingIcon ? children : content}
      </button>
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
