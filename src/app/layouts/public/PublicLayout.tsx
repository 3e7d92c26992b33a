import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';

import { Link } from '#components/Link';
import { SkipLink } from '#components/SkipLink';
import { lazyPart } from '#lib/react/lazyComponent';
import { paths } from '#domain/paths';
import { LanguageMenu } from '#modules/languages/LanguageMenu';

import { Starting } from '#app/layouts/PageFallback';
import { AccountPlace } from './AccountSlot';
import { BrandLink } from '#app/layouts/BrandLink';
import { FooterLinks } from '#app/layouts/FooterLinks';
import * as styles from './PublicLayout.css';
import { KeepScroll } from '#app/layouts/KeepScroll';
import { RouteFocus } from '#app/layouts/RouteAnnouncer';
import { SchemeSelect } from './SchemeSelect';
import { UnitsArrival, UnitsSelect } from './UnitsSelect';

const search = lazyPart(() => import('./HeaderSearch').then(({ BannerPlace }) => BannerPlace));

/** What every page of the directory stands in: skip link, banner, main, footer (directory 2.0.1). */
export function PublicFrame() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  // These two are searches themselves.
  const isSearched = pathname !== paths.home && pathname !== paths.searchForm;
  useEffect(() => {
    if (isSearched) search.prepare();
  }, [isSearched]);
  return (
    <div className={styles.root}>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <header className={styles.banner}>
        <div className={styles.bannerRow}>
          <BrandLink />
          {isSearched ? (
            <div className={styles.search}>
              <search.Part />
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
            <AccountPlace />
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Starting />}>
          <Outlet />
          <UnitsArrival />
        </Suspense>
      </main>
      <footer className={styles.footer}>
        <FooterLinks />
        <div className={styles.choices}>
          <UnitsSelect />
          <SchemeSelect />
        </div>
      </footer>
      <RouteFocus />
      <KeepScroll />
    </div>
  );
}
