import type { CourseAnswer, CourseProgress, CourseProgressChange, CourseQuestion } from './api';

/** What the rules need to know of a step. */
export interface StepToDo {
  question?: CourseQuestion | undefined;
}

/** The progress of someone who has not opened the course. */
export const noProgress: CourseProgress = {
  currentStep: 0,
  completed: 0,
  attempt: 1,
  doneSteps: [],
  answers: [],
  completedAt: null,
  studiedAt: null,
};

/** Whether an answer to a question is right. */
export function isRight(question: CourseQuestion, choices: readonly number[]): boolean {
  switch (question.kind) {
    case 'choice': {
      const chosen = new Set(choices);
      return question.options.every(({ right }, at) => right === chosen.has(at)) && chosen.size === choices.length;
    }
    case 'order':
      // Items of the same text may stand in for each other.
      return (
        choices.length === question.items.length &&
        new Set(choices).size === choices.length &&
        choices.every((item, at) => question.items[item] === question.items[at])
      );
    case 'match':
      return (
        choices.length === question.pairs.length &&
        choices.every((pair, at) => question.pairs[pair]?.right === question.pairs[at]?.right)
      );
  }
}

/** Whether an answer can belong to a question: every choice is one that the question has. */
export function isPossible(question: CourseQuestion, choices: readonly number[]): boolean {
  const { length } =
    question.kind === 'choice' ? question.options : question.kind === 'order' ? question.items : question.pairs;
  const inside = choices.every((choice) => choice < length);
  if (question.kind === 'match') return inside && choices.length === length;
  const unique = new Set(choices).size === choices.length;
  return inside && unique && (question.kind === 'choice' ? choices.length > 0 : choices.length === length);
}

/** How much of a course is done in the current attempt, in whole percent; 100 only when every step is. */
export function percentDone(progress: Pick<CourseProgress, 'doneSteps'>, totalSteps: number): number {
  return totalSteps === 0 ? 0 : Math.min(100, Math.floor((100 * progress.doneSteps.length) / totalSteps));
}

/** Whether all steps are done in the current attempt. */
export const isDone = (progress: Pick<CourseProgress, 'doneSteps'>, totalSteps: number): boolean =>
  percentDone(progress, totalSteps) === 100;

/** What a list says of a course. */
export type CourseState = 'new' | 'started' | 'completed';

/** `completed` once all steps are done, until the course is started again. */
export function courseState(progress: CourseProgress, totalSteps: number): CourseState {
  if (isDone(progress, totalSteps)) return 'completed';
  return progress.doneSteps.length > 0 || progress.currentStep > 0 || progress.answers.length > 0 ? 'started' : 'new';
}

/** The steps that are still to be done, zero-based. */
export const stepsLeft = (progress: Pick<CourseProgress, 'doneSteps'>, totalSteps: number): number[] =>
  Array.from({ length: totalSteps }, (_, step) => step).filter((step) => !progress.doneSteps.includes(step));

const rightlyAnswered = (steps: readonly StepToDo[], { step, choices }: CourseAnswer): boolean => {
  const question = steps[step]?.question;
  return question !== undefined && isRight(question, choices);
};

/** Adds answers; a right one stays, whatever comes later from another tab. */
function addAnswers(
  steps: readonly StepToDo[],
  before: readonly CourseAnswer[],
  added: readonly CourseAnswer[] = [],
): CourseAnswer[] {
  const byStep = new Map(before.map((answer) => [answer.step, answer]));
  for (const answer of added) {
    const known = byStep.get(answer.step);
    const question = steps[answer.step]?.question;
    if (!question || !isPossible(question, answer.choices)) continue;
    if (!known || !rightlyAnswered(steps, known)) byStep.set(answer.step, answer);
  }
  return [...byStep.values()].toSorted((a, b) => a.step - b.step);
}

/**
 * The progress after a change at an instant. Within an attempt, done steps and right answers only grow, so changes of two
 * tabs end alike in any order. A change of an earlier attempt changes nothing.
 */
export function applyChange(
  steps: readonly StepToDo[],
  before: CourseProgress,
  change: CourseProgressChange,
  instant: string,
): CourseProgress {
  const wasDone = isDone(before, steps.length);
  const isRestart = change.attempt === before.attempt + 1 && wasDone;
  if (change.attempt !== before.attempt && !isRestart) return before;
  const start: CourseProgress = isRestart
    ? { ...before, attempt: change.attempt, currentStep: 0, doneSteps: [], answers: [] }
    : before;
  const answers = addAnswers(steps, start.answers, change.answers);
  // A step with a question is done once it is answered rightly, however often it is read.
  const read = (change.doneSteps ?? []).filter((step) => step < steps.length && !steps[step]?.question);
  const answered = answers.filter((answer) => rightlyAnswered(steps, answer)).map(({ step }) => step);
  const doneSteps = [...new Set([...start.doneSteps, ...read, ...answered])].toSorted((a, b) => a - b);
  const isCompleted = isDone({ doneSteps }, steps.length) && (isRestart || !wasDone);
  return {
    ...start,
    currentStep: Math.min(change.currentStep ?? start.currentStep, steps.length - 1),
    answers,
    doneSteps,
    completed: start.completed + (isCompleted ? 1 : 0),
    completedAt: isCompleted ? instant : start.completedAt,
    studiedAt: instant,
  };
}
