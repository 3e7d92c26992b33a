import { getCourseCategories, getCourse, getCourses, updateCourseProgress } from '#modules/academy/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { memoryOwnedStore } from '#mocks/core/memoryStore';

import { createAcademyHandlers } from './handlers';
import type { CourseEntry } from './seed/courseText';
import { courses } from './seed/courses';
import type { StoredProgress } from './store';

const inMemory = (held: readonly CourseEntry[], progress: readonly StoredProgress[]) =>
  createAcademyHandlers({
    courses: held,
    progress: memoryOwnedStore<StoredProgress>('course-progress', async () => progress),
  });

/** How the calls of the academy fail, and what they may return, by name. */
export const academyScenarios = {
  categories: failureScenarios(getCourseCategories),
  courses: failureScenarios(getCourses),
  course: failureScenarios(getCourse),
  progress: failureScenarios(updateCourseProgress),
  /** There are no courses. */
  empty: () => inMemory([], []),
  /** Nothing has been opened yet. */
  untouched: () => inMemory(courses, []),
  /** Exactly these courses, with this progress. */
  holds: (held: readonly CourseEntry[], progress: readonly StoredProgress[] = []) => inMemory(held, progress),
};
