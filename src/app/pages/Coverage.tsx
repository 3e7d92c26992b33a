import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Heading } from '#components/Heading';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { formatNumber } from '#lib/format/formatNumber';
import { statsQuery } from '#modules/facility-search/queries';

import * as styles from './Coverage.css';

const figures = ['facilities', 'verified', 'cities'] as const;

/** How much the directory contains today, in three figures. */
export function Coverage() {
  const { t } = useTranslation('static-pages');
  const query = useQuery(statsQuery());
  return (
    <section className={styles.root} aria-labelledby="coverage">
      <Heading headingLevel={2} id="coverage">
        {t('coverage.title')}
      </Heading>
      <QueryPanel query={query} what={t('coverage.what')} headingLevel={3} skeleton={<Figures />}>
        {(stats) => <Figures stats={stats} />}
      </QueryPanel>
    </section>
  );
}

/** Without `stats`, placeholders of the same size. */
function Figures({ stats }: { stats?: Readonly<Record<(typeof figures)[number], number>> }) {
  const { t, i18n } = useTranslation('static-pages');
  return (
    <dl className={styles.figures}>
      {figures.map((name) => (
        <div key={name} className={styles.pair}>
          <dt className={styles.term}>{t(`coverage.${name}`)}</dt>
          <dd className={styles.figure}>
            {stats ? formatNumber(stats[name], i18n.language) : <Skeleton width="narrow" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
