import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Skeleton } from '#components/Skeleton';
import { VirtualGrid } from '#components/VirtualGrid';
import type { VirtualHandle } from '#components/VirtualList';
import { breakpoints } from '#theme/media';

import type { Shortcut } from './api';
import { ShortcutCell } from './ShortcutCell';
import * as styles from './ShortcutGrid.css';

// Below this the browser draws all faster than we can tell what is in sight.
const virtualizeFrom = 40;

// Half of the list's width, less what its edges and the scrollbar may take: two columns, on any phone too.
const phoneTileWidth = () => Math.floor((Math.min(window.innerWidth, breakpoints.sm) - 48) / 2);
const panelTileWidth = 150;

export type ShortcutGridProps = {
  shortcuts: readonly Shortcut[];
  /** Given: the cells choose a shortcut instead of following it. */
  onEdit?: ((id: string) => void) | undefined;
  /** Brings a cell of a long list into sight. */
  ref?: Ref<VirtualHandle>;
};

/** The shortcuts in two columns; of many only those in sight are drawn. */
export function ShortcutGrid({ shortcuts, onEdit, ref }: ShortcutGridProps) {
  const { t } = useTranslation('shortcuts');
  if (shortcuts.length >= virtualizeFrom) {
    return (
      <div className={styles.scroller}>
        <VirtualGrid
          {...(ref === undefined ? {} : { ref })}
          as="list"
          label={t('list.label')}
          items={shortcuts}
          itemKey={({ id }) => id}
          minTileWidth={window.innerWidth < breakpoints.sm ? phoneTileWidth() : panelTileWidth}
          estimatedHeight={140}
          gap="small"
        >
          {(shortcut) => <ShortcutCell shortcut={shortcut} onEdit={onEdit} />}
        </VirtualGrid>
      </div>
    );
  }
  return (
    <ul className={styles.grid} aria-label={t('list.label')}>
      {shortcuts.map((shortcut) => (
        <li key={shortcut.id}>
          <ShortcutCell shortcut={shortcut} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}

/** Holds the place of the shortcuts that are still loading. */
export function ShortcutGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className={styles.placeholder}>
          <Skeleton shape="circle" size="medium" />
          <div className={styles.lines}>
            <Skeleton width="medium" />
            <Skeleton width="wide" />
          </div>
        </div>
      ))}
    </div>
  );
}
