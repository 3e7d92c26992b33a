import AcademicCapIcon from '@heroicons/react/24/outline/AcademicCapIcon';
import FunnelIcon from '@heroicons/react/24/outline/FunnelIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { EmptyState } from '#components/EmptyState';
import { Link } from '#components/Link';
import { Page } from '#components/Page';
import { PageHeader } from '#components/PageHeader';
import { QueryPanel } from '#components/QueryPanel';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';
import { preserveFocus } from '#lib/router/preserveFocus';

import { coursesHref, parseCourseFilter } from './academyPath';
import type { CourseFilter } from './academyPath';
import { ContinueCard } from './ContinueCard';
import { CourseCard, CourseCardSkeleton } from './CourseCard';
import { CourseFilters } from './CourseFilters';
import * as styles from './CoursesPage.css';
import { courseToContinue, filterCourses } from './filterCourses';
import { categoriesQuery, coursesQuery } from './queries';

// Stable empty array: memoised children must not re-render.
const emptyList: readonly never[] = [];

/** Asks for the courses and their categories. */
export function prefetch({ queryClient, language }: PageToPrefetch): void {
  void queryClient.prefetchQuery(coursesQuery(language));
  void queryClient.prefetchQuery(categoriesQuery(language));
}

/** The page at `/apps/academy`: all courses, with the one to continue first. */
export function Component() {
  const { t, i18n } = useTranslation('academy');
  const navigate = useNavigate();
  const filter = parseCourseFilter(useLocation().search);
  const query = useQuery(coursesQuery(i18n.language));
  const { data: categories = emptyList } = useQuery(categoriesQuery(i18n.language));
  const titles = new Map(categories.map(({ slug, title }) => [slug, title]));
  const shown = filterCourses(query.data ?? emptyList, filter);
  const isFiltered = filter.category !== '' || filter.q !== '' || filter.hideCompleted;
  const next = isFiltered ? undefined : courseToContinue(query.data ?? emptyList);

  function change(changes: Partial<CourseFilter>) {
    void navigate(coursesHref({ ...filter, ...changes }), { replace: true, state: preserveFocus });
  }

  return (
    <Page width="full" header={<PageHeader title={t('title')} description={t('description')} />}>
      <title>{t('documentTitle', { title: t('title') })}</title>
      <div className={styles.root}>
        <CourseFilters
          filter={filter}
          categories={categories}
          count={query.data === undefined ? undefined : shown.length}
          onChange={change}
        />
        <QueryPanel
          query={query}
          what={t('what')}
          headingLevel={2}
          immediate
          skeleton={
            <div className={styles.grid}>
              {[0, 1, 2, 3, 4, 5].map((card) => (
                <CourseCardSkeleton key={card} />
              ))}
            </div>
          }
          isEmpty={(courses) => courses.length === 0}
          empty={
            <EmptyState
              icon={AcademicCapIcon}
              headingLevel={2}
              title={t('empty.title')}
              description={t('empty.text')}
            />
          }
        >
          {() =>
            shown.length === 0 ? (
              <EmptyState
                icon={FunnelIcon}
                headingLevel={2}
                title={filter.q === '' ? t('noMatch.title') : t('noMatch.search', { search: filter.q })}
                description={t('noMatch.text')}
                action={<Link href={coursesHref()}>{t('noMatch.action')}</Link>}
              />
            ) : (
              <div className={styles.root}>
                {next ? <ContinueCard course={next} /> : null}
                <ul role="list" aria-label={t('course.list')} className={styles.grid}>
                  {shown.map((course) => (
                    <li key={course.id} className={styles.item}>
                      <CourseCard course={course} category={titles.get(course.category)} />
                    </li>
                  ))}
                </ul>
              </div>
            )
          }
        </QueryPanel>
      </div>
    </Page>
  );
}
