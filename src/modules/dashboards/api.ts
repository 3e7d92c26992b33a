import * as z from 'zod/mini';

import { endpoint, queryNumber } from '#lib/http/endpoint';

import { analyticsSchema } from './analyticsSchemas';
import { checkAges } from './checkAges';
import { checkedFacilitiesSchema, directoryDashboardSchema } from './directorySchemas';
import { projectSchema } from './projectSchemas';

export const getAnalytics = endpoint({
  method: 'GET',
  path: 'api/dashboards/analytics',
  summary: 'Returns the figures of visitors and what they do',
  response: analyticsSchema,
  access: 'user',
});

export const getProject = endpoint({
  method: 'GET',
  path: 'api/dashboards/project',
  summary: 'Returns the issues, schedule, budget and team of the project',
  response: projectSchema,
  access: 'user',
});

/** Our addition. */
export const getDirectory = endpoint({
  method: 'GET',
  path: 'api/dashboards/directory',
  summary: 'Returns what the directory contains and lacks, as far as the caller may see it',
  response: directoryDashboardSchema,
  access: 'user',
});

/** Our addition. */
export const listCheckedFacilities = endpoint({
  method: 'GET',
  path: 'api/dashboards/directory/facilities',
  summary: 'Lists the facilities whose details were last checked so long ago',
  query: z.object({
    checked: z.enum(checkAges),
    page: z.optional(queryNumber(z.int(), z.minimum(1))),
  }),
  response: checkedFacilitiesSchema,
  access: 'user',
});
