import * as z from 'zod/mini';

import { slug, text } from './schemaParts';

/** A category of services, two levels deep; a child has a `parentId`. Names are in the requested language. */
export const categorySchema = z.object({
  id: slug,
  parentId: z.exactOptional(slug),
  name: text(2, 60),
  plural: text(2, 60),
  description: text(40, 300),
  /** Heroicons name, e.g. `beaker`. */
  icon: text(1, 40),
  /** schema.org type of facilities in this category. */
  schemaType: text(1, 40),
  aliases: z.array(text(1, 60)).check(z.maxLength(20)),
  order: z.int(),
  /** Published facilities only; a parent counts its children once. */
  facilityCount: z.int(),
  emergency: z.boolean(),
});
/** A category of services. */
export type Category = z.infer<typeof categorySchema>;

/** A property to filter facilities by, in the requested language. */
export const tagSchema = z.object({
  id: slug,
  name: text(2, 40),
  group: z.enum(['access', 'time', 'cost', 'people', 'feature']),
  description: text(1, 200),
  facilityCount: z.int(),
});
/** A property to filter facilities by. */
export type Tag = z.infer<typeof tagSchema>;

/** The categories that a facility can have, as options grouped by their parents. */
export function categoryOptions(categories: readonly Category[]) {
  const parents = new Map(categories.map(({ id, name }) => [id, name]));
  return categories
    .filter(({ id }) => !categories.some(({ parentId }) => parentId === id))
    .map(({ id, name, parentId }) => {
      const group = parents.get(parentId ?? '');
      return { value: id, label: name, ...(group !== undefined && { group }) };
    });
}
