/** Reads one stored value; returns `undefined` if it has another shape. */
export type FieldReader<Value> = (value: unknown) => Value | undefined;

export const readText: FieldReader<string> = (value) => (typeof value === 'string' ? value : undefined);

export const readBoolean: FieldReader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** A value that may be null. */
export const readNullable =
  <Value>(read: FieldReader<Value>): FieldReader<Value | null> =>
  (value) =>
    value === null ? null : read(value);

/** One of a few values. */
export const readOneOf =
  <const Value>(...values: readonly Value[]): FieldReader<Value> =>
  (value) =>
    values.find((one) => one === value);

/** A list; entries of another shape are left out. */
export const readList =
  <Entry>(read: FieldReader<Entry>): FieldReader<Entry[]> =>
  (value) =>
    Array.isArray(value) ? value.map(read).filter((entry) => entry !== undefined) : undefined;

/** An object that has at least these fields, whose values are not checked. */
export const readRecord =
  <Value extends object>(...fields: ReadonlyArray<keyof Value>): FieldReader<Value> =>
  (value) =>
    typeof value === 'object' && value !== null && fields.every((field) => field in value)
      ? (value as Value)
      : undefined;

/**
 * Validates content that was stored on this device, field by field; `undefined` if one has another shape. What an earlier
 * version did not store is taken from `missing`.
 */
export function parseFields<Content extends object>(
  found: unknown,
  readers: { [Field in keyof Content]-?: FieldReader<Content[Field]> },
  missing: Partial<Content> = {},
): Content | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const stored: Partial<Record<keyof Content, unknown>> = { ...missing, ...found };
  const content: Partial<Content> = {};
  for (const field of Object.keys(readers) as Array<keyof Content>) {
    const value = readers[field](stored[field]);
    if (value === undefined) return undefined;
    content[field] = value;
  }
  return content as Content;
}
