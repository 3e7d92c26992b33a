import { useTranslation } from 'react-i18next';

import type { Rating } from '#domain/facility';
import { formatDate, formatNumber } from '#lib/format/formatNumber';
import { formatRating } from '#lib/format/formatLanguage';

import * as styles from './RatingSection.css';
import { Section } from './Section';

/** What people thought of the place, how many they were, and who asked them. */
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
