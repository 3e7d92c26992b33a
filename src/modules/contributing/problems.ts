import type { TFunction } from 'i18next';
import * as z from 'zod/mini';

import { HttpError } from '#lib/http/request';
import { errorKey, problemNumber, retryAfterMinutes } from '#lib/http/problem';

/** What may be wrong with a field: keys of `problem` in the texts. */
export const problemKeys = [
  'methodMissing',
  'checkedAtMissing',
  'checkedAtRange',
  'checkMissing',
  'nameAndAddress',
  'correctionName',
  'correctionAddress',
  'correctionPhone',
  'correctionHours',
  'correctionCategory',
  'correctionNotWrong',
  'noteLong',
  'evidenceMany',
  'evidenceUnknown',
  'evidenceLarge',
  'evidenceType',
  'roleMissing',
  'relationNote',
  'workEmail',
  'methodUnavailable',
  'codeMissing',
  'codeWrong',
  'codeLocked',
  'codeEnded',
  'proofMissing',
  'declarationMissing',
  'answerMissing',
  'disputeNote',
  'evidenceUnchecked',
  'reasonMissing',
  'messageLength',
  'quickReason',
  'quickUntil',
  'listingSlug',
  'listingAction',
  'listingTarget',
] as const;
/** What may be wrong with a field. */
export type ProblemKey = (typeof problemKeys)[number];

/** What is wrong with a field, or with the whole. */
export type Problem = { field?: string | undefined; say: (t: TFunction<'contributing'>) => string };

const problemKeyOf = (message: string): ProblemKey | undefined =>
  problemKeys.find((key) => `problem.${key}` === message);

/** A problem with one field; `count` where the words name a number. */
export function fieldProblem(field: string, key: ProblemKey, count?: number): Problem {
  return { field, say: (t) => t(`problem.${key}`, { count: count ?? 1 }) };
}

/** What a schema finds wrong, each field once; a field goes by its last name. `fallback` for what has no words of its own. */
export function problemsFromSchema(
  schema: z.ZodMiniType,
  value: unknown,
  fallback: Partial<Record<string, ProblemKey>> = {},
  fieldOf: (path: string[]) => string = (path) => path.at(-1) ?? '',
): Problem[] {
  const parsed = z.safeParse(schema, value);
  const found = new Map<string, Problem>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fieldOf(path.map(String));
    const key = problemKeyOf(message) ?? fallback[field];
    if (key !== undefined && !found.has(field)) found.set(field, fieldProblem(field, key));
  }
  return [...found.values()];
}

/** What a refusal means: fields that the server named, else why nothing was done. */
export function problemsFromError(error: unknown, fieldOf: (pointer: string) => string = fieldOfPointer): Problem[] {
  const fields = error instanceof HttpError && error.status === 422 ? (error.problem.errors ?? []) : [];
  const named = fields.flatMap(({ pointer, message }) => {
    const key = problemKeyOf(message);
    return key ? [fieldProblem(fieldOf(pointer), key, problemNumber(error, 'triesLeft'))] : [];
  });
  if (named.length > 0) return named;
  const minutes = retryAfterMinutes(error);
  if (minutes !== undefined) return [{ say: (t) => t('failure.wait', { count: minutes }) }];
  return [{ say: (t) => t(errorKey(error)) }];
}

/** The name of a field that a pointer leads to; an item of a list stands for the list. */
function fieldOfPointer(pointer: string): string {
  const parts = pointer.split('/').filter((part) => !/^\d+$/.test(part));
  return parts.at(-1) ?? '';
}
