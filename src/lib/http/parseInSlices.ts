import type * as z from 'zod/mini';

/** Items that are checked before other work of the page may run. */
const sliceSize = 500;

type Schema = z.core.$ZodType;
type Parsed = { success: true; data: unknown } | { success: false; error: unknown };

/** The schema of the items of a list that is long and whose schema asks nothing of the list as a whole. */
function elementOf(schema: Schema | undefined, value: unknown): Schema | undefined {
  const isLong = Array.isArray(value) && value.length > sliceSize;
  if (!isLong || schema === undefined || schema._zod.def.checks?.length) return undefined;
  return schema._zod.def.type === 'array' ? (schema as z.core.$ZodArray)._zod.def.element : undefined;
}

/** Checks a list; returns undefined for one with a wrong item. */
async function parseList(element: Schema, items: readonly unknown[]): Promise<unknown[] | undefined> {
  const parsed: unknown[] = [];
  for (const [index, item] of items.entries()) {
    if (index % sliceSize === 0) await new Promise((resolve) => setTimeout(resolve));
    const one = (element as z.ZodMiniType).safeParse(item);
    if (!one.success) return undefined;
    parsed.push(one.data);
  }
  return parsed;
}

/** As `safeParse`, but lists of thousands of items, as such or in a field, are checked in slices: no frame waits for it. */
export async function parseInSlices(schema: z.ZodMiniType, value: unknown): Promise<Parsed> {
  const element = elementOf(schema, value);
  if (element) {
    const data = await parseList(element, value as unknown[]);
    if (data) return { success: true, data };
  }
  const { def } = schema._zod;
  if (def.type !== 'object' || def.checks?.length || typeof value !== 'object' || value === null) {
    return schema.safeParse(value);
  }
  const { shape } = def as z.core.$ZodObjectDef;
  const lists: Record<string, unknown[]> = {};
  const rest: Record<string, unknown> = { ...value };
  for (const [field, items] of Object.entries(value)) {
    const item = elementOf(shape[field], items);
    const data = item && (await parseList(item, items as unknown[]));
    if (!data) continue;
    lists[field] = data;
    rest[field] = [];
  }
  const parsed = schema.safeParse(rest);
  return parsed.success ? { success: true, data: { ...(parsed.data as object), ...lists } } : parsed;
}
