import { createStore } from '#lib/store/createStore';

import type { ConflictChoice } from './api';

/** Names that are taken where files are to go, and what the person chooses. */
export interface ConflictQuestion {
  names: readonly string[];
  /** Others may follow: the choice can be for all of them. */
  mayRepeat: boolean;
  answer: (choice: ConflictAnswer | undefined) => void;
}

/** What to do about names that are taken. */
export interface ConflictAnswer {
  choice: ConflictChoice;
  /** For all that follow. */
  forAll: boolean;
}

/** The question that waits for an answer. */
export const conflictQuestion = createStore<ConflictQuestion | null>(null);

let last: Promise<unknown> = Promise.resolve();

/** Asks about names that are taken, one question at a time; `undefined` when the person cancels. */
export function askAboutConflict(names: readonly string[], mayRepeat = false): Promise<ConflictAnswer | undefined> {
  const next = last.then(
    () =>
      new Promise<ConflictAnswer | undefined>((resolve) => {
        conflictQuestion.set({
          names,
          mayRepeat,
          answer(choice) {
            conflictQuestion.set(null);
            resolve(choice);
          },
        });
      }),
  );
  last = next;
  return next;
}
