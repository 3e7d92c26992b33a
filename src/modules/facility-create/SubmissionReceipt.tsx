import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Heading } from '#components/Heading';
import { LinkButton } from '#components/LinkButton';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { facilityPath, paths } from '#domain/paths';
import { formatDate } from '#lib/format/formatDate';

import * as styles from './CreateFacility.css';
import { receiptQuery } from './queries';

/** Confirms a submission with its reference number and the next steps (directory 2.9). */
export function SubmissionReceipt({ slug }: { slug: string }) {
  const { t, i18n } = useTranslation('facility-create');
  const query = useQuery(receiptQuery(slug));
  return (
    <>
      <title>{t('receipt.documentTitle')}</title>
      <QueryPanel
        query={query}
        what={t('loading.draft')}
        headingLevel={1}
        skeleton={<Skeleton variant="block" height="tall" />}
      >
        {({ name, code, submittedAt, submitterIsOwner }) => (
          <div className={styles.form}>
            <h1 className={styles.title} tabIndex={-1}>
              {t('receipt.title', { name })}
            </h1>
            <dl className={styles.section}>
              <div>
                <dt className={styles.draftAt}>{t('receipt.reference')}</dt>
                <dd className={styles.reference}>{code}</dd>
              </div>
              <div>
                <dt className={styles.draftAt}>{t('receipt.sent')}</dt>
                <dd>{formatDate(submittedAt, i18n.language)}</dd>
              </div>
            </dl>
            <section className={styles.section} aria-labelledby="next">
              <Heading headingLevel={2} id="next">
                {t('receipt.next')}
              </Heading>
              <ol role="list" className={styles.next}>
                {(['sent', 'waits', 'told', submitterIsOwner ? 'managed' : 'published'] as const).map((step) => (
                  <li key={step}>{t(`receipt.steps.${step}`)}</li>
                ))}
              </ol>
              <p className={styles.lead}>{t('receipt.pageHint')}</p>
            </section>
            <div className={styles.buttons}>
              <LinkButton href={facilityPath(slug)} tone="primary" variant="solid">
                {t('receipt.page')}
              </LinkButton>
              <LinkButton href={`${paths.ownedFacilities}?tab=submitted`} variant="outline">
                {t('receipt.owned')}
              </LinkButton>
              <LinkButton href={paths.createFacility} variant="quiet">
                {t('receipt.another')}
              </LinkButton>
            </div>
          </div>
        )}
      </QueryPanel>
    </>
  );
}
