import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { SkipLink } from '#components/SkipLink';
import { BrandPanel } from '#modules/session/BrandPanel';

import { BrandLink } from '#app/layouts/BrandLink';
import { FooterLinks } from '#app/layouts/FooterLinks';
import * as styles from './AuthLayout.css';

export type AuthLayoutProps = {
  /** `classic`: one card. `modern`: a wide card with a picture. `split`: two halves. `fullscreen`: the form at the edge. */
  look: keyof typeof styles.look;
  /** Controls at the end of the banner: language, colour scheme. */
  tools?: ReactNode;
  children: ReactNode;
};

/**
 * Layout of the sign-in and sign-up screens, with its own skip link, banner, main and footer. Its routes are siblings
 * of the directory's layout, not children.
 */
export function AuthLayout({ look, tools, children }: AuthLayoutProps) {
  const { t } = useTranslation('app');
  return (
    <div className={`${styles.root} ${styles.look[look]}`}>
      <SkipLink href="main">{t('skip')}</SkipLink>
      <div className={styles.sheet}>
        <div className={styles.side}>
          <header className={styles.banner}>
            <BrandLink />
            {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
          </header>
          <main id="main" tabIndex={-1} className={styles.main}>
            <div className={styles.column}>{children}</div>
          </main>
          <footer className={styles.footer}>
            <FooterLinks />
          </footer>
        </div>
        {look === 'classic' ? null : <BrandPanel inCard={look === 'modern'} />}
      </div>
    </div>
  );
}
