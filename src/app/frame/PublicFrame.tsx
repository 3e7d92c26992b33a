import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import { Link } from '#components/Link';
import { SkipLink } from '#components/SkipLink';
import { now } from '#lib/clock';
import { paths } from '#lib/paths';
import { LanguageMenu } from '#modules/languages/LanguageMenu';

import { Starting } from '#app/Starting';
import { AccountPlace } from './AccountPlace';
import { BrandLink } from './BrandLink';
import * as styles from './PublicFrame.css';
import { RouteFocus } from './RouteFocus';
import { SchemeSelect } from './SchemeSelect';

/** What every page of the directory stands in: skip link, banner, main, footer (directory 2.0.1). */
export function PublicFrame() {
  const { t } = useTranslation('app');
  return (
    <div className={styles.root}>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <header className={styles.banner}>
        <div className={styles.bannerRow}>
          <BrandLink />
          <nav className={styles.tools} aria-label={t('tools')}>
            <Link href={paths.searchForm} variant="quiet">
              {t('search')}
            </Link>
            <LanguageMenu />
            <AccountPlace />
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Starting />}>
          <Outlet />
        </Suspense>
      </main>
      <footer className={styles.footer}>
        <div className={styles.footerNote}>
          <nav className={styles.footerLinks} aria-label={t('footer.label')}>
            <Link href={paths.about} variant="quiet">
              {t('footer.about')}
            </Link>
            <Link href={paths.article} variant="quiet">
              {t('footer.articles')}
            </Link>
            <Link href={paths.terms} variant="quiet">
              {t('footer.terms')}
            </Link>
            <Link href={paths.privacy} variant="quiet">
              {t('footer.privacy')}
            </Link>
            <Link href={paths.disclaimers} variant="quiet">
              {t('footer.disclaimers')}
            </Link>
          </nav>
          <p>{t('footer.copyright', { year: now().getFullYear() })}</p>
        </div>
        <SchemeSelect />
      </footer>
      <RouteFocus />
      <ScrollRestoration />
    </div>
  );
}
