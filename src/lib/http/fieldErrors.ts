import { HttpError } from './request';

/** What the server has against one field: its name and the code of the contract. */
export type FieldError = { field: string; code: string };

/** The fields that a refusal (422) names by JSON pointer, each once; none for every other failure. */
export function fieldErrors(error: unknown): readonly FieldError[] {
  if (!(error instanceof HttpError) || error.status !== 422) return [];
  const told = new Map<string, FieldError>();
  for (const { pointer, code } of error.problem.errors ?? []) {
    const field = pointer.split('/').at(-1) ?? '';
    if (!told.has(field)) told.set(field, { field, code });
  }
  return [...told.values()];
}
