import 'fake-indexeddb/auto';
import { setupServer } from 'msw/node';

import { handlers } from '#mocks/core/features';

/** The local back end in Node, for unit tests. */
export const server = setupServer(...handlers);
