import type { ReactNode } from 'react';

import { useControlSize } from '#components/ControlSize';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { Spinner } from '#components/Spinner';

import * as styles from './Button.css';
import { ButtonBase } from './ButtonBase';
import type { ButtonBaseProps } from './ButtonBase';

export { ButtonBase, buttonClass } from './ButtonBase';
export type { ButtonBaseProps } from './ButtonBase';
export { ButtonJoin } from './ButtonJoin';
export type { ButtonPlace } from './ButtonJoin';

/** Styles of the parts of a button, for `IconButton`. */
export const buttonStyles = styles;

export type ButtonProps = {
  /** The label: a verb and what it acts on, such as “Save changes”. */
  children: ReactNode;
  /** Before the label. */
  leadingIcon?: IconSource;
  /** After the label, for a control that opens an overlay. */
  trailingIcon?: IconSource;
  /**
   * Fills the width of its container.
   *
   * @default false
   */
  fullWidth?: boolean;
} & ButtonBaseProps;

/** Triggers an action. For navigation use a `Link` or a `LinkButton`. */
export function Button({
  children,
  tone = 'neutral',
  variant = 'soft',
  size: ownSize,
  leadingIcon,
  trailingIcon,
  loading = false,
  ...button
}: ButtonProps) {
  const size = useControlSize(ownSize);
  // Without an icon to replace, the spinner covers the label.
  const covered = loading && leadingIcon === undefined;
  return (
    <ButtonBase {...button} tone={tone} variant={variant} size={size} loading={loading}>
      {covered ? (
        <span className={styles.working}>
          <Spinner />
        </span>
      ) : null}
      {loading && !covered ? (
        <span className={styles.iconPlace[size]}>
          <Spinner />
        </span>
      ) : leadingIcon ? (
        <Icon source={leadingIcon} size={size === 'small' ? 'small' : 'medium'} />
      ) : null}
      <span className={styles.words} data-covered={covered || undefined}>
        {children}
        {trailingIcon ? <Icon source={trailingIcon} size="small" /> : null}
      </span>
    </ButtonBase>
  );
}
