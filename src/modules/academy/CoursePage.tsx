import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';

import { preloadHtml } from '#components/Html';
import { Page } from '#components/Page';
import { QueryPanel } from '#components/QueryPanel';
import { HttpError } from '#lib/http/request';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { courseHref, parseStep } from './academyPath';
import { CourseMissing } from './CourseMissing';
import { CourseScreen } from './CourseScreen';
import { CourseSkeleton } from './CourseSkeleton';
import { courseQuery } from './queries';

/** Asks for the course. */
export function prefetch({ queryClient, params, language }: PageToPrefetch): void {
  void queryClient.prefetchQuery(courseQuery(params['id'] ?? '', language));
  void Promise.resolve(preloadHtml()).catch(() => {});
}

/** The page at `/apps/academy/:id`: one step of a course. */
export function Component() {
  const { t, i18n } = useTranslation('academy');
  const { id = '' } = useParams();
  const { search, state } = useLocation();
  const query = useQuery(courseQuery(id, i18n.language));
  if (query.error instanceof HttpError && query.error.status === 404) return <CourseMissing id={id} />;
  const hasFailed = query.isError && query.data === undefined;
  return (
    <Page padding={hasFailed ? 'default' : 'none'}>
      <QueryPanel query={query} what={t('course.what')} headingLevel={1} immediate skeleton={<CourseSkeleton />}>
        {(course) => {
          const step = parseStep(search, course.totalSteps);
          // The address names the step, so that Back, links and other tabs keep it.
          return step === undefined ? (
            <Navigate to={courseHref(id, course.progress.currentStep)} replace state={state as unknown} />
          ) : (
            <CourseScreen key={course.id} course={course} step={step} />
          );
        }}
      </QueryPanel>
    </Page>
  );
}
