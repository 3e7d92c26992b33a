import ChevronLeftIcon from '@heroicons/react/24/outline/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { BaseLink } from '#components/BaseLink';
import { Icon } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { formatNumber } from '#lib/format/formatNumber';
import { focusRing } from '#theme/mixins.css';

import { clampPage, pageItems } from './pages';
import * as styles from './Pagination.css';

export type PaginationProps = {
  /** Starts at 1. */
  page: number;
  /** Number of pages, counted from 1. */
  lastPage: number;
  /** URL of a page: every page is a real link. */
  hrefFor: (page: number) => string;
  /** Names the paginated list if a screen has two of them. */
  label?: string;
};

/** Page navigation of a long list: `1 … 4 [5] 6 … 12`. Renders nothing for a single page. */
export function Pagination({ page, lastPage, hrefFor, label }: PaginationProps) {
  const { t, i18n } = useTranslation('components');
  const nav = useRef<HTMLElement>(null);
  const wasFollowed = useRef(false);
  // The link that led here has gone from the first and the last page, and its focus with it.
  useLayoutEffect(() => {
    if (wasFollowed.current && document.activeElement === document.body) {
      nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    }
    wasFollowed.current = false;
  }, [page]);
  function follow() {
    wasFollowed.current = true;
  }
  const items = pageItems(page, lastPage);
  if (items.length < 2) return null;
  const current = clampPage(page, lastPage);
  const link = `${focusRing} ${styles.link}`;
  return (
    <nav ref={nav} className={styles.root} aria-label={label ?? t('pagination.label')}>
      {current > 1 ? (
        <BaseLink className={link} href={hrefFor(current - 1)} rel="prev" onClick={follow}>
          <span className={styles.arrow}>
            <Icon source={ChevronLeftIcon} size="small" />
          </span>
          {t('pagination.previous')}
          <VisuallyHidden> {t('pagination.page')}</VisuallyHidden>
        </BaseLink>
      ) : null}
      <ul role="list" className={styles.numbers}>
        {items.map((item) => (
          <li key={item}>
            {typeof item === 'string' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <BaseLink
                className={link}
                href={hrefFor(item)}
                aria-label={t('pagination.number', { page: item })}
                current={item === current ? 'page' : undefined}
              >
                {formatNumber(item, i18n.language)}
              </BaseLink>
            )}
          </li>
        ))}
      </ul>
      {current < lastPage ? (
        <BaseLink className={link} href={hrefFor(current + 1)} rel="next" onClick={follow}>
          {t('pagination.next')}
          <VisuallyHidden> {t('pagination.page')}</VisuallyHidden>
          <span className={styles.arrow}>
            <Icon source={ChevronRightIcon} size="small" />
          </span>
        </BaseLink>
      ) : null}
      <p className={styles.onPaper}>{t('pagination.position', { page: current, lastPage })}</p>
    </nav>
  );
}
