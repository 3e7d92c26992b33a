import { useTranslation } from 'react-i18next';

import { now } from '#lib/time/clock';

import * as styles from './shell.css';

export type ShellFooterProps = { height?: keyof typeof styles.footerHeight };

/** Whose product it is, and the year. */
export function ShellFooter({ height = 'default' }: ShellFooterProps) {
  const { t } = useTranslation(['app-shell', 'app']);
  return (
    <footer className={`${styles.footer} ${styles.footerHeight[height]}`}>
      {t('footer', { product: t('app:product'), year: now().getFullYear() })}
    </footer>
  );
}
