import { useTranslation } from 'react-i18next';

import { now } from '#lib/time/clock';

import * as styles from './shell.css';

export type ShellFooterProps = { height: keyof typeof styles.footerHeight };

/** The footer of every layout but `empty`: copyright with product name and year (ruling D7). */
export function ShellFooter({ height }: ShellFooterProps) {
  const { t } = useTranslation(['app-shell', 'app']);
  return (
    <footer className={`${styles.footer} ${styles.footerHeight[height]}`}>
      {t('footer', { product: t('app:product'), year: now().getFullYear() })}
    </footer>
  );
}
