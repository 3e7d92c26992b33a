import { describe, expect, it } from 'vitest';

import type { Course, CourseProgress } from './api';
import { courseToContinue, filterCourses } from './filterCourses';
import { noProgress } from './progress';

const course = (id: string, change: Partial<Course> = {}, progress: Partial<CourseProgress> = {}): Course => ({
  id,
  title: 'Opening hours',
  slug: id,
  description: 'Holidays and breaks',
  category: 'describing',
  duration: 30,
  totalSteps: 2,
  updatedAt: '2026-01-01',
  featured: false,
  progress: { ...noProgress, ...progress },
  ...change,
});
const all = [
  course('hours'),
  course('photos', { title: 'Fotoğraflar', description: 'Işık ve yer' }),
  course('done', { category: 'data' }, { doneSteps: [0, 1], completed: 1, studiedAt: '2026-03-05T10:00:00.000Z' }),
  course('older', {}, { doneSteps: [0], studiedAt: '2026-03-01T10:00:00.000Z' }),
  course('newer', {}, { currentStep: 1, studiedAt: '2026-03-02T10:00:00.000Z' }),
];
const ids = (filter: Partial<Parameters<typeof filterCourses>[1]>) =>
  filterCourses(all, { category: '', q: '', hideCompleted: false, ...filter }).map(({ id }) => id);

describe('filterCourses', () => {
  it('shows all without a filter, in their order', () => {
    expect(ids({})).toEqual(['hours', 'photos', 'done', 'older', 'newer']);
  });

  it('finds every word in the title or the description, in any case and without accents', () => {
    expect(ids({ q: 'HOURS breaks' })).toEqual(['hours', 'done', 'older', 'newer']);
    expect(ids({ q: 'fotograf isik' })).toEqual(['photos']);
    expect(ids({ q: 'hours photos' })).toEqual([]);
  });

  it('combines category and completed', () => {
    expect(ids({ category: 'data' })).toEqual(['done']);
    expect(ids({ hideCompleted: true })).toEqual(['hours', 'photos', 'older', 'newer']);
    expect(ids({ category: 'data', hideCompleted: true })).toEqual([]);
    expect(ids({ category: 'nothing' })).toEqual([]);
  });
});

describe('courseToContinue', () => {
  it('is the one under way that was studied last', () => {
    expect(courseToContinue(all)?.id).toBe('newer');
    expect(courseToContinue(all.slice(0, 3))).toBeUndefined();
  });
});
