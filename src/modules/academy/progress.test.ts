import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CourseProgress, CourseProgressChange, CourseQuestion } from './api';
import { courseProgressSchema } from './api';
import { applyChange, courseState, isDone, isPossible, isRight, noProgress, percentDone, stepsLeft } from './progress';
import type { StepToDo } from './progress';

const choice: CourseQuestion = {
  kind: 'choice',
  text: 'Which?',
  options: [
    { text: 'a', right: true, reason: 'because' },
    { text: 'b', right: false, reason: 'because' },
    { text: 'c', right: true, reason: 'because' },
  ],
};
const order: CourseQuestion = { kind: 'order', text: 'In which order?', items: ['a', 'b', 'a'], reason: 'because' };
const match: CourseQuestion = {
  kind: 'match',
  text: 'Which belong together?',
  pairs: [
    { left: '1', right: 'x' },
    { left: '2', right: 'y' },
    { left: '3', right: 'x' },
  ],
  reason: 'because',
};

describe('an answer', () => {
  it('to a choice is right with exactly the right options', () => {
    expect(isRight(choice, [0, 2])).toBe(true);
    expect(isRight(choice, [2, 0])).toBe(true);
    for (const wrong of [[], [0], [0, 1, 2], [1], [0, 0, 2]]) expect(isRight(choice, wrong)).toBe(false);
  });

  it('to an order is right where equal items change places', () => {
    expect(isRight(order, [0, 1, 2])).toBe(true);
    expect(isRight(order, [2, 1, 0])).toBe(true);
    for (const wrong of [[], [0, 1], [1, 0, 2], [0, 1, 0]]) expect(isRight(order, wrong)).toBe(false);
  });

  it('to a match is right where equal right sides are chosen for each other', () => {
    expect(isRight(match, [0, 1, 2])).toBe(true);
    expect(isRight(match, [2, 1, 0])).toBe(true);
    for (const wrong of [[], [0, 1], [1, 0, 2]]) expect(isRight(match, wrong)).toBe(false);
  });

  it('is possible only with choices that the question has', () => {
    for (const question of [choice, order, match]) {
      expect(isPossible(question, [])).toBe(false);
      expect(isPossible(question, [0, 1, 3])).toBe(false);
      expect(isPossible(question, [0, 1, 2])).toBe(true);
    }
    expect(isPossible(choice, [1, 1])).toBe(false);
    expect(isPossible(order, [0, 0, 1])).toBe(false);
    expect(isPossible(match, [0, 0, 0])).toBe(true);
    expect(isPossible(match, [0, 0])).toBe(false);
  });
});

const instant = '2026-03-16T10:00:00.000Z';

const someSteps = fc.array(fc.record({ question: fc.constantFrom(undefined, undefined, choice, order, match) }), {
  minLength: 1,
  maxLength: 8,
});
const someAnswer = fc.record({
  step: fc.nat(8),
  choices: fc.oneof(fc.constantFrom([0, 2], [0, 1, 2], [1, 0, 2]), fc.array(fc.nat(3), { maxLength: 4 })),
});
const withDefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
const someChange = (attempts: fc.Arbitrary<number>) =>
  fc
    .record({
      attempt: attempts,
      currentStep: fc.option(fc.nat(8), { nil: undefined }),
      doneSteps: fc.option(fc.uniqueArray(fc.nat(8), { maxLength: 9 }), { nil: undefined }),
      answers: fc.option(fc.uniqueArray(someAnswer, { selector: ({ step }) => step, maxLength: 5 }), {
        nil: undefined,
      }),
    })
    .map((change) => withDefined(change) as CourseProgressChange);
const run = (steps: readonly StepToDo[], changes: readonly CourseProgressChange[], from = noProgress) =>
  changes.reduce<CourseProgress>((before, change) => applyChange(steps, before, change, instant), from);

/** What is done, without what depends on who was last. */
const lasting = ({ doneSteps, completed, attempt, answers }: CourseProgress, steps: readonly StepToDo[]) => ({
  doneSteps,
  completed,
  attempt,
  right: answers
    .filter(({ step, choices }) => {
      const question = steps[step]?.question;
      return question && isRight(question, choices);
    })
    .map(({ step }) => step),
});

describe('progress', () => {
  it('is always valid, and never above 100 percent', () => {
    fc.assert(
      fc.property(someSteps, fc.array(someChange(fc.nat(4)), { maxLength: 12 }), (steps, changes) => {
        const progress = run(steps, changes);
        expect(courseProgressSchema.safeParse(progress).error).toBeUndefined();
        const percent = percentDone(progress, steps.length);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(percent === 100).toBe(stepsLeft(progress, steps.length).length === 0);
        expect(progress.currentStep).toBeLessThan(steps.length);
        expect(progress.completed).toBe(progress.attempt - (isDone(progress, steps.length) ? 0 : 1));
        expect(progress.completedAt === null).toBe(progress.completed === 0);
      }),
    );
  });

  it('never falls within an attempt', () => {
    fc.assert(
      fc.property(someSteps, fc.array(someChange(fc.constant(1)), { maxLength: 12 }), (steps, changes) => {
        let before = noProgress;
        for (const change of changes) {
          const after = applyChange(steps, before, change, instant);
          expect(percentDone(after, steps.length)).toBeGreaterThanOrEqual(percentDone(before, steps.length));
          expect(after.doneSteps).toEqual(expect.arrayContaining([...before.doneSteps]));
          before = after;
        }
      }),
    );
  });

  it('ends alike whichever of two tabs is first', () => {
    fc.assert(
      fc.property(
        someSteps,
        fc.array(someChange(fc.constant(1)), { maxLength: 6 }),
        fc.array(someChange(fc.constant(1)), { maxLength: 6 }),
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        (steps, one, other, turns) => {
          const mixed: CourseProgressChange[] = [];
          const left = [...one];
          const right = [...other];
          for (const turn of turns) {
            const next = (turn ? left.shift() : right.shift()) ?? left.shift() ?? right.shift();
            if (next) mixed.push(next);
          }
          mixed.push(...left, ...right);
          const end = lasting(run(steps, mixed), steps);
          expect(lasting(run(steps, [...one, ...other]), steps)).toEqual(end);
          expect(lasting(run(steps, [...other, ...one]), steps)).toEqual(end);
        },
      ),
    );
  });

  it('is changed once by a repeated change', () => {
    fc.assert(
      fc.property(someSteps, someChange(fc.constant(1)), (steps, change) => {
        const once = run(steps, [change]);
        expect(run(steps, [change, change])).toEqual(once);
      }),
    );
  });

  it('is not changed by an attempt that is over, nor by one that has not begun', () => {
    const steps: StepToDo[] = [{}, {}];
    const first = run(steps, [{ attempt: 1, doneSteps: [0] }]);
    expect(run(steps, [{ attempt: 2, doneSteps: [1] }], first)).toBe(first);
    const completed = run(steps, [{ attempt: 1, doneSteps: [1] }], first);
    expect(completed).toMatchObject({ completed: 1, completedAt: instant, attempt: 1 });
    const again = run(steps, [{ attempt: 2, currentStep: 0 }], completed);
    expect(again).toMatchObject({ completed: 1, completedAt: instant, attempt: 2, doneSteps: [], answers: [] });
    expect(run(steps, [{ attempt: 1, doneSteps: [0, 1] }], again)).toBe(again);
    expect(run(steps, [{ attempt: 2, doneSteps: [0, 1] }], again)).toMatchObject({ completed: 2 });
  });

  it('keeps a right answer when a wrong one follows, and replaces a wrong one', () => {
    const steps: StepToDo[] = [{ question: choice }];
    const wrong = run(steps, [{ attempt: 1, answers: [{ step: 0, choices: [1] }] }]);
    expect(wrong).toMatchObject({ answers: [{ choices: [1] }], doneSteps: [], completed: 0 });
    const right = run(steps, [{ attempt: 1, answers: [{ step: 0, choices: [0, 2] }] }], wrong);
    expect(right).toMatchObject({ answers: [{ choices: [0, 2] }], doneSteps: [0], completed: 1 });
    expect(run(steps, [{ attempt: 1, answers: [{ step: 0, choices: [1] }] }], right).answers).toEqual(right.answers);
  });

  it('counts a step with a question by its answer, not by reading it', () => {
    const steps: StepToDo[] = [{ question: match }, {}];
    const read = run(steps, [{ attempt: 1, doneSteps: [0, 1] }]);
    expect(read.doneSteps).toEqual([1]);
    expect(percentDone(read, 2)).toBe(50);
    expect(stepsLeft(read, 2)).toEqual([0]);
  });

  it('tells a new course from one that is under way or completed', () => {
    const steps: StepToDo[] = [{}, {}, {}];
    expect(courseState(noProgress, 3)).toBe('new');
    expect(courseState(run(steps, [{ attempt: 1, currentStep: 1 }]), 3)).toBe('started');
    expect(percentDone(run(steps, [{ attempt: 1, doneSteps: [0, 1] }]), 3)).toBe(66);
    const completed = run(steps, [{ attempt: 1, doneSteps: [0, 1, 2] }]);
    expect(courseState(completed, 3)).toBe('completed');
    expect(courseState(run(steps, [{ attempt: 2 }], completed), 3)).toBe('new');
  });
});
