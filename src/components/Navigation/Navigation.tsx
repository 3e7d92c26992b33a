import ArrowTopRightOnSquareIcon from '@heroicons/react/24/outline/ArrowTopRightOnSquareIcon';
import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import { memo, useId } from 'react';
import type { ReactNode, Ref } from 'react';

import { BaseLink, hrefKind } from '#components/BaseLink';
import { Highlight } from '#components/Highlight';
import { Icon } from '#components/Icon';
import { Tooltip } from '#components/Tooltip';
import { containsActive, isActive, isBranch } from '#lib/navigation/navigationTree';
import type { NavigationBranch, NavigationLink } from '#lib/navigation/navigationTree';

import { iconOf } from './icons';
import { NavigationBadge } from './NavigationBadge';
import * as styles from './Navigation.css';

export { iconOf } from './icons';
export { NavigationBadge } from './NavigationBadge';
export type { NavigationBadgeProps } from './NavigationBadge';

export type NavigationRowProps = {
  /** A link, or a branch with links below it. */
  item: NavigationLink | NavigationBranch;
  /** Current URL: path and query. */
  currentHref: string;
  variant?: keyof typeof styles.variant;
  /** Nesting depth below the first level. */
  level?: number;
  /** Search text; matches are highlighted in the title. */
  words?: string;
  /** Shows only the icon of the row until the navigation expands. */
  folded?: boolean;
  /** Branches only: the state and handlers of the disclosure button. */
  branch?: {
    open: boolean;
    /** Whether its items open below it or in a panel beside the navigation. */
    opens: 'below' | 'beside';
    /** Id of the element it opens. */
    controls: string;
    onToggle: () => void;
    ref?: Ref<HTMLButtonElement>;
  };
  /** Called when the link is followed. */
  onClick?: (() => void) | undefined;
};

const levelOf = (level: number): keyof typeof styles.level =>
  level === 1 || level === 2 || level === 3 ? level : level > 3 ? 4 : 0;

/** One navigation item: a link, a button that opens a branch, or plain text. */
export function NavigationRow({
  item,
  currentHref,
  variant = 'row',
  level = 0,
  words = '',
  folded = false,
  branch,
  onClick,
}: NavigationRowProps) {
  const descriptionId = useId();
  const within = isBranch(item) && containsActive(item, currentHref);
  const active = isActive(item, currentHref);
  // An open branch shows the item of the page, which has the marker instead.
  const current = active
    ? currentOf(item, currentHref)
    : within && !(branch?.open && branch.opens === 'below')
      ? 'location'
      : undefined;
  const className = `${styles.row} ${styles.variant[variant]} ${variant === 'row' ? styles.level[levelOf(level)] : ''}${folded ? ` ${styles.folded}` : ''}`;
  const content = <RowContent {...{ item, variant, words, current: current !== undefined, opens: branch?.opens }} />;
  const { tooltip } = item;

  function draw(describedBy: string | undefined): ReactNode {
    if (branch) {
      return (
        <button
          ref={branch.ref}
          type="button"
          className={className}
          aria-expanded={branch.open}
          aria-controls={branch.open ? branch.controls : undefined}
          aria-current={current}
          aria-disabled={item.disabled || undefined}
          aria-describedby={describedBy}
          data-beside={branch.opens === 'beside' || undefined}
          onClick={item.disabled ? undefined : branch.onToggle}
        >
          {content}
        </button>
      );
    }
    const link = item.type === 'basic' ? item.link : undefined;
    if (item.type !== 'basic' || link === undefined) return <span className={className}>{content}</span>;
    if (item.disabled || hrefKind(link) === 'unsafe') {
      return (
        // Focusable, so that keyboard users can reach the reason it is disabled.
        <span role="link" aria-disabled="true" aria-describedby={describedBy} tabIndex={0} className={className}>
          {content}
        </span>
      );
    }
    return (
      <BaseLink
        href={link}
        className={className}
        current={current}
        plain={item.externalLink}
        newTab={item.externalLink === true && item.target === '_blank'}
        aria-describedby={describedBy}
        onClick={onClick}
      >
        {content}
      </BaseLink>
    );
  }

  if (variant === 'icon') {
    return (
      <>
        <Tooltip
          text={tooltip === undefined ? item.title : `${item.title}. ${tooltip}`}
          purpose="label"
          placement="end"
          muted={branch?.open ?? false}
        >
          {() => draw(tooltip === undefined ? undefined : descriptionId)}
        </Tooltip>
        {tooltip === undefined ? null : (
          <span id={descriptionId} hidden>
            {tooltip}
          </span>
        )}
      </>
    );
  }
  return tooltip === undefined ? (
    draw(undefined)
  ) : (
    <Tooltip text={tooltip} placement="end">
      {draw}
    </Tooltip>
  );
}

/** `page` if the link leads to exactly this page, `location` if to a parent of it. */
function currentOf(item: NavigationLink | NavigationBranch, at: string): 'page' | 'location' {
  const pathOf = (address: string) => (address.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/$/, '');
  return item.type === 'basic' && pathOf(item.link ?? '') === pathOf(at) ? 'page' : 'location';
}

type RowContentProps = Required<Pick<NavigationRowProps, 'item' | 'variant' | 'words'>> & {
  current: boolean;
  opens: 'below' | 'beside' | undefined;
};

/** Memoised, because a navigation renders all rows, and changes two of them. */
const RowContent = memo(function RowContent({ item, variant, words, current, opens }: RowContentProps) {
  const leaves = item.type === 'basic' && item.externalLink === true;
  const badge = item.badge ? (
    <NavigationBadge title={item.badge.title} tone={item.badge.tone} variant={item.badge.look} />
  ) : null;
  const title = words === '' ? item.title : <Highlight text={item.title} query={words} variant="text" />;
  // A placeholder for items without an icon in an icon bar.
  const icon = item.icon ?? (variant === 'row' ? undefined : 'heroicons_outline:squares-2x2');
  return (
    <>
      {icon === undefined ? null : (
        <span className={styles.icon}>
          <Icon name={iconOf(icon, current)} size={variant === 'row' ? 'medium' : 'large'} />
        </span>
      )}
      <span className={variant === 'icon' ? styles.hidden : styles.texts}>
        <span>{title}</span>
        {item.subtitle === undefined || variant !== 'row' ? null : (
          <span className={styles.subtitle}>{item.subtitle}</span>
        )}
      </span>
      {variant === 'row' ? (
        badge || leaves || opens ? (
          <span className={styles.tail}>
            {badge}
            {leaves ? (
              <span className={styles.mark}>
                <Icon source={ArrowTopRightOnSquareIcon} size="small" mirrored />
              </span>
            ) : null}
            {opens ? (
              <span className={styles.mark}>
                <Icon source={ChevronRightIcon} size="small" mirrored />
              </span>
            ) : null}
          </span>
        ) : null
      ) : badge ? (
        <span className={styles.corner}>{badge}</span>
      ) : null}
    </>
  );
});
