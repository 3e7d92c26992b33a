import 'fake-indexeddb/auto';
import { setupServer } from 'msw/node';

import { handlers } from '#mocks/core/features';

/** The same back end in Node, for the tests of the contract. */
export const server = setupServer(...handlers);
