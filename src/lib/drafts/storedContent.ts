import * as z from 'zod/mini';

/** A list in content stored on this device; entries of another shape are left out. */
export const validEntries = <Entry>(entry: z.ZodMiniType<Entry>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list: unknown[]) =>
      list.flatMap((value) => {
        const parsed = z.safeParse(entry, value);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );

/**
 * Validates content that was stored on this device; `undefined` if a field has another shape. What an earlier version did
 * not store is taken from `missing`.
 */
export function parseStored<Content extends object>(
  schema: z.ZodMiniType<Content>,
  found: unknown,
  missing: Partial<Content> = {},
): Content | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  return z.safeParse(schema, { ...missing, ...found }).data;
}
