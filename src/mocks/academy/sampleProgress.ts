import type { CourseAnswer, CourseQuestion } from '#modules/academy/api';
import { applyChange, noProgress } from '#modules/academy/progress';

import { isoInstant } from '#mocks/core/time';
import { dayMs, hourMs } from '#lib/time/duration';

import type { CourseEntry } from './seed/courseText';
import { courses } from './seed/courses';
import type { StoredProgress } from './store';

/** The right answer to a question. */
const rightChoices = (question: CourseQuestion): number[] => {
  if (question.kind === 'choice') return question.options.flatMap(({ right }, at) => (right ? [at] : []));
  const { length } = question.kind === 'order' ? question.items : question.pairs;
  return Array.from({ length }, (_, at) => at);
};

/** Progress with the first `count` steps done, `ago` ms before now. */
async function afterSteps({ id, content }: CourseEntry, count: number, ago: number): Promise<StoredProgress> {
  const { en } = (await content()).steps;
  const answers = en
    .slice(0, count)
    .flatMap(({ question }, step): CourseAnswer[] => (question ? [{ step, choices: rightChoices(question) }] : []));
  const doneSteps = Array.from({ length: count }, (_, step) => step);
  const change = { attempt: 1, currentStep: Math.min(count, en.length - 1), doneSteps, answers };
  return { ...applyChange(en, noProgress, change, isoInstant(-ago)), id };
}

/** Sample progress: a completed course, one nearly completed and one just begun. */
export async function sampleProgress(): Promise<StoredProgress[]> {
  const [completed, nearly, begun] = [courses[0], courses[2], courses[8]];
  return Promise.all([
    ...(completed ? [afterSteps(completed, completed.steps, 12 * dayMs)] : []),
    ...(nearly ? [afterSteps(nearly, nearly.steps - 2, 20 * hourMs)] : []),
    ...(begun ? [afterSteps(begun, 1, 3 * dayMs)] : []),
  ]);
}
