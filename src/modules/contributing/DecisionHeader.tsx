import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import * as styles from './page.css';

export type DecisionHeaderProps = {
  title: string;
  /** When it changes, the heading takes focus, because the focused element has been removed. */
  about: unknown;
  children?: ReactNode;
};

/** Document title and heading of a page about the outcome of a decision. */
export function DecisionHeader({ title, about, children }: DecisionHeaderProps) {
  const { t } = useTranslation('contributing-decision');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [about]);
  return (
    <>
      <title>{t('documentTitle', { title })}</title>
      <header className={styles.header}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </header>
    </>
  );
}
