import StarIcon from '@heroicons/react/20/solid/StarIcon';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Rating } from '#domain/facility';
import { formatDate } from '#lib/format/formatDate';
import { formatNumber, formatRating } from '#lib/format/formatNumber';

import * as styles from './RatingSummary.css';

export type RatingSummaryProps = {
  rating: Rating;
  /** For a page rendered before the date is known: reserves the line of the source. */
  timeIndependent?: boolean;
};

/** Average rating, number of ratings and their source, in one line. */
export function RatingSummary({ rating, timeIndependent = false }: RatingSummaryProps) {
  const { t, i18n } = useTranslation('facility');
  const { average, count, source, asOf } = rating;
  return (
    <p className={styles.root}>
      <VisuallyHidden>{t('rating.label')}</VisuallyHidden>
      <span className={styles.star}>
        <Icon source={StarIcon} size="small" />
      </span>
      <span className={styles.average}>{t('rating.value', { average: formatRating(average, i18n.language) })}</span>
      <span>{t('rating.count', { count, formatted: formatNumber(count, i18n.language) })}</span>
      <span className={timeIndependent ? styles.reserved : styles.source}>
        {t('rating.source', { source, date: formatDate(asOf, i18n.language) })}
      </span>
    </p>
  );
}
