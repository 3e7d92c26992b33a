import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import {
  courseCategorySchema,
  courseSchema,
  fullCourseSchema,
  getCourse,
  getCourseCategories,
  getCourses,
  updateCourseProgress,
} from '#modules/academy/api';
import type { CourseProgressChange, FullCourse } from '#modules/academy/api';
import { percentDone } from '#modules/academy/progress';

import { server } from '#mocks/start/node';
import { expectHttpError, serveBackend, setLanguage } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

import { exampleCourse } from './exampleCourse';
import { academyScenarios } from './scenarios';

serveBackend({ account: 'ada' });

const list = () => request(getCourses, {});
const open = (id: string) => request(getCourse, { query: { id } });
const save = (id: string, progress: CourseProgressChange) => request(updateCourseProgress, { body: { id, progress } });

/** The right answer to each question of the example course. */
const answers = [
  { step: 1, choices: [0, 2] },
  { step: 2, choices: [0, 1, 2, 3] },
  { step: 3, choices: [0, 1, 2] },
];
const { id } = exampleCourse;
const withExample = () => server.use(...academyScenarios.holds([exampleCourse]));

describe('GET api/apps/academy/categories', () => {
  it('lists four categories by title, in the language of the call', async () => {
    const english = await request(getCourseCategories, {});
    expect(english).toHaveLength(4);
    for (const one of english) expect(courseCategorySchema.safeParse(one).success).toBe(true);
    expect(english.map(({ title }) => title)).toEqual(english.map(({ title }) => title).toSorted());
    setLanguage('tr');
    const turkish = await request(getCourseCategories, {});
    expect(new Set(turkish.map(({ slug }) => slug))).toEqual(new Set(english.map(({ slug }) => slug)));
    expect(turkish.map(({ title }) => title)).toContain('Erişilebilirlik');
  });
});

describe('GET api/apps/academy/courses', () => {
  it('lists the courses with progress, without their steps', async () => {
    const slugs = new Set((await request(getCourseCategories, {})).map(({ slug }) => slug));
    for (const course of await list()) {
      expect(courseSchema.safeParse(course).error).toBeUndefined();
      expect(slugs).toContain(course.category);
      expect(course).not.toHaveProperty('steps');
    }
  });

  it('has samples of a completed course, and of some under way', async () => {
    const percents = (await list()).map(({ progress, totalSteps }) => percentDone(progress, totalSteps));
    expect(percents.filter((percent) => percent === 100)).toHaveLength(1);
    expect(percents.filter((percent) => percent > 0 && percent < 100)).toHaveLength(2);
  });

  it('is told in the language of the call', async () => {
    withExample();
    expect((await list())[0]?.title).toBe('From suggestion to page');
    setLanguage('tr');
    expect((await list())[0]?.title).toBe('Öneriden sayfaya');
  });
});

describe('GET api/apps/academy/courses/course', () => {
  it('returns what the list has, with the steps in their order', async () => {
    for (const course of await list()) {
      const full = await open(course.id);
      expect(fullCourseSchema.safeParse(full).error).toBeUndefined();
      expect(full).toMatchObject(course);
      expect(full.steps.map(({ order }) => order)).toEqual(Array.from({ length: course.totalSteps }, (_, at) => at));
    }
  });

  it('refuses an unknown id by name, and a missing one by field', async () => {
    const { problem } = await expectHttpError(open('crs_nothing'));
    expect(problem).toMatchObject({ status: 404, id: 'crs_nothing' });
    const response = await sendRaw('api/apps/academy/courses/course');
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Array<{ pointer: string }> };
    expect(errors[0]?.pointer).toContain('/query');
  });
});

describe('PATCH api/apps/academy/courses/course', () => {
  it('saves how far someone is, in the list and in the course alike', async () => {
    withExample();
    const saved = await save(id, { attempt: 1, currentStep: 2, doneSteps: [0], answers: answers.slice(0, 1) });
    expect(saved).toMatchObject({
      currentStep: 2,
      completed: 0,
      doneSteps: [0, 1],
      completedAt: null,
      studiedAt: '2026-03-16T10:00:00.000Z',
    });
    const full: FullCourse = await open(id);
    expect(full.progress).toEqual(saved);
    expect((await list())[0]?.progress).toEqual(saved);
    expect(percentDone(full.progress, full.totalSteps)).toBe(50);
  });

  it('completes the course with the last step, once however often it is sent', async () => {
    withExample();
    const change = { attempt: 1, doneSteps: [0], answers };
    expect(await save(id, change)).toMatchObject({ completed: 1, completedAt: '2026-03-16T10:00:00.000Z' });
    expect(await save(id, change)).toMatchObject({ completed: 1, completedAt: '2026-03-16T10:00:00.000Z' });
    expect(await save(id, { attempt: 2, currentStep: 0 })).toMatchObject({
      completed: 1,
      attempt: 2,
      doneSteps: [],
      answers: [],
    });
    // Another tab that has not heard of it.
    expect(await save(id, change)).toMatchObject({ attempt: 2, doneSteps: [] });
  });

  it('keeps what two tabs send at the same time', async () => {
    const [course] = (await list()).filter(({ progress }) => progress.studiedAt === null);
    if (!course) throw new Error('A course is new.');
    const { steps } = await open(course.id);
    const read = steps.flatMap(({ question }, at) => (question ? [] : [at]));
    await Promise.all(read.map((step) => save(course.id, { attempt: 1, currentStep: step, doneSteps: [step] })));
    expect((await open(course.id)).progress.doneSteps).toEqual(read);
  });

  it('belongs to one person', async () => {
    const before = (await list()).map(({ progress }) => progress);
    const [course] = (await list()).filter(({ progress }) => progress.studiedAt === null);
    await save(course?.id ?? '', { attempt: 1, currentStep: 1 });
    await signInAndStoreToken('mira');
    expect((await list()).map(({ progress }) => progress)).toEqual(before);
  });

  it.each([
    ['currentStep', { currentStep: 4 }],
    ['doneSteps/1', { doneSteps: [0, 4] }],
    ['answers/0/step', { answers: [{ step: 0, choices: [0] }] }],
    ['answers/0/step', { answers: [{ step: 9, choices: [0] }] }],
    ['answers/0/choices', { answers: [{ step: 1, choices: [3] }] }],
    ['answers/0/choices', { answers: [{ step: 2, choices: [0, 1] }] }],
    ['attempt', { attempt: 2 }],
    ['attempt', { attempt: 0 }],
    ['doneSteps', { doneSteps: [1, 1] }],
  ])('refuses what the course does not have at %s, and changes nothing', async (field, change) => {
    withExample();
    const before = await open(id);
    const { problem } = await expectHttpError(save(id, { attempt: 1, ...change }));
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer: `/progress/${field}` }] });
    expect(await open(id)).toEqual(before);
  });

  it('refuses an unknown course by name', async () => {
    const { problem } = await expectHttpError(save('crs_nothing', { attempt: 1 }));
    expect(problem).toMatchObject({ status: 404, id: 'crs_nothing' });
  });
});
