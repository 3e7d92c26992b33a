import * as api from '#modules/icons/api';

import { serveBackend } from '#mocks/testing/serveBackend';

import { describeQueries } from './badPayloads';

serveBackend({ account: 'ada' });

describeQueries(
  [
    api.getHeroiconsOutline,
    api.getHeroiconsSolid,
    api.getHeroiconsMini,
    api.getFeatherIcons,
    api.getMaterialOutline,
    api.getMaterialSolid,
    api.getMaterialTwotone,
  ].map((endpoint) => ({ endpoint, parameter: 'query' })),
);
