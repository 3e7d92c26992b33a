import type { TFunction } from 'i18next';
import * as z from 'zod/mini';

import type { FormFieldError } from '#lib/forms/useServerForm';
import { errorKey, retryAfterMinutes, validationErrors } from '#lib/http/problem';
import type { ErrorKey } from '#lib/http/problem';

/** Errors of fields: keys of `problem` in the translations. */
const problemKeys = [
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
/** Key of a field error. */
export type ProblemKey = (typeof problemKeys)[number];

/** Why a request failed: the key of a sentence, or the minutes to wait after too many requests. */
export type Failure = { key: ErrorKey } | { minutes: number };

type Translate = TFunction<'contributing'>;

const problemKeyOf = (message: string) => problemKeys.find((key) => `problem.${key}` === message);

/** A field error; its message is a translation key, as in the schemas. */
export function fieldError(field: string, key: ProblemKey): FormFieldError {
  return { field, message: `problem.${key}` };
}

/**
 * The first error of each field that a schema rejects. A field goes by the last name of its path; `fallback` is the
 * error of a field if the schema's message has no translation.
 */
export function fieldErrorsFromSchema(
  schema: z.ZodMiniType,
  value: unknown,
  fallback: Partial<Record<string, ProblemKey>> = {},
  fieldOf: (path: string[]) => string = (path) => path.at(-1) ?? '',
): FormFieldError[] {
  const parsed = z.safeParse(schema, value);
  const byField = new Map<string, FormFieldError>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fieldOf(path.map(String));
    const key = problemKeyOf(message) ?? fallback[field];
    if (key !== undefined && !byField.has(field)) byField.set(field, fieldError(field, key));
  }
  return [...byField.values()];
}

/** Fields of a rejected input (422) whose messages have a translation; empty for other failures. */
export function fieldErrorsFromResponse(
  error: unknown,
  fieldOf: (pointer: string) => string = fieldOfPointer,
): FormFieldError[] {
  return validationErrors(error).flatMap(({ pointer, message }) => {
    const key = problemKeyOf(message);
    return key ? [fieldError(fieldOf(pointer), key)] : [];
  });
}

/** Last name in a JSON pointer, without indexes: an item counts as its list. */
function fieldOfPointer(pointer: string): string {
  const parts = pointer.split('/').filter((part) => !/^\d+$/.test(part));
  return parts.at(-1) ?? '';
}

/** Describes an error that names no field. */
export function failureFrom(error: unknown): Failure {
  const minutes = retryAfterMinutes(error);
  return minutes === undefined ? { key: errorKey(error) } : { minutes };
}

/** Translates a field error; `count` fills in the number of a message that has one. */
export function formatFieldError(t: Translate, message: string, count = 1): string {
  const key = problemKeyOf(message);
  return key ? t(`problem.${key}`, { count }) : message;
}

/** Translates a failure. */
export function formatFailure(t: Translate, failure: Failure): string {
  return 'key' in failure ? t(failure.key) : t('failure.wait', { count: failure.minutes });
}
