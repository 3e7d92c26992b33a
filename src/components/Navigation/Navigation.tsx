import ArrowTopRightOnSquareIcon from '@heroicons/react/24/outline/ArrowTopRightOnSquareIcon';
import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

import { Anchor, hrefKind } from '#components/Anchor';
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
  item: NavigationLink | NavigationBranch;
  /** Address of the page: path and query. */
  at: string;
  look?: keyof typeof styles.look;
  /** How deep the entry stands below the first level. */
  level?: number;
  /** Words that are searched for; they stand out in the title. */
  words?: string;
  /** Only the icon of the row is seen, until the navigation grows. */
  folded?: boolean;
  /** Of a branch: what a press does. */
  branch?: {
    open: boolean;
    /** Shows what it holds below itself, or beside the navigation. */
    opens: 'below' | 'beside';
    /** Id of what it shows. */
    controls: string;
    onToggle: () => void;
    ref?: Ref<HTMLButtonElement>;
  };
  /** A link was followed. */
  onFollow?: (() => void) | undefined;
};

const levelOf = (level: number): keyof typeof styles.level =>
  level === 1 || level === 2 || level === 3 ? level : level > 3 ? 4 : 0;

/** One entry of a navigation: a link, a button that shows more entries, or words. */
export function NavigationRow({
  item,
  at,
  look = 'row',
  level = 0,
  words = '',
  folded = false,
  branch,
  onFollow,
}: NavigationRowProps) {
  const descriptionId = useId();
  const within = isBranch(item) && containsActive(item, at);
  const active = isActive(item, at);
  // An open branch shows the page's own entry, which is marked.
  const current = active
    ? currentOf(item, at)
    : within && !(branch?.open && branch.opens === 'below')
      ? 'location'
      : undefined;
  const className = `${styles.row} ${styles.look[look]} ${look === 'row' ? styles.level[levelOf(level)] : ''}${folded ? ` ${styles.folded}` : ''}`;
  const content = <RowContent {...{ item, look, words, current: current !== undefined, opens: branch?.opens }} />;
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
        // Reached by Tab, so that everybody learns why it leads nowhere.
        <span role="link" aria-disabled="true" aria-describedby={describedBy} tabIndex={0} className={className}>
          {content}
        </span>
      );
    }
    return (
      <Anchor
        href={link}
        className={className}
        current={current}
        plain={item.externalLink}
        newTab={item.externalLink === true && item.target === '_blank'}
        describedBy={describedBy}
        onClick={onFollow}
      >
        {content}
      </Anchor>
    );
  }

  if (look === 'icon') {
    return (
      <>
        <Tooltip
          text={tooltip === undefined ? item.title : `${item.title}. ${tooltip}`}
          purpose="label"
          placement={placementBeside()}
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
    <Tooltip text={tooltip} placement={placementBeside()}>
      {draw}
    </Tooltip>
  );
}

/** `page` for the very page of the link, `location` for one below it. */
function currentOf(item: NavigationLink | NavigationBranch, at: string): 'page' | 'location' {
  const pathOf = (address: string) => (address.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/$/, '');
  return item.type === 'basic' && pathOf(item.link ?? '') === pathOf(at) ? 'page' : 'location';
}

function placementBeside(): 'left' | 'right' {
  return globalThis.document?.documentElement.dir === 'rtl' ? 'left' : 'right';
}

type RowContentProps = Required<Pick<NavigationRowProps, 'item' | 'look' | 'words'>> & {
  current: boolean;
  opens: 'below' | 'beside' | undefined;
};

function RowContent({ item, look, words, current, opens }: RowContentProps) {
  const leaves = item.type === 'basic' && item.externalLink === true;
  const badge = item.badge ? <NavigationBadge {...item.badge} /> : null;
  const title = words === '' ? item.title : <Highlight text={item.title} query={words} look="text" />;
  // A bar of icons keeps the place of one that has none.
  const icon = item.icon ?? (look === 'row' ? undefined : 'heroicons_outline:squares-2x2');
  return (
    <>
      {icon === undefined ? null : (
        <span className={styles.icon}>
          <Icon name={iconOf(icon, current)} size={look === 'row' ? 'medium' : 'large'} />
        </span>
      )}
      <span className={look === 'icon' ? styles.hidden : styles.texts}>
        <span>{title}</span>
        {item.subtitle === undefined || look !== 'row' ? null : (
          <span className={styles.subtitle}>{item.subtitle}</span>
        )}
      </span>
      {look === 'row' ? (
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
}
