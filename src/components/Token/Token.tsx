import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import type { ReactNode } from 'react';

import { Icon } from '#components/Icon';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Token.css';

/** Present where the value of a token can be removed. */
export type TokenRemoval = {
  /** Called when the remove button is activated. Without it there is none. The caller decides where focus moves. */
  onRemove?: (() => void) | undefined;
  /** Full accessible name of the remove button: “Remove Urgent from Tags”. */
  removeLabel?: string | undefined;
};

export type TokenProps = TokenRemoval & {
  children: string;
  /** Decoration before the text: a colour, an avatar. */
  leadingVisual?: ReactNode;
  /** `small` cuts a long text off, with the whole as a tooltip; the others, for fields, wrap it. */
  size: keyof typeof styles.size;
  /** Further classes: the shape. */
  className?: string;
};

/** A value as a compact box: a decoration, a text and a button that removes it. */
export function Token({ children, leadingVisual, size, className = '', onRemove, removeLabel }: TokenProps) {
  return (
    <span
      className={`${styles.root} ${styles.size[size]} ${className}`}
      data-framed={(size !== 'small' && !onRemove) || undefined}
    >
      {leadingVisual}
      <span className={styles.text} title={size === 'small' ? children : undefined}>
        {children}
      </span>
      {onRemove ? (
        <button type="button" className={`${focusRing} ${styles.remove}`} aria-label={removeLabel} onClick={onRemove}>
          <Icon source={XMarkIcon} size="small" />
        </button>
      ) : null}
    </span>
  );
}
