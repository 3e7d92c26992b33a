import * as z from 'zod/mini';

import { setClock } from '#lib/time/clock';
import { endpoint } from '#lib/http/endpoint';

import { addFault, faultSchema } from './faults';
import { handle } from './handle';

// Tools for tests and demos (directory contract 3.5), not part of the contract of a real server.

const done = z.literal(true);
const clock = endpoint({
  method: 'POST',
  path: 'api/mock/clock',
  summary: 'Sets the clock, or lets it go when `now` is null',
  body: z.object({ now: z.nullable(z.iso.datetime()) }),
  response: done,
});
const fault = endpoint({
  method: 'POST',
  path: 'api/mock/fault',
  summary: 'Adds a fault',
  body: faultSchema,
  response: done,
});

/** Clock and fault injection. */
export const mockHandlers = [
  handle(clock, ({ body }) => {
    setClock(body.now === null ? undefined : new Date(body.now));
    return true as const;
  }),
  handle(fault, ({ body }) => {
    addFault(body);
    return true as const;
  }),
];
