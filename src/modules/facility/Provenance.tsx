import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { formatDate } from '#lib/format/formatDate';

import type { FacilityDetails } from './api';
import * as styles from './Provenance.css';
import { historyQuery } from './queries';
import { Section } from './Section';

/** Who last confirmed each part of this page, and when. */
export function Provenance({ facility }: { facility: Pick<FacilityDetails, 'id' | 'code' | 'timeZone'> }) {
  const { t, i18n } = useTranslation('facility');
  const query = useQuery(historyQuery(facility.id));
  return (
    <Section title={t('sections.provenance')}>
      <QueryPanel
        query={query}
        what={t('provenance.what')}
        headingLevel={3}
        skeleton={
          <div className={styles.skeleton}>
            <Skeleton lines={6} />
          </div>
        }
      >
        {({ groups }) => (
          <table className={styles.table}>
            <caption className={styles.caption}>{t('provenance.caption')}</caption>
            <thead>
              <tr>
                <th scope="col" className={styles.head}>
                  {t('provenance.part')}
                </th>
                <th scope="col" className={styles.head}>
                  {t('provenance.confirmed')}
                </th>
                <th scope="col" className={styles.head}>
                  {t('provenance.by')}
                </th>
              </tr>
            </thead>
            <tbody>
              {groups.map(({ group, confirmedAt, by }) => (
                <tr key={group}>
                  <th scope="row" className={styles.part}>
                    {t(`provenance.group.${group}`)}
                  </th>
                  <td className={styles.data}>
                    {confirmedAt === null
                      ? t('provenance.never')
                      : formatDate(confirmedAt, i18n.language, facility.timeZone)}
                  </td>
                  <td className={styles.data}>{confirmedAt === null ? '–' : t(`provenance.who.${by}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QueryPanel>
      <p className={styles.code}>{t('provenance.code', { code: facility.code })}</p>
    </Section>
  );
}
