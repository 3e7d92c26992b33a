import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Skeleton } from '#components/Skeleton';
import type { VirtualGridProps } from '#components/VirtualGrid';
import type { VirtualHandle } from '#components/VirtualList';
import { lazyComponent } from '#lib/react/lazyComponent';
import { breakpoints } from '#theme/media';

import type { Shortcut } from './api';
import { ShortcutCell } from './ShortcutCell';
import * as styles from './ShortcutGrid.css';

// Below this, rendering everything is faster than virtualising.
const virtualizeFrom = 40;

const virtual = lazyComponent<VirtualGridProps<Shortcut>>(() =>
  import('#components/VirtualGrid').then(({ VirtualGrid }) => VirtualGrid<Shortcut>),
);

// Half the list's width without padding and scrollbar: two columns on any phone.
const phoneTileWidth = () => Math.floor((Math.min(window.innerWidth, breakpoints.sm) - 48) / 2);
const panelTileWidth = 150;

export type ShortcutGridProps = {
  shortcuts: readonly Shortcut[];
  /** Turns the cells into buttons that edit a shortcut. */
  onEdit?: ((id: string) => void) | undefined;
  /** Scrolls a long list to a cell. */
  ref?: Ref<VirtualHandle>;
};

/** Shortcuts in two columns; a long list is virtualised. */
export function ShortcutGrid({ shortcuts, onEdit, ref }: ShortcutGridProps) {
  const { t } = useTranslation('shortcuts');
  const isLong = shortcuts.length >= virtualizeFrom;
  const isLoaded = virtual.useLoadedWhen(isLong);

  if (isLong) {
    if (!isLoaded) return <ShortcutGridSkeleton />;
    return (
      <div className={styles.scroller}>
        <virtual.Component
          {...(ref === undefined ? {} : { ref })}
          as="list"
          label={t('list.label')}
          items={shortcuts}
          itemKey={({ id }) => id}
          minTileWidth={window.innerWidth < breakpoints.sm ? phoneTileWidth() : panelTileWidth}
          estimatedHeight={140}
          gap={4}
        >
          {(shortcut) => <ShortcutCell shortcut={shortcut} onEdit={onEdit} />}
        </virtual.Component>
      </div>
    );
  }
  return (
    <ul role="list" className={styles.grid} aria-label={t('list.label')}>
      {shortcuts.map((shortcut) => (
        <li key={shortcut.id}>
          <ShortcutCell shortcut={shortcut} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder for the shortcuts while loading. */
export function ShortcutGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className={styles.placeholder}>
          <Skeleton variant="circle" size="medium" />
          <div className={styles.lines}>
            <Skeleton width="medium" />
            <Skeleton width="wide" />
          </div>
        </div>
      ))}
    </div>
  );
}
