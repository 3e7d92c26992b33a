import ArrowPathIcon from '@heroicons/react/24/outline/ArrowPathIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { IconButton } from '#components/IconButton';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './NavigationStatus.css';

export type NavigationStatusProps = {
  query: UseQueryResult<unknown>;
  look: keyof typeof styles.row | 'bar';
};

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/**
 * Shown instead of the items: skeletons while loading, a message with a retry button after an error, or that there are
 * none.
 */
export function NavigationStatus({ query, look }: NavigationStatusProps) {
  const { t } = useTranslation('app-navigation');
  const retry = () => void query.refetch();
  if (query.isError) {
    if (look === 'icon' || look === 'tile') {
      return (
        <div role="alert" className={styles.narrow}>
          <VisuallyHidden>{t('failed')}</VisuallyHidden>
          <IconButton
            label={t('retry')}
            icon={ArrowPathIcon}
            loading={query.isFetching}
            placement="end"
            onClick={retry}
          />
        </div>
      );
    }
    return (
      <div role="alert" className={look === 'bar' ? styles.bar : styles.message}>
        <span>{t('failed')}</span>
        <Button size="small" variant="outline" loading={query.isFetching} onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!query.isPending) return look === 'icon' ? null : <p className={styles.message}>{t('empty')}</p>;
  const rowClass = look === 'bar' ? undefined : styles.row[look];
  return (
    <div aria-busy="true" className={look === 'bar' ? styles.bar : styles.rows}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {rows.slice(0, look === 'bar' ? 4 : undefined).map((row, index) => (
        <span key={row} className={rowClass ?? styles.entry}>
          {look === 'bar' ? null : <Skeleton variant="circle" size="small" />}
          {look === 'icon' ? null : (
            <span className={look === 'row' ? styles.words : styles.entry}>
              <Skeleton width={index % 2 === 0 ? 'medium' : 'wide'} />
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
