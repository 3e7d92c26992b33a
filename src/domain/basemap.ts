import * as z from 'zod/mini';

import { endpoint, queryNumber } from '#lib/http/endpoint';

/** The ground of maps; every module that shows a map draws on it. */
export const basemap = endpoint({
  method: 'GET',
  path: 'api/directory/basemap',
  summary: 'The ground under a map as GeoJSON: coast, districts, roads, streets',
  query: z.object({
    city: z.optional(z.string().check(z.maxLength(120))),
    detail: z.optional(queryNumber(z.minimum(0), z.maximum(2), z.multipleOf(1))),
  }),
  // `#lib/geojson` reads the features one by one and leaves out what it does not know, so the schema stops at their shape.
  // The label of a town carries its slug as `place`.
  response: z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) }),
  errors: ['not-found'],
});
