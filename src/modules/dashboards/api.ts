import { endpoint } from '#lib/http/endpoint';

import { analyticsSchema } from './analyticsSchemas';
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
