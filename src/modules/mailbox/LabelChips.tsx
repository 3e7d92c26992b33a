import { useTranslation } from 'react-i18next';

import type { MailLabel } from './api';
import * as styles from './LabelChips.css';
import { LabelSwatch } from './LabelSwatch';

export type LabelChipsProps = {
  ids: readonly string[];
  labels: readonly MailLabel[];
  /** Renders spans instead of a list, for use inside a link. */
  inline?: boolean;
};

/** The labels of a mail, in the order of `labels`. */
export function LabelChips({ ids, labels, inline = false }: LabelChipsProps) {
  const { t } = useTranslation('mailbox');
  const mailLabels = labels.filter(({ id }) => ids.includes(id));
  if (mailLabels.length === 0) return null;
  if (inline) {
    return (
      <span className={styles.list}>
        {mailLabels.map(({ id, title, color }) => (
          <span key={id} className={styles.label}>
            <LabelSwatch color={color} />
            <span className={styles.title}>{title}</span>
          </span>
        ))}
      </span>
    );
  }
  return (
    <ul role="list" className={styles.list} aria-label={t('labels.title')}>
      {mailLabels.map(({ id, title, color }) => (
        <li key={id} className={styles.label}>
          <LabelSwatch color={color} />
          <span className={styles.title}>{title}</span>
        </li>
      ))}
    </ul>
  );
}
