import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { Chip } from '#components/Chip';
import { Icon } from '#components/Icon';
import { Link } from '#components/Link';
import { QueryPanel } from '#components/QueryPanel';
import { formatNumber } from '#lib/format/formatNumber';
import type { LastPlace } from '#domain/lastPlace';
import { categoryPath, tagPath } from '#domain/paths';

import { CategoriesSkeleton, tileCount } from './CategoriesSkeleton';
import { categoryIcon } from './categoryIcon';
import * as styles from './HomePage.css';
import { largestCategories } from './largestCategories';
import { categoriesQuery, statsQuery, tagsQuery } from './queries';

const maxTags = 8;
// Only visitors who have searched before need this.
const OpenNear = lazy(() => import('./OpenNear').then((module) => ({ default: module.OpenNear })));

/** Introduces the directory with its numbers of facilities and cities. */
export function HomeLead() {
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

/** The categories with the most facilities. */
export function HomeCategories() {
  const { t } = useTranslation('facility-search');
  const query = useQuery(categoriesQuery());
  return (
    <>
      <QueryPanel query={query} what={t('home.categoriesWhat')} skeleton={<CategoriesSkeleton />}>
        {(categories) => (
          <ul role="list" className={styles.categories}>
            {categories
              .filter(({ parentId }) => parentId !== undefined)
              .toSorted((a, b) => b.facilityCount - a.facilityCount)
              .slice(0, tileCount)
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
        <ul role="list" className={styles.largestCategories}>
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

/** Facilities open near the last place searched; lazy, because few visitors have one. */
export function HomeOpenNear({ place }: { place: LastPlace }) {
  return (
    <Suspense>
      <OpenNear place={place} />
    </Suspense>
  );
}

/** Popular tags; optional, so the section is omitted rather than replaced by an error when they fail to load. */
export function PopularTags() {
  const { t } = useTranslation('facility-search');
  const tags = useQuery(tagsQuery()).data;
  if (!tags) return null;
  return (
    <section className={styles.section} aria-labelledby="home-tags">
      <h2 className={styles.heading} id="home-tags">
        {t('home.tags')}
      </h2>
      <ul role="list" className={styles.tags}>
        {tags
          .toSorted((a, b) => b.facilityCount - a.facilityCount)
          .slice(0, maxTags)
          .map((tag) => (
            <li key={tag.id}>
              <Chip href={tagPath(tag.id)}>{tag.name}</Chip>
            </li>
          ))}
      </ul>
    </section>
  );
}
