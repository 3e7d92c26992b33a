import ArrowLeftIcon from '@heroicons/react/16/solid/ArrowLeftIcon';
import ArrowRightIcon from '@heroicons/react/16/solid/ArrowRightIcon';
import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { Icon } from '#components/Icon';
import { Link } from '#components/Link';

import type { GuideLink } from './api';
import * as styles from './GuideReader.css';
import { guideHref } from './helpPath';

export type GuideNeighboursProps = {
  /** Title of the category. */
  category: string;
  previous: GuideLink | null;
  next: GuideLink | null;
};

/** The guides before and after one. */
export function GuideNeighbours({ category, previous, next }: GuideNeighboursProps) {
  const { t } = useTranslation('help-center');
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('guide.neighbours', { category })}>
      {previous ? (
        <div className={styles.first}>
          <Card interactive>
            <div className={styles.neighbour}>
              <span className={styles.direction}>
                <Icon source={ArrowLeftIcon} size="small" mirrored />
                {t('guide.previous')}
              </span>
              <Link variant="stretched" href={guideHref(previous.categorySlug, previous.slug)}>
                {previous.title}
              </Link>
            </div>
          </Card>
        </div>
      ) : null}
      {next ? (
        <div className={styles.second}>
          <Card interactive>
            <div className={styles.next}>
              <span className={styles.direction}>
                {t('guide.next')}
                <Icon source={ArrowRightIcon} size="small" mirrored />
              </span>
              <Link variant="stretched" href={guideHref(next.categorySlug, next.slug)}>
                {next.title}
              </Link>
            </div>
          </Card>
        </div>
      ) : null}
    </nav>
  );
}
