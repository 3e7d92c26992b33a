import * as api from '#modules/activities/api';

import { serveBackend } from '#mocks/testing/serveBackend';

import { describeQueries } from './badPayloads';

serveBackend({ account: 'ada' });

describeQueries([
  ...['kinds', 'people', 'before', 'limit', 'unknown'].map((parameter) => ({
    endpoint: api.getActivities,
    parameter,
  })),
  { endpoint: api.getActivityPeople, parameter: 'unknown' },
]);
