import * as z from 'zod/mini';

import { HttpError, NetworkError } from '#lib/http/request';
import { fieldErrors } from '#lib/http/fieldErrors';
import type { FormValues } from '#lib/forms/useServerForm';
import { retryAfterSeconds } from '#lib/http/problem';

/** Errors that a form can show: keys of `problem` in the translations. */
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
/** Key of an error that a form can show. */
export type ProblemKey = (typeof problemKeys)[number];

/** An error of one field, or of the whole form if `field` is missing. */
export interface Problem {
  readonly field?: string;
  readonly key: ProblemKey;
  /** Seconds to wait before another attempt. */
  readonly wait?: number;
  /** Request number to quote to support. */
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

/** Maps an error of a request to errors of the form. `notFound` is what a 404 means there. */
export function problemsFromError(error: unknown, notFound: 'wrongPair' | 'wrongPassword' = 'wrongPair'): Problem[] {
  if (error instanceof NetworkError) {
    const key = error.reason === 'malformed' ? 'server' : error.reason;
    return [key === 'server' ? { key, requestId: error.requestId } : { key }];
  }
  if (!(error instanceof HttpError)) {
    return [{ key: globalThis.navigator?.onLine === false ? 'offline' : 'server' }];
  }
  const { status, requestId } = error;
  // If the password is the only field, the error belongs to it.
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

/** The first error of each field, in the order of the form. The messages of the schema must be problem keys. */
export function problemsFromSchema(schema: z.ZodMiniType<unknown, FormValues>, values: FormValues): Problem[] {
  const { error } = z.safeParse(schema, values);
  return Object.keys(values).flatMap((field) => {
    const issue = error?.issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [{ field, key: problemKeys.find((key) => key === issue.message) ?? 'refused' }];
  });
}

/** Converts seconds to the largest readable unit, rounded up: hours above 90 minutes. */
export function waitInUnits(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds < 60) return { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) };
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: Math.ceil(minutes / 60) };
}
