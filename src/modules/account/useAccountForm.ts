import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { FormError } from '#components/FormErrorSummary';

import { failureKey, waitOf } from './refusal';

/** What is wrong with a field, or without one with the whole, in words. */
export type FormProblem<Field extends string> = { field?: Field; text: string };

/** A form as its parts need it. */
export type AccountForm<Field extends string> = {
  idOf: (field: Field) => string;
  errorOf: (field: Field) => string | undefined;
  /** Everything that is wrong, for the summary. */
  errors: readonly FormError[];
  /** How often it came back. */
  attempt: number;
  busy: boolean;
  /**
   * Sends it unless `check` finds something wrong, and answers whether it arrived. `explain` says what a refusal means;
   * what it knows nothing of is told as a failure on the way.
   */
  send: (steps: {
    check: () => readonly FormProblem<Field>[];
    send: () => Promise<unknown>;
    explain?: (error: unknown) => readonly FormProblem<Field>[];
  }) => Promise<boolean>;
};

/**
 * A form of this module (directory 2.0.3): checked when it is sent and never before, what is wrong is said in a summary
 * and at its field, and what was typed stays. `onWrong` hears whether something is.
 */
export function useAccountForm<Field extends string>(onWrong: (wrong: boolean) => void): AccountForm<Field> {
  const { t } = useTranslation('account');
  const id = useId();
  const [problems, setProblems] = useState<readonly FormProblem<Field>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const idOf = (field: Field) => `${id}-${field}`;

  function comeBack(next: readonly FormProblem<Field>[]) {
    setProblems(next);
    onWrong(next.length > 0);
    if (next.length > 0) setAttempt((count) => count + 1);
  }

  function tell(error: unknown): readonly FormProblem<Field>[] {
    const minutes = waitOf(error);
    return [{ text: minutes === undefined ? t(failureKey(error)) : t('failure.tooMany', { count: minutes }) }];
  }

  return {
    idOf,
    errorOf: (field) => problems.find((problem) => problem.field === field)?.text,
    errors: problems.map(({ field, text }) => ({ id: field && idOf(field), message: text })),
    attempt,
    busy,
    async send({ check, send, explain }) {
      if (busy) return false;
      const wrong = check();
      if (wrong.length > 0) {
        comeBack(wrong);
        return false;
      }
      setBusy(true);
      try {
        await send();
        comeBack([]);
        return true;
      } catch (error) {
        const explained = explain?.(error) ?? [];
        comeBack(explained.length > 0 ? explained : tell(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
