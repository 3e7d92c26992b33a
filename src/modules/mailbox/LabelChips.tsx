import { useTranslation } from 'react-i18next';

import type { LabelColor, MailLabel } from './api';
import { labelColor } from './labelColor.css';
import * as styles from './LabelChips.css';

/** The colour of a label, beside its word. */
export function LabelSwatch({ color }: { color: LabelColor }) {
  return <span className={`${styles.dot} ${labelColor[color]}`} aria-hidden="true" />;
}

export type LabelChipsProps = {
  ids: readonly string[];
  labels: readonly MailLabel[];
  /** Words of a link that they stand in, and no list of their own. */
  inline?: boolean;
};

/** The labels a mail carries, in the order of all labels. */
export function LabelChips({ ids, labels, inline = false }: LabelChipsProps) {
  const { t } = useTranslation('mailbox');
  const carried = labels.filter(({ id }) => ids.includes(id));
  if (carried.length === 0) return null;
  if (inline) {
    return (
      <span className={styles.list}>
        {carried.map(({ id, title, color }) => (
          <span key={id} className={styles.label}>
            <LabelSwatch color={color} />
            <span className={styles.word}>{title}</span>
          </span>
        ))}
      </span>
    );
  }
  return (
    <ul className={styles.list} aria-label={t('labels.title')}>
      {carried.map(({ id, title, color }) => (
        <li key={id} className={styles.label}>
          <LabelSwatch color={color} />
          <span className={styles.word}>{title}</span>
        </li>
      ))}
    </ul>
  );
}
