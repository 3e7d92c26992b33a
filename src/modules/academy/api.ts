import * as z from 'zod/mini';

import { recordId as id } from '#lib/http/crudEndpoints';
import { moduleEndpoints } from '#lib/http/moduleEndpoints';

import { academyLimits } from './limits';

const { get, getOne, patch } = moduleEndpoints('api/apps/academy', 'user');

const text = z.string().check(z.minLength(1));
const instant = z.iso.datetime();
const count = z.int().check(z.minimum(0));
/** Zero-based position of a step. */
const step = count.check(z.maximum(academyLimits.steps - 1));
const areUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** A category of courses. */
export const courseCategorySchema = z.object({ id, slug: text, title: text });
/** A category of courses. */
export type CourseCategory = z.infer<typeof courseCategorySchema>;

/** A question at the end of a step (our addition). */
export const courseQuestionSchema = z.union([
  z.object({
    kind: z.literal('choice'),
    text,
    /** One or several are right. */
    options: z.array(z.object({ text, right: z.boolean(), reason: text })),
  }),
  /** The items in their right order. */
  z.object({ kind: z.literal('order'), text, items: z.array(text), reason: text }),
  z.object({ kind: z.literal('match'), text, pairs: z.array(z.object({ left: text, right: text })), reason: text }),
]);
/** A question at the end of a step. */
export type CourseQuestion = z.infer<typeof courseQuestionSchema>;

/** A step of a course. */
export const courseStepSchema = z.object({
  order: count,
  title: text,
  subtitle: z.string(),
  /** HTML. */
  content: text,
  /** Our addition. */
  question: z.optional(courseQuestionSchema),
});
/** A step of a course. */
export type CourseStep = z.infer<typeof courseStepSchema>;

/**
 * An answer: the chosen options, the items in their chosen order, or for each left side the place of the right side that
 * was chosen for it.
 */
const choices = z
  .array(z.int().check(z.minimum(0), z.maximum(academyLimits.choices - 1)))
  .check(z.maxLength(academyLimits.choices));

/** The last answer to the question of a step. */
export const courseAnswerSchema = z.object({ step, choices });
/** The last answer to the question of a step. */
export type CourseAnswer = z.infer<typeof courseAnswerSchema>;

const doneSteps = z.array(step).check(z.maxLength(academyLimits.steps), z.refine(areUnique));
const answers = z.array(courseAnswerSchema).check(
  z.maxLength(academyLimits.steps),
  z.refine((all) => areUnique(all.map((one) => one.step))),
);
const attempt = z.int().check(z.minimum(1), z.maximum(academyLimits.attempts));

/** How far a person is in a course. */
export const courseProgressSchema = z.object({
  /** Zero-based step at which the course continues. */
  currentStep: step,
  /** How many times the course was completed. */
  completed: count,
  /** Number of the attempt that is under way or was last completed, from 1 (our addition). */
  attempt,
  /** Steps done in this attempt, in ascending order: read, or with the question answered rightly (our addition). */
  doneSteps,
  /** Answers of this attempt, by step (our addition). */
  answers,
  /** When the course was last completed (our addition). */
  completedAt: z.nullable(instant),
  /** When the course was last studied (our addition). */
  studiedAt: z.nullable(instant),
});
/** How far a person is in a course. */
export type CourseProgress = z.infer<typeof courseProgressSchema>;

/** A course in a list. */
export const courseSchema = z.object({
  id,
  title: text,
  slug: text,
  description: text,
  /** Slug of its category. */
  category: text,
  /** Estimated time in minutes. */
  duration: z.int().check(z.minimum(1)),
  totalSteps: z.int().check(z.minimum(1)),
  /** `YYYY-MM-DD`. */
  updatedAt: z.iso.date(),
  featured: z.boolean(),
  progress: courseProgressSchema,
});
/** A course in a list. */
export type Course = z.infer<typeof courseSchema>;

/** A course with its steps. */
export const fullCourseSchema = z.extend(courseSchema, { steps: z.array(courseStepSchema) });
/** A course with its steps. */
export type FullCourse = z.infer<typeof fullCourseSchema>;

/** `GET api/apps/academy/categories`. */
export const getCourseCategories = get('categories', {
  summary: 'Lists the categories of courses, by title',
  response: z.array(courseCategorySchema),
});

/** `GET api/apps/academy/courses`. */
export const getCourses = get('courses', {
  summary: 'Lists the courses with the progress of the caller, without their steps',
  response: z.array(courseSchema),
});

/** `GET api/apps/academy/courses/course`. */
export const getCourse = getOne('courses/course', {
  summary: 'Returns a course with its steps and the progress of the caller',
  response: fullCourseSchema,
});

/** A change of a person's progress, as the client sends it. */
export const courseProgressChangeSchema = z.object({
  /** The attempt that it belongs to; one more than that of a completed course starts it again. */
  attempt,
  currentStep: z.optional(step),
  /** Further steps that were read. */
  doneSteps: z.optional(doneSteps),
  /** Further answers. */
  answers: z.optional(answers),
});
/** A change of a person's progress. */
export type CourseProgressChange = z.infer<typeof courseProgressChangeSchema>;

/** `PATCH api/apps/academy/courses/course` (our addition). */
export const updateCourseProgress = patch('courses/course', {
  summary: 'Adds to the progress of the caller in a course and returns all of it; a repeated call changes nothing',
  body: z.object({ id, progress: courseProgressChangeSchema }),
  response: courseProgressSchema,
  errors: ['not-found'],
});
