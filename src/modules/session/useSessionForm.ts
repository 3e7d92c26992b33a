import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { useTextForm } from '#lib/forms/useTextForm';
import type { TextForm, TextFormOptions, Texts } from '#lib/forms/useTextForm';

import { readableWait, readIssues, readProblems } from './problems';
import type { Problem, ProblemKey } from './problems';

export type SessionFormOptions<Values extends Texts> = Pick<
  TextFormOptions<Values, Problem, unknown>,
  'initial' | 'secrets' | 'send' | 'onRefused'
> & {
  /** What may be sent; its messages are keys of `problem` in the texts. */
  schema: z.ZodMiniType<Values, Texts>;
  /** What a 404 means. */
  wrong?: 'wrongPair' | 'wrongPassword';
};

/** A form as the parts of a screen of this module need it. */
export type SessionForm = TextForm<Texts, Problem>;

const onTheWay: ReadonlySet<ProblemKey> = new Set(['offline', 'timeout', 'unreachable', 'server']);

/**
 * A form of this module. Passwords are emptied when it comes back; only a failure on the way leaves them: then sending
 * again is all there is to do.
 */
export function useSessionForm<Values extends Texts>({
  schema,
  wrong = 'wrongPair',
  send,
  ...options
}: SessionFormOptions<Values>): SessionForm {
  const { t } = useTranslation('session');
  return useTextForm<Texts, Problem, unknown>({
    ...options,
    check: (values) => readIssues(schema, values),
    // As the schema reads it, without the white space around an address.
    send: (values) => send(z.parse(schema, values)),
    explain: (error) => readProblems(error, wrong),
    keepsSecrets: (problems) => problems.some(({ key }) => onTheWay.has(key)),
    say({ key, wait = 0 }) {
      if (key !== 'tooMany') return t(`problem.${key}`);
      const { unit, count } = readableWait(wait);
      return t(`problem.tooMany.${unit}`, { count });
    },
  });
}
