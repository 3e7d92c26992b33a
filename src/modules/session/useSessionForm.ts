import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';

import type { FormError } from '#components/FormErrorSummary';

import { readableWait, readProblems } from './problems';
import type { Problem, ProblemKey } from './problems';

/** The values of a form of this module: one text for each field. */
export type Texts = Record<string, string>;

export type SessionFormOptions<Values extends Texts> = {
  /** What may be sent; its messages are keys of `problem` in the texts. */
  schema: z.ZodMiniType<Values, Texts>;
  /** The fields in the order of the form, with what they hold at first. */
  initial: Values;
  /** Fields that are emptied when the form comes back. */
  secrets: readonly string[];
  /** Sends the form. What it throws is told. */
  send: (values: Values) => Promise<unknown>;
  /** What a 404 means. */
  wrong?: 'wrongPair' | 'wrongPassword';
  /** Takes over a refusal that has a place of its own on the screen. */
  onRefused?: (error: unknown) => boolean;
};

/** A form as the parts of a screen need it. */
export type SessionForm = {
  control: Control<Texts, unknown, Texts>;
  /** The id of a field's control. */
  idOf: (field: string) => string;
  /** What is wrong with a field. */
  errorOf: (field: string) => string | undefined;
  /** Everything that is wrong, for the summary. */
  errors: readonly FormError[];
  attempt: number;
  /** The form came back. */
  failed: boolean;
  /** Where a fault was the service's: the number of the call. */
  requestId: string | undefined;
  busy: boolean;
  submit: () => void;
  fill: (values: Texts) => void;
};

/**
 * A form of this module (directory 2.0.3): checked when it is sent and never before, the summary says what is wrong and
 * takes the focus, what was typed stays, and passwords are emptied. Only a failure on the way leaves those too: then
 * sending again is all there is to do.
 */
export function useSessionForm<Values extends Texts>({
  schema,
  initial,
  secrets,
  send,
  wrong = 'wrongPair',
  onRefused = () => false,
}: SessionFormOptions<Values>): SessionForm {
  const { t } = useTranslation('session');
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { control, handleSubmit, setValue, formState } = useForm<Texts, unknown, Values>({
    defaultValues: initial,
    resolver: standardSchemaResolver(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });

  function comeBack(next: readonly Problem[], empty: boolean) {
    if (empty) for (const field of secrets) setValue(field, '');
    setProblems(next);
    setAttempt((count) => count + 1);
  }

  const submit = handleSubmit(
    async (values) => {
      setProblems([]);
      try {
        await send(values);
      } catch (error) {
        if (onRefused(error)) return;
        const told = readProblems(error, wrong);
        comeBack(told, !told.some(({ key }) => onTheWay.has(key)));
      }
    },
    (errors) =>
      comeBack(
        Object.keys(initial).flatMap((field) => {
          const key = errors[field]?.message;
          return key === undefined ? [] : [{ field, key: key as ProblemKey }];
        }),
        true,
      ),
  );

  const textOf = ({ key, wait = 0 }: Problem): string => {
    if (key !== 'tooMany') return t(`problem.${key}`);
    const { unit, count } = readableWait(wait);
    return t(`problem.tooMany.${unit}`, { count });
  };
  const idOf = (field: string) => `${id}-${field}`;

  return {
    control: control as unknown as Control<Texts, unknown, Texts>,
    idOf,
    errorOf(field) {
      const problem = problems.find((one) => one.field === field);
      return problem && textOf(problem);
    },
    errors: problems.map((problem) => ({
      id: problem.field === undefined ? undefined : idOf(problem.field),
      message: textOf(problem),
    })),
    attempt,
    failed: problems.length > 0,
    requestId: problems.find(({ requestId }) => requestId !== undefined)?.requestId,
    busy: formState.isSubmitting,
    submit() {
      if (!formState.isSubmitting) void submit();
    },
    fill(values) {
      for (const [field, value] of Object.entries(values)) setValue(field, value);
    },
  };
}

const onTheWay: ReadonlySet<ProblemKey> = new Set(['offline', 'timeout', 'unreachable', 'server']);
