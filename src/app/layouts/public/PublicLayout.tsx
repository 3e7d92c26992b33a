import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';

import { Link } from '#components/Link';
import { SkipLink } from '#components/SkipLink';
import { lazyComponent } from '#lib/react/lazyComponent';
import { paths } from '#domain/paths';
import { LanguageMenu } from '#modules/languages/LanguageMenu';

import { PageFallback } from '#app/layouts/PageFallback';
import { AccountSlot } from './AccountSlot';
import { BrandLink } from '#app/layouts/BrandLink';
import { FooterLinks } from '#app/layouts/FooterLinks';
import * as styles from './PublicLayout.css';
import { ScrollRestoration } from '#app/layouts/ScrollRestoration';
import { RouteAnnouncer } from '#app/layouts/RouteAnnouncer';
import { SchemeSelect } from './SchemeSelect';
import { ApplyStoredUnits, UnitsSelect } from './UnitsSelect';

const search = lazyComponent(() => import('./HeaderSearch').then(({ HeaderSearch }) => HeaderSearch));

/** Layout of the directory's pages: skip link, banner, main, footer (directory 2.0.1). */
export function PublicLayout() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  // These two pages contain a search themselves.
  const isSearched = pathname !== paths.home && pathname !== paths.searchForm;
  useEffect(() => {
    if (isSearched) search.preload();
  }, [isSearched]);
  return (
    <div className={styles.root}>
      <SkipLink href="main">{t('skip')}</SkipLink>
      <header className={styles.banner}>
        <div className={styles.bannerRow}>
          <BrandLink />
          {isSearched ? (
            <div className={styles.search}>
              <search.Component />
            </div>
          ) : null}
          <nav className={styles.tools} aria-label={t('tools')}>
            <Link href={paths.searchForm} variant="quiet">
              {t('search')}
            </Link>
            <span className={styles.roomy}>
              <Link href={paths.createFacility} variant="quiet">
                {t('addFacility')}
              </Link>
            </span>
            <LanguageMenu />
            <AccountSlot />
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PageFallback />}>
          <Outlet />
          <ApplyStoredUnits />
        </Suspense>
      </main>
      <footer className={styles.footer}>
        <FooterLinks />
        <div className={styles.choices}>
          <UnitsSelect />
          <SchemeSelect />
        </div>
      </footer>
      <RouteAnnouncer />
      <ScrollRestoration />
    </div>
  );
}
