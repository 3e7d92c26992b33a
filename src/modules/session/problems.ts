import * as z from 'zod/mini';

import { HttpError, NetworkError } from '#lib/http/request';
import { fieldErrors } from '#lib/http/fieldErrors';
import type { FormValues } from '#lib/forms/useServerForm';
import { retryAfterSeconds } from '#lib/http/problem';

/** Keys of the messages that a form can show, under `problem` in the texts. */
export const problemKeys = [
  'nameMissing',
  'nameLong',
  'emailMissing',
  'emailFormat',
  'emailUnusable',
  'passwordMissing',
  'passwordShort',
  'passwordWeak',
  'termsMissing',
  'wrongPair',
  'wrongPassword',
  'tooMany',
  'offline',
  'timeout',
  'unreachable',
  'server',
  'refused',
] as const;
/** Key of a message that a form can show. */
export type ProblemKey = (typeof problemKeys)[number];

/** One thing that is wrong: with a field of the form, or with the whole of it. */
export interface Problem {
  readonly field?: string;
  readonly key: ProblemKey;
  /** Seconds to wait, where that helps. */
  readonly wait?: number;
  /** Repeat it to whoever runs the service. */
  readonly requestId?: string;
}

function fieldProblem(field: string, code: string): ProblemKey | undefined {
  switch (field) {
    case 'name':
      return code === 'too_big' ? 'nameLong' : 'nameMissing';
    case 'email':
      return code === 'taken' || code === 'unusable' ? 'emailUnusable' : 'emailFormat';
    case 'password':
      return /small|short|length/.test(code) ? 'passwordShort' : 'passwordWeak';
    default:
      return undefined;
  }
}

/** What a server or the way to it had against a form. `notFound` says what a 404 means there. */
export function problemsFromError(error: unknown, notFound: 'wrongPair' | 'wrongPassword' = 'wrongPair'): Problem[] {
  if (error instanceof NetworkError) {
    const key = error.reason === 'malformed' ? 'server' : error.reason;
    return [key === 'server' ? { key, requestId: error.requestId } : { key }];
  }
  if (!(error instanceof HttpError)) {
    return [{ key: globalThis.navigator?.onLine === false ? 'offline' : 'server' }];
  }
  const { status, requestId } = error;
  // Where only the password is asked for, it is that one.
  if (status === 404) return [notFound === 'wrongPassword' ? { field: 'password', key: notFound } : { key: notFound }];
  const wait = retryAfterSeconds(error);
  if (wait !== undefined) return [{ key: 'tooMany', wait }];
  if (status === 408 || status === 504) return [{ key: 'timeout' }];
  const fieldProblems = fieldErrors(error).flatMap(({ field, code }): Problem[] => {
    const key = fieldProblem(field, code);
    return key === undefined ? [] : [{ field, key }];
  });
  if (fieldProblems.length > 0) return fieldProblems;
  return [{ key: status >= 500 ? 'server' : 'refused', requestId }];
}

/** What a schema whose messages are keys has against the values of a form: one thing for each field, in its order. */
export function problemsFromSchema(schema: z.ZodMiniType<unknown, FormValues>, values: FormValues): Problem[] {
  const { error } = z.safeParse(schema, values);
  return Object.keys(values).flatMap((field) => {
    const issue = error?.issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [{ field, key: problemKeys.find((key) => key === issue.message) ?? 'refused' }];
  });
}

/** A time to wait in the unit that people would say it in, rounded up. */
export function waitInUnits(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds < 60) return { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) };
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: Math.ceil(minutes / 60) };
}
