import { endpoint } from '#lib/http/endpoint';

import { analyticsSchema } from './analyticsSchemas';

export const getAnalytics = endpoint({
  method: 'GET',
  path: 'api/dashboards/analytics',
  summary: 'Returns the figures of visitors and what they do',
  response: analyticsSchema,
  access: 'user',
});
