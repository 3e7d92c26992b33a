import { foldForSearch } from '#lib/text/foldForSearch';

import type { CourseFilter } from './academyPath';
import type { Course } from './api';
import { courseState } from './progress';

/** The courses that a filter shows, in their order. Every word of the search is in the title or the description. */
export function filterCourses(courses: readonly Course[], { category, q, hideCompleted }: CourseFilter): Course[] {
  const words = foldForSearch(q)
    .split(' ')
    .filter((word) => word !== '');
  return courses.filter((course) => {
    if (category !== '' && course.category !== category) return false;
    if (hideCompleted && courseState(course.progress, course.totalSteps) === 'completed') return false;
    const text = foldForSearch(`${course.title} ${course.description}`);
    return words.every((word) => text.includes(word));
  });
}

/** The course that was studied last and is not completed; `undefined` without one. */
export function courseToContinue(courses: readonly Course[]): Course | undefined {
  return courses
    .filter(({ progress, totalSteps }) => courseState(progress, totalSteps) === 'started')
    .toSorted((a, b) => (b.progress.studiedAt ?? '').localeCompare(a.progress.studiedAt ?? ''))[0];
}
