import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { createMutationRunner } from '#lib/query/createMutationRunner';

import type { CourseProgress, CourseProgressChange, FullCourse } from './api';
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
  /** Begins a completed course again. Rejects if it could not be saved. */
  restart: () => Promise<CourseProgress>;
}

/** Steps that were read in this tab, by course and attempt: sent again with each change, in case one was lost. */
const readSteps = new Map<string, Set<number>>();

/** The actions of a course, and whether the last of them could not be saved. */
export function useCourseActions({ id, steps, progress: { attempt } }: FullCourse) {
  const client = useQueryClient();
  const [hasFailed, setHasFailed] = useState(false);
  const actions = useMemo((): CourseActions => {
    const runner = createMutationRunner(client);
    const key = `${id} ${attempt}`;
    const read = readSteps.get(key) ?? new Set();
    readSteps.set(key, read);
    async function save(change: CourseProgressChange): Promise<CourseProgress> {
      try {
        const saved = await runner.run(progressMutation(), { id, steps, change });
        setHasFailed(false);
        return saved;
      } catch (error) {
        setHasFailed(true);
        throw error;
      }
    }
    const add = (change: Omit<CourseProgressChange, 'attempt' | 'doneSteps'>) =>
      save({ attempt, ...(read.size > 0 && { doneSteps: [...read] }), ...change });
    return {
      visit: (step) => void add({ currentStep: step }).catch(() => {}),
      read(step, next) {
        read.add(step);
        add({ currentStep: next }).catch(() => {});
      },
      finish(step) {
        read.add(step);
        return add({ currentStep: step });
      },
      answer: (step, choices) => add({ currentStep: step, answers: [{ step, choices: [...choices] }] }),
      restart: () => save({ attempt: attempt + 1, currentStep: 0 }),
    };
  }, [client, id, steps, attempt]);
  return { actions, hasFailed };
}
