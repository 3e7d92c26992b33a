import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { useServerForm } from '#lib/forms/useServerForm';
import type { FormFieldError, FormValues, ServerForm, ServerFormOptions } from '#lib/forms/useServerForm';

import { problemKeys, problemsFromError, problemsFromSchema, waitInUnits } from './problems';
import type { Problem, ProblemKey } from './problems';

export type SessionFormOptions<Values extends FormValues> = Pick<
  ServerFormOptions<keyof Values & string, Problem, unknown>,
  'defaultValues' | 'secrets' | 'onError'
> & {
  /** Validates the values and trims them; its messages are keys of `problem` in the translations. */
  schema: z.ZodMiniType<Values, FormValues>;
  /** What a 404 means. */
  notFound?: 'wrongPair' | 'wrongPassword';
  send: (values: Values) => Promise<unknown>;
};

/** A form of the session screens. */
export type SessionForm = ServerForm<string, Problem>;

const transientProblems: ReadonlySet<ProblemKey> = new Set(['offline', 'timeout', 'unreachable', 'server']);

const toFieldErrors = (problems: readonly Problem[]): FormFieldError[] =>
  problems.flatMap(({ field, key }) => (field === undefined ? [] : [{ field, message: key }]));

/** Form state of the session screens. Only a transient failure leaves a password in its field: the same one is sent again. */
export function useSessionForm<Values extends FormValues>({
  schema,
  notFound = 'wrongPair',
  send,
  ...options
}: SessionFormOptions<Values>): SessionForm {
  const { t } = useTranslation('session');
  return useServerForm<string, Problem, unknown>({
    ...options,
    validate: (values) => toFieldErrors(problemsFromSchema(schema, values)),
    send: (values) => send(z.parse(schema, values)),
    toFieldErrors: (error) => toFieldErrors(problemsFromError(error, notFound)),
    toFailure: (error) => problemsFromError(error, notFound)[0] ?? { key: 'server' },
    keepsSecrets: ({ key }) => transientProblems.has(key),
    formatFieldError(message) {
      const key = problemKeys.find((known) => known === message);
      return key === undefined || key === 'tooMany' ? message : t(`problem.${key}`);
    },
    formatFailure({ key, wait = 0 }) {
      if (key !== 'tooMany') return t(`problem.${key}`);
      const { unit, count } = waitInUnits(wait);
      return t(`problem.tooMany.${unit}`, { count });
    },
  });
}
