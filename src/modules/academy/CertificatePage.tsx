import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import TrophyIcon from '@heroicons/react/24/outline/TrophyIcon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { LinkButton } from '#components/LinkButton';
import { Page } from '#components/Page';
import { PageHeader } from '#components/PageHeader';
import { PrintView } from '#components/PrintView';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { HttpError } from '#lib/http/request';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';
import { useSession } from '#lib/session/session';

import { courseHref, coursesHref } from './academyPath';
import { Certificate } from './Certificate';
import * as styles from './CertificatePage.css';
import { CourseMissing } from './CourseMissing';
import { stepsLeft } from './progress';
import { courseQuery } from './queries';

/** Asks for the course. */
export function prefetch({ queryClient, params, language }: PageToPrefetch): void {
  void queryClient.prefetchQuery(courseQuery(params['id'] ?? '', language));
}

/** The page at `/apps/academy/:id/certificate`: what a person has completed, to print. */
export function Component() {
  const { t, i18n } = useTranslation('academy');
  const { id = '' } = useParams();
  const session = useSession();
  const query = useQuery(courseQuery(id, i18n.language));
  const [printing, setPrinting] = useState(false);
  if (query.error instanceof HttpError && query.error.status === 404) return <CourseMissing id={id} />;
  const name = session.status === 'authenticated' ? session.user.name : '';
  const completedAt = query.data?.progress.completedAt ?? null;
  return (
    <Page
      width="content"
      header={
        <PageHeader
          title={t('certificate.title')}
          breadcrumb={[
            { label: t('title'), href: coursesHref() },
            ...(query.data ? [{ label: query.data.title, href: courseHref(id) }] : []),
            { label: t('certificate.link') },
          ]}
          actions={
            completedAt === null ? null : (
              <Button tone="primary" variant="solid" leadingIcon={PrinterIcon} onClick={() => setPrinting(true)}>
                {t('certificate.print')}
              </Button>
            )
          }
        />
      }
    >
      <title>{t('documentTitle', { title: t('certificate.title') })}</title>
      <QueryPanel
        query={query}
        what={t('course.what')}
        headingLevel={2}
        immediate
        skeleton={
          <div className={styles.sheet}>
            <Skeleton lines={8} />
          </div>
        }
      >
        {(course) =>
          course.progress.completedAt === null ? (
            <EmptyState
              icon={TrophyIcon}
              headingLevel={2}
              title={t('certificate.none')}
              description={t('certificate.noneText', {
                title: course.title,
                count: stepsLeft(course.progress, course.totalSteps).length,
              })}
              action={<LinkButton href={courseHref(id)}>{t('certificate.continue')}</LinkButton>}
            />
          ) : (
            <div className={styles.root}>
              <div className={styles.sheet}>
                <Certificate name={name} course={course} completedAt={course.progress.completedAt} />
              </div>
              <div className={styles.links}>
                <LinkButton href={coursesHref()} variant="outline">
                  {t('certificate.more')}
                </LinkButton>
                <LinkButton href={courseHref(id)} variant="quiet">
                  {t('certificate.back')}
                </LinkButton>
              </div>
              {printing ? (
                <PrintView title={t('certificate.title')} onClose={() => setPrinting(false)}>
                  <Certificate name={name} course={course} completedAt={course.progress.completedAt} />
                </PrintView>
              ) : null}
            </div>
          )
        }
      </QueryPanel>
    </Page>
  );
}
