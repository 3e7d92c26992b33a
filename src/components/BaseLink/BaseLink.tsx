import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { VisuallyHidden } from '#components/VisuallyHidden';

import { hrefKind } from './hrefKind';

export { hrefKind } from './hrefKind';

export type BaseLinkProps = {
  href: string;
  children: ReactNode;
  /** Styles of the component built on this one. */
  className: string;
  /** Marks the link to the current page, or to the current section of a menu (`aria-current`). */
  current?: boolean | 'page' | 'location' | undefined;
  /** Accessible name; replaces the text content. */
  'aria-label'?: string | undefined;
  /** Relation of the target to this page, for lists that continue on other pages. */
  rel?: 'prev' | 'next' | undefined;
  /** Loads a route of this app as a full document instead of through the router. */
  plain?: boolean | undefined;
  /** Replaces the current history entry, so that Back does not return to it. Only for routes of this app. */
  replace?: boolean | undefined;
  /** Sets `data-full-width`, which the component's styles select. */
  fullWidth?: boolean | undefined;
  /** Opens in a new tab and announces it. */
  newTab?: boolean | undefined;
  /** Id of a description. */
  'aria-describedby'?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/**
 * Unstyled anchor that other components are built on. Routes go through the router; external sites are announced and
 * opened without `opener`; an address that could run a script is rendered as plain text. Screens use `Link` or
 * `LinkButton`.
 */
export function BaseLink({
  href,
  children,
  className,
  current,
  'aria-label': label,
  rel,
  plain,
  replace,
  newTab = false,
  'aria-describedby': describedBy,
  fullWidth,
  onClick,
  ref,
}: BaseLinkProps) {
  const kind = hrefKind(href);
  const shared = {
    ref,
    className,
    onClick,
    'aria-current': current || undefined,
    'aria-label': label,
    'aria-describedby': describedBy,
    'data-full-width': fullWidth || undefined,
  };
  switch (kind) {
    case 'unsafe':
      return <span>{children}</span>;
    case 'route':
      return (
        <RouterLink
          {...shared}
          to={href}
          // Without it the new tab would start with the session storage of this one.
          rel={newTab ? 'noopener' : rel}
          reloadDocument={plain === true}
          {...(replace !== undefined && { replace })}
          target={newTab ? '_blank' : undefined}
        >
          {children}
          {newTab ? <Aside text="newTab" /> : null}
        </RouterLink>
      );
    case 'site':
      return (
        <a {...shared} href={href} rel="noopener noreferrer" target={newTab ? '_blank' : undefined}>
          {children}
          <Aside text={newTab ? 'otherSiteNewTab' : 'otherSite'} />
        </a>
      );
    default:
      return (
        <a {...shared} href={href} rel={rel}>
          {children}
        </a>
      );
  }
}

function Aside({ text }: { text: 'newTab' | 'otherSite' | 'otherSiteNewTab' }) {
  const { t } = useTranslation('components');
  return <VisuallyHidden>{` ${t(`anchor.${text}`)}`}</VisuallyHidden>;
}
