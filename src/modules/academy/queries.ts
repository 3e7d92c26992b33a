import { createClient } from '#lib/http/createClient';
import { patch, updateServerData } from '#lib/query/cachePatches';
import { callQuery } from '#lib/query/callQuery';
import { mutation } from '#lib/query/mutation';
import { now } from '#lib/time/clock';

import type { Course, FullCourse, CourseProgress, CourseProgressChange } from './api';
import { applyChange } from './progress';
import type { StepToDo } from './progress';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

/** Query keys of the academy; each also matches every key that starts with it. Texts come in a language. */
const academyKeys = {
  all: ['academy'],
  categories: ['academy', 'categories'],
  courses: ['academy', 'courses'],
  course: ['academy', 'course'],
} as const;

/** The categories of courses. */
export const categoriesQuery = (language: string) =>
  callQuery([...academyKeys.categories, language], api.getCourseCategories);

/** All courses, without their steps. */
export const coursesQuery = (language: string) => callQuery([...academyKeys.courses, language], api.getCourses);

/** A course with its steps. */
export const courseQuery = (id: string, language: string) =>
  callQuery([...academyKeys.course, id, language], api.getCourse, { id });

/** Puts the progress in a course where it is shown: in the list and in the course. */
const patchProgress = (id: string, change: (before: CourseProgress) => CourseProgress) => [
  patch<Course[]>(academyKeys.courses, (courses) =>
    courses.map((course) => (course.id === id ? { ...course, progress: change(course.progress) } : course)),
  ),
  patch<FullCourse>([...academyKeys.course, id], (course) => ({ ...course, progress: change(course.progress) })),
];

interface ProgressVariables {
  id: string;
  /** The steps of the course. */
  steps: readonly StepToDo[];
  change: CourseProgressChange;
}

/** Adds to the progress in a course; the course and the list show it, in other tabs too. */
export const progressMutation = () =>
  mutation({
    key: academyKeys.all,
    send: ({ id, change }: ProgressVariables) => api.updateCourseProgress({ body: { id, progress: change } }),
    optimistic({ id, steps, change }) {
      const instant = now().toISOString();
      return patchProgress(id, (before) => applyChange(steps, before, change, instant));
    },
    onSaved(saved, { id }, client) {
      for (const one of patchProgress(id, () => saved)) updateServerData(client, one);
    },
    invalidates: [],
    // Said beside the steps, where a toast would cover the buttons.
    handledByForm: true,
  });
