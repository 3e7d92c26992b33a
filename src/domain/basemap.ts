import * as z from 'zod/mini';

import { endpoint, queryNumber } from '#lib/http/endpoint';

/** The basemap, shared by every module that renders a map. */
export const basemap = endpoint({
  method: 'GET',
  path: 'api/directory/basemap',
  summary: 'The ground under a map as GeoJSON: coast, districts, roads, streets',
  query: z.object({
    city: z.optional(z.string().check(z.maxLength(120))),
    detail: z.optional(queryNumber(z.minimum(0), z.maximum(2), z.multipleOf(1))),
  }),
  // `#lib/geo/geojson` parses the features one by one and skips unknown ones, so the schema is loose. The label of a
  // town has its slug as `place`.
  response: z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) }),
  errors: ['not-found'],
});
