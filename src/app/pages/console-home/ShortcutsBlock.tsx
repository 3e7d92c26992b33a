import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { shortcutsQuery } from '#modules/shortcuts/queries';
import { ShortcutCell } from '#modules/shortcuts/ShortcutCell';

import { HomeBlock } from './HomeBlock';
import * as styles from './home.css';

const places = 8;

/** The person's shortcuts. */
export function ShortcutsBlock() {
  const { t } = useTranslation('app-home');
  return (
    <HomeBlock title={t('shortcuts.title')}>
      <QueryPanel
        query={useQuery(shortcutsQuery())}
        what={t('shortcuts.what')}
        headingLevel={3}
        skeleton={
          <div className={styles.shortcuts}>
            {Array.from({ length: places }, (_, place) => (
              <div key={place} className={styles.waiting}>
                <Skeleton variant="circle" size="medium" />
                <div className={styles.waitingTexts}>
                  <Skeleton lines={2} />
                </div>
              </div>
            ))}
          </div>
        }
        isEmpty={(shortcuts) => shortcuts.length === 0}
        empty={
          <EmptyState
            icon={BookmarkIcon}
            title={t('shortcuts.empty')}
            description={t('shortcuts.emptyText')}
            headingLevel={3}
          />
        }
      >
        {(shortcuts) => (
          <ul role="list" className={styles.shortcuts}>
            {shortcuts.map((shortcut) => (
              <li key={shortcut.id}>
                <ShortcutCell shortcut={shortcut} />
              </li>
            ))}
          </ul>
        )}
      </QueryPanel>
    </HomeBlock>
  );
}
