import { useTranslation } from 'react-i18next';

import type { Rating } from '#domain/facility';
import { formatDate } from '#lib/format/formatDate';
import { formatNumber, formatRating } from '#lib/format/formatNumber';

import * as styles from './RatingSection.css';
import { Section } from './Section';

/** Average rating, number of ratings and their source. */
export function RatingSection({ rating }: { rating: Rating }) {
  const { t, i18n } = useTranslation('facility');
  const { average, count, source, asOf } = rating;
  return (
    <Section title={t('sections.rating')}>
      <p className={styles.root}>
        <span className={styles.figure}>{t('rating.value', { average: formatRating(average, i18n.language) })}</span>
        <span>{t('rating.count', { count, formatted: formatNumber(count, i18n.language) })}</span>
        <span className={styles.source}>{t('rating.source', { source, date: formatDate(asOf, i18n.language) })}</span>
      </p>
    </Section>
  );
}
