import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import * as styles from './SessionScreen.css';

export type SessionScreenProps = {
  title: string;
  /** What the screen is for, in a sentence or two. */
  lead?: ReactNode;
  /** A sign above the title, for a screen that says how something stands. */
  mark?: ReactNode;
  /** The form came back with something wrong, and the title of the document says so. */
  failed?: boolean;
  /** It stands in for a form that was sent and is gone, so its title takes the focus. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** The content of one screen of a session: its title, in the document too, and what stands below it. */
export function SessionScreen({ title, lead, mark, failed = false, takesFocus = false, children }: SessionScreenProps) {
  const { t } = useTranslation('session');
  const heading = useRef<HTMLHeadingElement>(null);
  const name = t('documentTitle', { title });

  // What had the focus is gone with the form before.
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
