import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { createMutationRunner } from '#lib/query/createMutationRunner';

import type { FullCourse, CourseProgress, CourseProgressChange } from './api';
import { progressMutation } from './queries';

/** What a person can do in a course. Each shows immediately. */
export interface CourseActions {
  /** Remembers where the course continues. */
  visit: (step: number) => void;
  /** Notes that a step was read, and continues at another. */
  read: (step: number, next: number) => void;
  /** Notes that the last step was read. Rejects if it could not be saved. */
  finish: (step: number) => Promise<CourseProgress>;
  /** Saves an answer. Rejects if it could not be saved. */
  answer: (step: number, choices: readonly number[]) => Promise<CourseProgress>;
  /** Begins a completed course again. */
  restart: () => Promise<CourseProgress>;
}

/** Steps that were read in this tab, by course and attempt: sent again with each change, in case one was lost. */
const readSteps = new Map<string, Set<number>>();

/** The actions of a course; an error of saving is reported. */
export function useCourseActions({ id, steps, progress: { attempt } }: FullCourse): CourseActions {
  const client = useQueryClient();
  return useMemo(() => {
    const runner = createMutationRunner(client);
    const key = `${id} ${attempt}`;
    const read = readSteps.get(key) ?? new Set();
    readSteps.set(key, read);
    const variables = (change: Omit<CourseProgressChange, 'attempt' | 'doneSteps'>) => ({
      id,
      steps,
      change: { attempt, ...(read.size > 0 && { doneSteps: [...read] }), ...change },
    });
    return {
      visit: (step) => runner.start(progressMutation(), variables({ currentStep: step })),
      read(step, next) {
        read.add(step);
        runner.start(progressMutation(), variables({ currentStep: next }));
      },
      finish(step) {
        read.add(step);
        return runner.run(progressMutation(), variables({ currentStep: step }));
      },
      answer: (step, choices) =>
        runner.run(progressMutation(), variables({ answers: [{ step, choices: [...choices] }] })),
      restart: () => runner.run(progressMutation(), { id, steps, change: { attempt: attempt + 1, currentStep: 0 } }),
    };
  }, [client, id, steps, attempt]);
}
