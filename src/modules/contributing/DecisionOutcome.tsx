import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { focusHeading } from '#lib/browser/focusHeading';

import { DecisionFrame } from './DecisionFrame';
import * as styles from './DecisionPage.css';

export type DecisionOutcomeProps = {
  title: string;
  /** When it changes, the heading takes focus, because the focused element has been removed. */
  about: unknown;
  children: ReactNode;
};

/** Page about the outcome of a decision, or about a link that cannot be used. */
export function DecisionOutcome({ title, about, children }: DecisionOutcomeProps) {
  const { t } = useTranslation('contributing-decision');
  useEffect(() => focusHeading(), [about]);
  return (
    <DecisionFrame title={title} current={t('loading')}>
      <title>{t('documentTitle', { title })}</title>
      <div className={styles.outcome}>{children}</div>
    </DecisionFrame>
  );
}
