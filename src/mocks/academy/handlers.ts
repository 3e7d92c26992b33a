import type { HttpHandler } from 'msw';

import { getCourseCategories, getCourse, getCourses, updateCourseProgress } from '#modules/academy/api';
import type { Course, CourseProgress, CourseProgressChange } from '#modules/academy/api';
import { applyChange, isDone, isPossible, noProgress } from '#modules/academy/progress';

import { handle } from '#mocks/core/handle';
import type { DataLanguage } from '#mocks/core/localized';
import { fieldError, recordNotFound } from '#mocks/core/problem';
import { nextInstant } from '#mocks/core/time';
import type { OwnedStore } from '#mocks/core/store';

import { categories } from './seed/categories';
import type { CourseEntry, StepText } from './seed/courseText';
import { courses } from './seed/courses';
import { courseProgress } from './store';
import type { StoredProgress } from './store';

/** What the calls serve. */
export interface AcademyData {
  courses: readonly CourseEntry[];
  progress: OwnedStore<StoredProgress>;
}

const withoutId = ({ id: _id, ...progress }: StoredProgress): CourseProgress => progress;

function toCourse(entry: CourseEntry, progress: CourseProgress, language: DataLanguage): Course {
  const { id, slug, category, minutes, featured, updated, steps } = entry;
  return {
    id,
    slug,
    category,
    ...entry[language],
    duration: minutes,
    totalSteps: steps,
    updatedAt: updated,
    featured,
    progress,
  };
}

/** Throws for steps, answers and attempts that the course cannot have, before anything is changed. */
function assertPossible(steps: readonly StepText[], before: CourseProgress, change: CourseProgressChange): void {
  const field = (name: string, code: string, message: string) => fieldError(`/progress/${name}`, code, message);
  const beyond = 'The course has no such step';
  if ((change.currentStep ?? 0) >= steps.length) throw field('currentStep', 'too_big', beyond);
  const unknown = change.doneSteps?.findIndex((step) => step >= steps.length) ?? -1;
  if (unknown >= 0) throw field(`doneSteps/${unknown}`, 'too_big', beyond);
  for (const [at, { step, choices }] of (change.answers ?? []).entries()) {
    const question = steps[step]?.question;
    if (!question) throw field(`answers/${at}/step`, 'no_question', 'The step has no question');
    if (!isPossible(question, choices)) {
      throw field(`answers/${at}/choices`, 'impossible', 'The question has no such answer');
    }
  }
  const latest = before.attempt + (isDone(before, steps.length) ? 1 : 0);
  if (change.attempt > latest) throw field('attempt', 'too_big', 'The attempt before is not completed');
}

/** The calls of the academy, over courses and the progress of each person. */
export function createAcademyHandlers(data: AcademyData): HttpHandler[] {
  function findEntry(id: string): CourseEntry {
    const entry = data.courses.find((one) => one.id === id);
    if (!entry) throw recordNotFound(id, 'courses');
    return entry;
  }

  return [
    handle(getCourseCategories, ({ language }) =>
      categories
        .map(({ id, slug, title }) => ({ id, slug, title: title[language] }))
        .toSorted((a, b) => a.title.localeCompare(b.title, language)),
    ),
    handle(getCourses, async ({ user, language }) => {
      const stored = await data.progress.of(user.id).list();
      const progress = new Map(stored.map((one) => [one.id, withoutId(one)]));
      return data.courses.map((entry) => toCourse(entry, progress.get(entry.id) ?? noProgress, language));
    }),
    handle(getCourse, async ({ query, user, language }) => {
      const entry = findEntry(query.id);
      const [stored, { steps }] = await Promise.all([data.progress.of(user.id).find(entry.id), entry.content()]);
      return {
        ...toCourse(entry, stored ? withoutId(stored) : noProgress, language),
        steps: steps[language].map((step, order) => ({ order, ...step })),
      };
    }),
    handle(updateCourseProgress, async ({ body: { id, progress: change }, user }) => {
      const entry = findEntry(id);
      // Before the transaction, which ends when it waits for anything but the database.
      const steps = (await entry.content()).steps.en;
      const saved = await data.progress.of(user.id).upsert(id, (stored) => {
        const before = stored ?? { ...noProgress, id };
        assertPossible(steps, before, change);
        return { ...applyChange(steps, before, change, nextInstant(before.studiedAt ?? undefined)), id };
      });
      return withoutId(saved);
    }),
  ];
}

/** The calls of the academy. */
export const academyHandlers: readonly HttpHandler[] = createAcademyHandlers({ courses, progress: courseProgress });
