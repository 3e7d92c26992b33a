import type { MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import type { LinkProps } from 'react-router';

export type LeanLinkProps = Pick<
  LinkProps,
  'to' | 'target' | 'reloadDocument' | 'preventScrollReset' | 'onClick' | 'children'
> & {
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * The router's link with all that ours ask of it, in whose place it stands in the built application (vite.config.ts). That
 * one brings what the router's framework needs to fetch code and data ahead, 2 kB that every page would wait for.
 */
export function LeanLink({
  to,
  target,
  reloadDocument = false,
  preventScrollReset = false,
  onClick,
  children,
  ...rest
}: LeanLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    preventScrollReset,
    ...(target === undefined ? {} : { target }),
  });
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) follow(event);
  }
  return (
    <a {...rest} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}
