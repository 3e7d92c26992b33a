import { fieldErrors } from '#lib/http/fieldErrors';
import { problemCode } from '#lib/http/problem';

import type { ShortcutInput } from './api';

/** Input that the server rejected, with its error messages by field. */
export interface RejectedInput {
  sent: ShortcutInput;
  errors: Readonly<Partial<Record<keyof ShortcutInput, string>>>;
}

const fields = ['label', 'description', 'icon', 'link', 'useRouter'] as const;

/** The errors of a rejected shortcut by field, empty when the server names none; `undefined` for other failures. */
export function parseFieldErrors(error: Error, sent: ShortcutInput): RejectedInput | undefined {
  if (problemCode(error) !== 'validation-failed') return undefined;
  const errors: Partial<Record<keyof ShortcutInput, string>> = {};
  for (const { field, message } of fieldErrors(error)) {
    const name = fields.find((known) => known === field);
    if (name) errors[name] = message;
  }
  return { sent, errors };
}
