import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Skeleton } from '#components/Skeleton';
import { QueryPanel } from '#components/QueryPanel';
import { shortcutsQuery } from '#modules/shortcuts/queries';
import { ShortcutCell } from '#modules/shortcuts/ShortcutCell';

import * as styles from './home.css';

/** The person's shortcuts in a line. */
export function ShortcutsBlock() {
  const { t } = useTranslation('app-home');
  return (
    <div className={styles.shortcutsRow}>
      <QueryPanel
        query={useQuery(shortcutsQuery())}
        what={t('shortcuts.what')}
        headingLevel={2}
        skeleton={
          <div className={styles.shortcuts}>
            {[0, 1, 2, 3].map((place) => (
              <span key={place} className={styles.waitingShortcut}>
                <Skeleton />
              </span>
            ))}
          </div>
        }
        isEmpty={(shortcuts) => shortcuts.length === 0}
        empty={<p className={styles.noShortcuts}>{t('shortcuts.emptyText')}</p>}
      >
        {(shortcuts) => (
          <ul role="list" className={styles.shortcuts} aria-label={t('shortcuts.title')}>
            {shortcuts.map((shortcut) => (
              <li key={shortcut.id} className={styles.shortcut}>
                <ShortcutCell shortcut={shortcut} variant="line" />
              </li>
            ))}
          </ul>
        )}
      </QueryPanel>
    </div>
  );
}
