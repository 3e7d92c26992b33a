import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { Chip } from '#components/Chip';
import { Icon } from '#components/Icon';
import { Link } from '#components/Link';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { formatNumber } from '#lib/format';
import { categoryPath, tagPath } from '#lib/paths';
import { useHydrated } from '#lib/useHydrated';

import { categoryIcon } from './categoryIcon';
import * as styles from './HomePage.css';
import { largestCategories } from './largestCategories';
import { categoriesQuery, statsQuery, tagsQuery } from './queries';
import { lastPlace } from './recentSearches';
import { SearchForm } from './SearchForm';
import { useSearchNavigation } from './useSearchNavigation';

const tiles = 18;
const mostTags = 8;

export type HomePageProps = {
  /** What other modules show here. */
  children?: ReactNode;
};

/** The home page: one search in two fields, then ways to browse (directory 2.1). */
export function HomePage({ children }: HomePageProps) {
  const { t } = useTranslation('facility-search');
  const go = useSearchNavigation();
  // Only this device knows it, so a page drawn beforehand cannot hold it.
  const place = useHydrated() ? lastPlace() : undefined;
  return (
    <>
      <title>{t('home.documentTitle')}</title>
      <section className={styles.hero}>
        <div className={styles.headline}>
          <h1 className={styles.title} tabIndex={-1}>
            {t('home.title')}
          </h1>
          <Lead />
        </div>
        <SearchForm look="hero" place={place?.label ?? ''} placeSlug={place?.slug} onSearch={go} />
        <p className={styles.emergency}>{t('home.emergency')}</p>
      </section>
      <section className={styles.section} aria-labelledby="home-categories">
        <h2 className={styles.heading} id="home-categories">
          {t('home.categories')}
        </h2>
        <Categories />
      </section>
      <PopularTags />
      {children ? <div className={styles.section}>{children}</div> : null}
      <section className={styles.section} aria-labelledby="home-how">
        <h2 className={styles.heading} id="home-how">
          {t('home.how')}
        </h2>
        <ol className={styles.steps}>
          {(['how1', 'how2', 'how3'] as const).map((step) => (
            <li key={step} className={styles.step}>
              <h3 className={styles.stepTitle}>{t(`home.${step}`)}</h3>
              <p className={styles.stepText}>{t(`home.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Lead() {
  const { t, i18n } = useTranslation('facility-search');
  const stats = useQuery(statsQuery()).data;
  return (
    <p className={styles.lead}>
      {stats
        ? t('home.lead', { facilities: formatNumber(stats.facilities, i18n.language), cities: stats.cities })
        : t('home.leadPlain')}
    </p>
  );
}

function Categories() {
  const { t } = useTranslation('facility-search');
  const query = useQuery(categoriesQuery());
  return (
    <>
      <QueryPanel
        query={query}
        what={t('home.categoriesWhat')}
        skeleton={
          <div className={styles.categories}>
            {Array.from({ length: tiles }, (_, index) => (
              <Card key={index} padding="medium">
                <div className={styles.category}>
                  <Skeleton shape="circle" />
                  <Skeleton shape="text" width="wide" />
                  <Skeleton shape="text" width="narrow" />
                </div>
              </Card>
            ))}
          </div>
        }
      >
        {(categories) => (
          <ul className={styles.categories}>
            {categories
              .filter(({ parentId }) => parentId !== undefined)
              .toSorted((a, b) => b.facilityCount - a.facilityCount)
              .slice(0, tiles)
              .map((category) => (
                <Card key={category.id} as="li" padding="medium" interactive>
                  <div className={styles.category}>
                    <span className={styles.categoryIcon}>
                      <Icon source={categoryIcon(category.icon)} size="large" />
                    </span>
                    <span className={styles.categoryName}>
                      <Link href={categoryPath(category.id)} variant="stretched">
                        {category.plural}
                      </Link>
                    </span>
                    <span className={styles.count}>{t('home.count', { count: category.facilityCount })}</span>
                  </div>
                </Card>
              ))}
          </ul>
        )}
      </QueryPanel>
      {query.isError && !query.data ? (
        <ul className={styles.kinds}>
          {largestCategories.map((id) => (
            <li key={id}>
              <Link href={categoryPath(id)}>{t(`home.largest.${id}`)}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Extra, so it is left out rather than excused when it cannot be loaded. */
function PopularTags() {
  const { t } = useTranslation('facility-search');
  const tags = useQuery(tagsQuery()).data;
  if (!tags) return null;
  return (
    <section className={styles.section} aria-labelledby="home-tags">
      <h2 className={styles.heading} id="home-tags">
        {t('home.tags')}
      </h2>
      <ul className={styles.tags}>
        {tags
          .toSorted((a, b) => b.facilityCount - a.facilityCount)
          .slice(0, mostTags)
          .map((tag) => (
            <li key={tag.id}>
              <Chip href={tagPath(tag.id)}>{tag.name}</Chip>
            </li>
          ))}
      </ul>
    </section>
  );
}
