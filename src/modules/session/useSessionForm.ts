import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { useTextForm } from '#lib/forms/useTextForm';
import type { TextForm, TextFormOptions, TextValues } from '#lib/forms/useTextForm';

import { waitInUnits, problemsFromSchema, problemsFromError } from './problems';
import type { Problem, ProblemKey } from './problems';

export type SessionFormOptions<Values extends TextValues> = Pick<
  TextFormOptions<Values, Problem, unknown>,
  'initial' | 'secrets' | 'send' | 'onError'
> & {
  /** What may be sent; its messages are keys of `problem` in the texts. */
  schema: z.ZodMiniType<Values, TextValues>;
  /** What a 404 means. */
  wrong?: 'wrongPair' | 'wrongPassword';
};

/** A form as the parts of a screen of this module need it. */
export type SessionForm = TextForm<TextValues, Problem>;

const transientProblems: ReadonlySet<ProblemKey> = new Set(['offline', 'timeout', 'unreachable', 'server']);

/**
 * A form of this module. Passwords are emptied when it comes back; only a failure on the way leaves them: then sending
 * again is all there is to do.
 */
export function useSessionForm<Values extends TextValues>({
  schema,
  wrong = 'wrongPair',
  send,
  ...options
}: SessionFormOptions<Values>): SessionForm {
  const { t } = useTranslation('session');
  return useTextForm<TextValues, Problem, unknown>({
    ...options,
    check: (values) => problemsFromSchema(schema, values),
    // As the schema reads it, without the white space around an address.
    send: (values) => send(z.parse(schema, values)),
    toProblems: (error) => problemsFromError(error, wrong),
    keepsSecrets: (problems) => problems.some(({ key }) => transientProblems.has(key)),
    formatProblem({ key, wait = 0 }) {
      if (key !== 'tooMany') return t(`problem.${key}`);
      const { unit, count } = waitInUnits(wait);
      return t(`problem.tooMany.${unit}`, { count });
    },
  });
}
