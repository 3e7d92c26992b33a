import type { MouseEventHandler, ReactNode, Ref } from 'react';

import { useControlSize } from '#components/ControlSize';
import { BaseLink } from '#components/BaseLink';
import { buttonClass } from '#components/Button';
import type { ButtonProps } from '#components/Button';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';

export type LinkButtonProps = {
  /** A path of this app, `mailto:`, `tel:` or a full URL. */
  href: string;
  children: ReactNode;
  /** Meaning of the action. One `primary` `solid` button per region. */
  tone?: NonNullable<ButtonProps['tone']>;
  variant?: NonNullable<ButtonProps['variant']>;
  size?: NonNullable<ButtonProps['size']>;
  /** Before the label. */
  leadingIcon?: IconSource;
  /** After the label. */
  trailingIcon?: IconSource;
  /** Fills the width of its container. */
  fullWidth?: boolean;
  /** Replaces the current history entry, so that Back does not return to it. */
  replace?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link that looks like a `Button`, for the next step on another page. */
export function LinkButton({
  href,
  children,
  tone,
  variant,
  size: ownSize,
  leadingIcon,
  trailingIcon,
  fullWidth,
  replace,
  onClick,
  ref,
}: LinkButtonProps) {
  const size = useControlSize(ownSize);
  return (
    <BaseLink
      ref={ref}
      href={href}
      className={buttonClass({ tone, variant, size })}
      fullWidth={fullWidth}
      replace={replace}
      onClick={onClick}
    >
      {leadingIcon ? <Icon source={leadingIcon} size={size === 'small' ? 'small' : 'medium'} /> : null}
      {children}
      {trailingIcon ? <Icon source={trailingIcon} size="small" /> : null}
    </BaseLink>
  );
}
