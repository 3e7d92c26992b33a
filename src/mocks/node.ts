import 'fake-indexeddb/auto';
import { setupServer } from 'msw/node';

import { handlers } from './handlers';

/** The same back end in Node, for the tests of the contract. */
export const server = setupServer(...handlers);
