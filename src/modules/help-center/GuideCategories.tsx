import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { Link } from '#components/Link';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';

import type { GuideCategory } from './api';
import * as styles from './GuideCategories.css';
import { guideCategoryHref, guideHref } from './helpPath';

export type GuideCategoriesProps = {
  categories: readonly GuideCategory[];
  /** Level of their titles. */
  headingLevel: 2 | 3;
};

/** Cards of the categories with their first guides, and the way to all of them. */
export function GuideCategories({ categories, headingLevel }: GuideCategoriesProps) {
  const { t } = useTranslation('help-center');
  const Title = `h${headingLevel}` as const;
  return (
    <ul role="list" className={styles.root}>
      {categories.map(({ id, slug, title, guides, visibleGuides = 0, totalGuides = 0 }) => (
        <Card key={id} as="li">
          <div className={styles.card}>
            <Title className={styles.title}>
              <Link variant="quiet" href={guideCategoryHref(slug)}>
                {title}
              </Link>
            </Title>
            <ul role="list" className={styles.guides}>
              {guides.map((guide) => (
                <li key={guide.id}>
                  <Link variant="standalone" href={guideHref(slug, guide.slug)}>
                    {guide.title}
                  </Link>
                </li>
              ))}
            </ul>
            {totalGuides > visibleGuides ? (
              <p className={styles.more}>
                <Link variant="standalone" href={guideCategoryHref(slug)}>
                  {t('guides.all', { count: totalGuides })}
                  <VisuallyHidden> {t('guides.allIn', { category: title })}</VisuallyHidden>
                </Link>
              </p>
            ) : null}
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** Keeps the place of the cards. */
export function GuideCategoriesSkeleton({ guides }: { guides: number }) {
  return (
    <div className={styles.root}>
      {Array.from({ length: 5 }, (_, card) => (
        <Card key={card}>
          <div className={styles.card}>
            <span className={styles.title}>
              <Skeleton width="medium" />
            </span>
            <div className={styles.guides}>
              {Array.from({ length: guides + 1 }, (_line, line) => (
                <Skeleton key={line} width={line % 2 === 0 ? 'wide' : 'medium'} />
              ))}
            </div>
          </div>
        </Card>
      ))}
    </div>
  );
}
