import { expectTypeOf, it } from 'vitest';
import type * as z from 'zod/mini';

import type { SessionUser } from '#lib/session/session';

import type { sessionUserSchema } from './sessionUser';

// `lib/session` has its own type, so that the first page loads no schema.
it('has the shape that the session expects', () => {
  expectTypeOf<z.infer<typeof sessionUserSchema>>().toExtend<SessionUser>();
});
