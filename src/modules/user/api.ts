import * as z from 'zod/mini';

import { emailSchema, nameSchema } from '#domain/person';
import { endpoint } from '#lib/http/endpoint';

/** Presence statuses; `not-visible` is shown as "Invisible" (specification, section 4). */
export const userStatuses = ['online', 'away', 'busy', 'not-visible'] as const;

const fields = {
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  name: nameSchema,
  email: emailSchema,
  /** Path of an image, or null. */
  avatar: z.nullable(z.string().check(z.minLength(1), z.maxLength(500))),
  status: z.enum(userStatuses),
};

/** The signed-in person. */
export const userSchema = z.object(fields);
/** The signed-in person. */
export type User = z.infer<typeof userSchema>;
/** Presence status. */
export type UserStatus = User['status'];

/** `GET api/common/user` (specification of the modules, "Common"). */
export const getUser = endpoint({
  method: 'GET',
  path: 'api/common/user',
  summary: 'Gives the person who is signed in',
  response: userSchema,
  access: 'user',
});

/** `PATCH api/common/user` (specification, section 7): omitted fields keep their value. */
export const patchUser = endpoint({
  method: 'PATCH',
  path: 'api/common/user',
  summary: 'Changes the person who is signed in, for instance the status, and gives the changed record',
  body: z.object({
    user: z.object({
      id: z.optional(fields.id),
      name: z.optional(fields.name),
      email: z.optional(fields.email),
      avatar: z.optional(fields.avatar),
      status: z.optional(fields.status),
    }),
  }),
  response: userSchema,
  access: 'user',
  errors: ['not-found'],
});
