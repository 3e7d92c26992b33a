import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Link } from '#components/Link';
import { formatNumber } from '#lib/format/formatNumber';

import * as styles from './CountList.css';

export type CountListProps = {
  /** Accessible name of the list. */
  label: string;
  rows: ReadonlyArray<{
    name: string;
    count: number;
    /** The list that the figure counts. */
    link: string;
  }>;
  /** Maximum number of rows until all are asked for. */
  max?: number;
};

/** Figures as bars, largest first, each a link to the list behind it. */
export function CountList({ label, rows, max = 8 }: CountListProps) {
  const { t, i18n } = useTranslation('dashboards');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, max);
  const longest = Math.max(1, ...rows.map(({ count }) => count));
  if (rows.length === 0) return <p className={styles.none}>{t('empty.title')}</p>;
  return (
    <div className={styles.root}>
      <ol role="list" aria-label={label} className={styles.list}>
        {shown.map(({ name, count, link }) => (
          <li key={link} className={styles.row}>
            <span className={styles.name}>
              <Link href={link} variant="standalone">
                {name}
              </Link>
            </span>
            <span className={styles.count}>{formatNumber(count, i18n.language)}</span>
            <span className={styles.bar} style={assignInlineVars({ [styles.share]: String(count / longest) })} />
          </li>
        ))}
      </ol>
      {rows.length > max ? (
        <div className={styles.more}>
          <Button size="small" variant="quiet" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('list.less') : t('list.more', { count: rows.length })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
