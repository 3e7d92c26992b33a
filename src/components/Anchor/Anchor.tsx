import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { VisuallyHidden } from '#components/VisuallyHidden';

import { hrefKind } from './hrefKind';

export { hrefKind } from './hrefKind';

export type AnchorProps = {
  href: string;
  children: ReactNode;
  /** Looks of the component that is built on this one. */
  className: string;
  /** This address is where the person is: the page itself, or the section of a menu. */
  current?: boolean | 'page' | 'location' | undefined;
  /** Replaces the name that the text gives. */
  label?: string | undefined;
  rel?: 'prev' | 'next' | undefined;
  /** A page of this app is loaded anew instead of through the router. */
  plain?: boolean | undefined;
  /** State that the component's styles select, drawn as `data-full`. */
  full?: boolean | undefined;
  /** Leaves this page where it is, and says so. */
  newTab?: boolean | undefined;
  /** Id of a text that says more. */
  describedBy?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/**
 * An undressed anchor to build components on: routes go through the router, other sites are announced and get no handle
 * on this window, and an address that could run a script is shown as text only. Screens use `Link` or `LinkButton`.
 */
export function Anchor({
  href,
  children,
  className,
  current,
  label,
  rel,
  plain,
  newTab = false,
  describedBy,
  full,
  onClick,
  ref,
}: AnchorProps) {
  const kind = hrefKind(href);
  const shared = {
    ref,
    className,
    onClick,
    'aria-current': current || undefined,
    'aria-label': label,
    'aria-describedby': describedBy,
    'data-full': full || undefined,
  };
  switch (kind) {
    case 'unsafe':
      return <span>{children}</span>;
    case 'route':
      return (
        <RouterLink
          {...shared}
          to={href}
          rel={rel}
          reloadDocument={plain === true}
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
