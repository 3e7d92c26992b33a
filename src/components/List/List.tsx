import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { handleRowKeys } from '#lib/selection/handleRowKeys';
import { useSelection } from '#lib/selection/useSelection';

import * as styles from './List.css';
import { ListSelection } from './listSelection';

export { ListItem } from './ListItem';
export type { ListItemProps } from './ListItem';

export type ListProps = {
  /** `ListItem`s. */
  children?: ReactNode;
  /** Accessible name, where no heading above labels the list. */
  label?: string;
  variant?: keyof typeof styles.variant;
  density?: keyof typeof styles.density;
  /** Shows placeholder rows instead of the children. */
  loading?: boolean | undefined;
  /** Number of placeholder rows: as many as usually appear. */
  loadingRows?: number | undefined;
  /** Keys of the selectable items in their order; each `ListItem` with one of them as `itemKey` has a checkbox. */
  itemKeys?: readonly string[] | undefined;
  /** Keys of the selected items. */
  selectedKeys?: readonly string[] | undefined;
  /** Keys that are selected initially, where the list keeps its own selection. */
  defaultSelectedKeys?: readonly string[] | undefined;
  /** Called with all selected keys after a change. */
  onSelectionChange?: ((keys: string[]) => void) | undefined;
  /** Whether an item cannot be selected. */
  isDisabled?: ((key: string) => boolean) | undefined;
};

const noKeys: readonly string[] = [];

/** Vertical list of `ListItem`s. For thousands of items use a `VirtualList`. */
export function List({
  children,
  label,
  variant = 'divided',
  density = 'default',
  loading = false,
  loadingRows = 3,
  itemKeys,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  isDisabled,
}: ListProps) {
  const { t } = useTranslation('List');
  const selection = useSelection({
    mode: itemKeys ? 'multiple' : 'none',
    order: () => itemKeys ?? noKeys,
    isDisabled,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
  });
  const list = (
    <ul
      role="list"
      className={`${styles.root} ${styles.variant[variant]} ${styles.density[density]}`}
      aria-label={label}
      aria-busy={loading || undefined}
    >
      {loading
        ? Array.from({ length: loadingRows }, (_, row) => (
            <li key={row} className={styles.item}>
              <span className={styles.leading}>
                <Skeleton variant="circle" size="medium" />
              </span>
              <span className={styles.words}>
                {row === 0 ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
                <span className={styles.title}>
                  <Skeleton width={row % 2 ? 'medium' : 'narrow'} />
                </span>
                <span className={styles.description}>
                  <Skeleton width={row % 2 ? 'wide' : 'full'} />
                </span>
              </span>
            </li>
          ))
        : children}
    </ul>
  );
  if (!itemKeys) return list;
  return (
    <ListSelection value={{ selection, isDisabled }}>
      <div role="presentation" onKeyDown={(event) => handleRowKeys(event, selection)}>
        {list}
      </div>
    </ListSelection>
  );
}
