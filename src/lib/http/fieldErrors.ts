import { validationErrors } from './problem';

/** A rejected field: its name, the code of the contract and the server's message. */
export type FieldError = { field: string; code: string; message: string };

/** The fields that a rejected input (422) names, each once with its first error; empty for other failures. */
export function fieldErrors(error: unknown): readonly FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const { pointer, code, message } of validationErrors(error)) {
    const field = pointer.split('/').at(-1) ?? '';
    if (!byField.has(field)) byField.set(field, { field, code, message });
  }
  return [...byField.values()];
}
