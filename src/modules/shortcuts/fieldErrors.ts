import { HttpError } from '#lib/http/request';

import type { ShortcutInput } from './api';

/** What a server said against single fields of what was sent. */
export interface RejectedInput {
  sent: ShortcutInput;
  errors: Readonly<Partial<Record<keyof ShortcutInput, string>>>;
}

const fields = ['label', 'description', 'icon', 'link', 'useRouter'] as const;

/** Reads a refusal (422) of a shortcut; nothing when a call failed for another reason, or no field was named. */
export function parseFieldErrors(error: Error, sent: ShortcutInput): RejectedInput | undefined {
  if (!(error instanceof HttpError) || error.problem.code !== 'validation-failed') return undefined;
  const errors: Partial<Record<keyof ShortcutInput, string>> = {};
  for (const { pointer, message } of error.problem.errors ?? []) {
    const field = fields.find((name) => pointer.endsWith(`/${name}`));
    if (field) errors[field] ??= message;
  }
  return { sent, errors };
}
