import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { Table } from '#components/Table';
import { Text } from '#components/Text';
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
          <Table
            caption={t('provenance.caption')}
            columns={[
              { id: 'part', header: t('provenance.part'), cell: ({ group }) => t(`provenance.group.${group}`) },
              {
                id: 'confirmed',
                header: t('provenance.confirmed'),
                cell: ({ confirmedAt }) =>
                  confirmedAt === null
                    ? t('provenance.never')
                    : formatDate(confirmedAt, i18n.language, facility.timeZone),
              },
              {
                id: 'by',
                header: t('provenance.by'),
                cell: ({ confirmedAt, by }) => (confirmedAt === null ? '–' : t(`provenance.who.${by}`)),
              },
            ]}
            rows={groups}
            getRowId={({ group }) => group}
          />
        )}
      </QueryPanel>
      <Text size="small" tone="muted">
        {t('provenance.code', { code: facility.code })}
      </Text>
    </Section>
  );
}
