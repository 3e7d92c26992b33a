import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import * as styles from './page.css';

export type DecisionHeaderProps = {
  title: string;
  /** What was pressed, or read, is gone when this changes: the heading takes the focus. */
  about: unknown;
  children?: ReactNode;
};

/** Title of the document and heading of a page that says how a decision went. */
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
