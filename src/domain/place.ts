import * as z from 'zod/mini';

import { coordinatesSchema } from './coordinates';
import { slug, text } from './schemaParts';

/** Types of places to search near. */
export const placeTypeSchema = z.enum(['country', 'region', 'city', 'district', 'postcode', 'street', 'landmark']);
/** Type of a place. */
export type PlaceType = z.infer<typeof placeTypeSchema>;

/** A place to search near: its centre, its parents and a suitable radius in metres. */
export const placeSchema = z.extend(coordinatesSchema, {
  id: z.string(),
  slug,
  type: placeTypeSchema,
  name: text(1, 80),
  /** The name with its parent: "Old Harbour, Port Calder". */
  label: text(1, 160),
  altNames: z.array(z.string()),
  /** West, south, east, north. */
  bbox: z.exactOptional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  population: z.exactOptional(z.int()),
  parentIds: z.object({
    districtId: z.exactOptional(z.string()),
    cityId: z.exactOptional(z.string()),
    regionId: z.exactOptional(z.string()),
  }),
  defaultRadiusM: z.int(),
  /** Ranges of `name` that match the query, as start and length. */
  matched: z.exactOptional(z.array(z.tuple([z.int(), z.int()]))),
});
/** A place to search near. */
export type Place = z.infer<typeof placeSchema>;
