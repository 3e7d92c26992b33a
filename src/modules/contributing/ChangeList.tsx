import { useTranslation } from 'react-i18next';

import { Badge } from '#components/Badge';
import type { Change } from '#domain/audit';

import { isNamedFact } from './facts';
import { factText } from './factText';
import * as styles from './page.css';

export type ChangeListProps = {
  changes: readonly Change[];
  /** Accessible name of the list. */
  label: string;
  /** Paths of the facts that only the manager and administrators see. */
  unpublished?: readonly string[];
  /** The changes are already made: past tense. */
  done?: boolean;
};

/** List of changes with old and new value, told apart by text and not only by colour. */
export function ChangeList({ changes, label, unpublished = [], done: isDone = false }: ChangeListProps) {
  const { t, i18n } = useTranslation('contributing');
  const format = (path: string, value: string) => factText(path, value, t, i18n.language);
  return (
    <ul role="list" aria-label={label}>
      {changes.map(({ path, before, after }) => (
        <li key={path} className={styles.change}>
          <span className={styles.check}>
            <span className={styles.term}>{isNamedFact(path) ? t(`fact.${path}`) : path}</span>
            {unpublished.includes(path) ? <Badge>{t('unpublished')}</Badge> : null}
          </span>
          <span>
            <span className={styles.part}>{t(isDone ? 'was' : 'before')} </span>
            {before === '' ? (
              <span className={styles.muted}>{t('nothing')}</span>
            ) : (
              <del className={styles.removed}>{format(path, before)}</del>
            )}
          </span>
          <span>
            <span className={styles.part}>{t(isDone ? 'became' : 'after')} </span>
            {after === '' ? (
              <span className={styles.muted}>{t('nothing')}</span>
            ) : (
              <ins className={styles.added}>{format(path, after)}</ins>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
