import * as z from 'zod/mini';

/** A point in WGS84 decimal degrees, 5 decimals (about one metre). */
export const coordinatesSchema = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
});
/** A point in WGS84 decimal degrees. */
export type Coordinates = z.infer<typeof coordinatesSchema>;
