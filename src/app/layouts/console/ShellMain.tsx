import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { SkipLink } from '#components/SkipLink';

import * as styles from './shell.css';

const id = 'main';

/** The skip link, first in the tab order of a layout. */
export function SkipToMain() {
  const { t } = useTranslation('app');
  return <SkipLink href={id}>{t('skip')}</SkipLink>;
}

/** The `main` landmark around the page. */
export function ShellMain({ children }: { children: ReactNode }) {
  return (
    <main id={id} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
