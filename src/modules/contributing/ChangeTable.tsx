import { useTranslation } from 'react-i18next';

import { Badge } from '#components/Badge';
import type { Change } from '#domain/audit';

import * as styles from './ChangeTable.css';
import { isNamedFact } from './facts';
import { factText } from './factText';

export type ChangeTableProps = {
  changes: readonly Change[];
  /** Accessible name of the table. */
  label: string;
  /** Paths of the facts that only the manager and administrators see. */
  unpublished?: readonly string[] | undefined;
  /** The changes are already made: the headings are in the past tense. */
  done?: boolean | undefined;
  /** All details are new, so there is no column of earlier values. */
  added?: boolean | undefined;
};

/** Table of changes with a column each for old and new values; in a narrow container each value follows its label. */
export function ChangeTable({
  changes,
  label,
  unpublished = [],
  done: isDone = false,
  added: isAdded = false,
}: ChangeTableProps) {
  const { t, i18n } = useTranslation('contributing');
  const columns = [
    ...(isAdded ? [] : [{ id: 'before', header: t(isDone ? 'was' : 'before') } as const]),
    { id: 'after', header: t(isDone ? 'became' : 'after') } as const,
  ];
  return (
    <div className={styles.root}>
      <table className={styles.table} aria-label={label}>
        <thead className={styles.head}>
          <tr className={styles.row}>
            <th scope="col" className={styles.header}>
              {t('what')}
            </th>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col" className={styles.header}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {changes.map((change) => {
            const { path } = change;
            return (
              <tr key={path} className={styles.row}>
                <th scope="row" className={styles.term}>
                  <span className={styles.termText}>
                    {isNamedFact(path) ? t(`fact.${path}`) : path}
                    {unpublished.includes(path) ? <Badge>{t('unpublished')}</Badge> : null}
                  </span>
                </th>
                {columns.map(({ id, header }) => (
                  <td key={id} className={`${styles.cell} ${styles.value[id]}`}>
                    {/* The column heading is out of sight in a narrow container. */}
                    <span aria-hidden="true" className={styles.pairLabel}>
                      {header}
                    </span>
                    {change[id] === '' ? (
                      <span className={styles.missing}>{t('nothing')}</span>
                    ) : (
                      <span>{factText(path, change[id], t, i18n.language)}</span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
