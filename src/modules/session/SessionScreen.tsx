import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import * as styles from './SessionScreen.css';

export type SessionScreenProps = {
  title: string;
  /** One or two sentences on the purpose of the screen. */
  lead?: ReactNode;
  /** Status icon above the title. */
  mark?: ReactNode;
  /** The form shows errors: prefixes the document title. */
  failed?: boolean;
  /** Replaces a form that was sent: the title takes focus. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** Layout of a session screen: document title, heading and content. */
export function SessionScreen({ title, lead, mark, failed = false, takesFocus = false, children }: SessionScreenProps) {
  const { t } = useTranslation('session');
  const heading = useRef<HTMLHeadingElement>(null);
  const name = t('documentTitle', { title });

  // The focused element was removed with the previous form.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.root}>
      <title>{failed ? t('documentTitleError', { title: name }) : name}</title>
      <meta name="robots" content="noindex,follow" />
      <div className={styles.head}>
        {mark}
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead === undefined ? null : <div className={styles.lead}>{lead}</div>}
      </div>
      {children}
    </div>
  );
}
