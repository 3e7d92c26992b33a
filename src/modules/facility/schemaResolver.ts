import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** A react-hook-form resolver for a schema of the contract; each field gets its first message. */
export function schemaResolver<Values extends FieldValues, Parsed extends FieldValues>(
  schema: z.ZodMiniType<Parsed>,
): Resolver<Values, unknown, Parsed> {
  return (values) => {
    const parsed = z.safeParse(schema, values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of parsed.error.issues) errors[path.join('.')] ??= { type: code, message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
