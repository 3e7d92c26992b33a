import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BaseLink } from '#components/BaseLink';
import { Button } from '#components/Button';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { formatNumber } from '#lib/format/formatNumber';
import { focusRing } from '#theme/mixins.css';

import * as styles from './NavList.css';

export type NavListProps = {
  /** Accessible name of the navigation. */
  label: string;
  /** `NavListGroup`s. */
  children: ReactNode;
};

/** Navigation between the views of a list, with groups, icons and counts. */
export function NavList({ label, children }: NavListProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      {children}
    </nav>
  );
}

export type NavListGroupProps = {
  /** Heading (`h2`); without one, the items stand alone. */
  title?: string | undefined;
  /** Shows placeholders instead of the items. */
  loading?: boolean | undefined;
  /** Number of placeholders. */
  skeletonCount?: number | undefined;
  /** Result of `useQuery` for the items; its state decides whether placeholders or an error are shown instead. */
  query?: Pick<UseQueryResult, 'isPending' | 'isError' | 'data' | 'refetch'> | undefined;
  /** Translated subject of the error message "Could not load {{thing}}". */
  what?: string | undefined;
  /** `NavListItem`s. */
  children: ReactNode;
};

/** Items of a `NavList`, under a heading. */
export function NavListGroup({ title, loading = false, skeletonCount = 3, query, what, children }: NavListGroupProps) {
  const { t } = useTranslation('components');
  const id = useId();
  const root = useRef<HTMLElement>(null);
  // A retry sets a failed query back to pending: without this, the focused button would disappear.
  const [retrying, setRetrying] = useState(false);
  const failed = retrying || (query?.isError === true && query.data === undefined);
  const isLoading = !failed && (loading || query?.isPending === true);

  async function retry() {
    setRetrying(true);
    await query?.refetch();
    // The items take the place of the button.
    if (root.current?.contains(document.activeElement)) root.current.focus();
    setRetrying(false);
  }

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={styles.group}
      aria-labelledby={title === undefined ? undefined : id}
      aria-busy={isLoading || undefined}
    >
      {title === undefined ? null : (
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
      )}
      {failed ? (
        <div className={styles.failure}>
          <p role="alert">{t('errorState.couldNotLoad', { thing: what })}</p>
          <Button size="small" variant="outline" loading={retrying} onClick={() => void retry()}>
            {t('errorState.retry')}
          </Button>
        </div>
      ) : isLoading ? (
        <div className={styles.list}>
          {Array.from({ length: skeletonCount }, (_, row) => (
            <span key={row} className={styles.item}>
              <Skeleton width={row % 2 === 0 ? 'medium' : 'wide'} />
            </span>
          ))}
        </div>
      ) : (
        <ul role="list" className={styles.list}>
          {children}
        </ul>
      )}
    </section>
  );
}

export type NavListItemProps = {
  href: string;
  /** Marks the view that is shown. */
  current?: boolean | undefined;
  /** Icon before the text. */
  leadingIcon?: IconSource | undefined;
  /** Another small picture before the text, instead of the icon: the colour of a tag. */
  leadingVisual?: ReactNode;
  /** Number behind the text; zero shows none. */
  count?: number | undefined;
  /** What the number counts, for screen readers: "3 unread emails". */
  countLabel?: string | undefined;
  children: ReactNode;
};

/** A link in a `NavListGroup`. */
export function NavListItem({
  href,
  current = false,
  leadingIcon,
  leadingVisual = leadingIcon && <Icon source={leadingIcon} />,
  count = 0,
  countLabel,
  children,
}: NavListItemProps) {
  const { i18n } = useTranslation();
  return (
    <li>
      <BaseLink className={`${focusRing} ${styles.item}`} href={href} current={current ? 'page' : undefined}>
        {leadingVisual === undefined ? null : <span className={styles.icon}>{leadingVisual}</span>}
        <span className={styles.label}>{children}</span>
        {count > 0 ? (
          <span className={styles.count}>
            <span aria-hidden={countLabel !== undefined || undefined}>{formatNumber(count, i18n.language)}</span>
            {countLabel === undefined ? null : <VisuallyHidden>{countLabel}</VisuallyHidden>}
          </span>
        ) : null}
      </BaseLink>
    </li>
  );
}
