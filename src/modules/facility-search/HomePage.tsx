import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { readLastPlace } from '#domain/lastPlace';
import { paths } from '#domain/paths';
import { useHydrated } from '#lib/react/useHydrated';

import { media } from '#theme/media';

import * as styles from './HomePage.css';
import { HomeCategories, HomeLead, HomeOpenNear, PopularTags } from './HomeSections';
import { SearchForm } from './SearchForm';
import { useSearchNavigation } from './useSearchNavigation';

export type HomePageProps = {
  /** Sections of other modules. */
  children?: ReactNode;
};

const blankImage = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/** The home page: search in two fields, then ways to browse (directory 2.1). */
export function HomePage({ children }: HomePageProps) {
  const { t } = useTranslation('facility-search');
  const go = useSearchNavigation();
  // Stored on this device only, so it cannot be in the prerendered page.
  const place = useHydrated() ? readLastPlace() : undefined;
  return (
    <>
      <title>{t('home.documentTitle')}</title>
      <section className={styles.hero}>
        <div className={styles.headline}>
          <h1 className={styles.title} tabIndex={-1}>
            {t('home.title')}
          </h1>
          <HomeLead />
        </div>
        <SearchForm
          look="hero"
          place={place?.label ?? ''}
          location={place && { kind: 'place', key: place.slug }}
          onSearch={go}
        />
        <p className={styles.emergency}>{t('home.emergency')}</p>
        <picture className={styles.map}>
          {/* The map is not loaded where it is not displayed. */}
          <source media={media.belowLg} srcSet={blankImage} />
          <img
            className={styles.mapImage}
            src="/pictures/orvela.svg"
            alt=""
            width={560}
            height={427}
            fetchPriority="high"
          />
        </picture>
      </section>
      <section className={styles.section} aria-labelledby="home-categories">
        <h2 className={styles.heading} id="home-categories">
          {t('home.categories')}
        </h2>
        <HomeCategories />
      </section>
      <PopularTags />
      {place ? (
        <div className={styles.near}>
          <HomeOpenNear place={place} />
        </div>
      ) : null}
      {children ? <div className={styles.section}>{children}</div> : null}
      <section className={styles.section} aria-labelledby="home-how">
        <h2 className={styles.heading} id="home-how">
          {t('home.how')}
        </h2>
        <ol role="list" className={styles.steps}>
          {(['how1', 'how2', 'how3'] as const).map((step) => (
            <li key={step} className={styles.step}>
              <h3 className={styles.stepTitle}>{t(`home.${step}`)}</h3>
              <p className={styles.stepText}>{t(`home.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section} aria-labelledby="home-missing">
        <h2 className={styles.heading} id="home-missing">
          {t('home.missing')}
        </h2>
        <p className={styles.stepText}>
          {t('home.missingText')} <Link href={paths.createFacility}>{t('home.add')}</Link>
        </p>
      </section>
    </>
  );
}
