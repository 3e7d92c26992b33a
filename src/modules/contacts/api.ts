import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';

const id = z.string().check(z.minLength(1), z.maxLength(40));
const text = (max: number) => z.string().check(z.maxLength(max));
const role = z.nullable(text(120));

/** A person in the address book. */
export const contactSchema = z.object({
  id,
  /** Path of an image, or a data URL after an upload. */
  avatar: z.nullable(z.string()),
  /** Path of the background image. */
  background: z.exactOptional(z.nullable(z.string())),
  name: text(120),
  emails: z.array(z.object({ email: text(254), label: text(40) })),
  phoneNumbers: z.array(
    z.object({
      /** ISO 3166-1 alpha-2 in lower case. */
      country: z.string().check(z.regex(/^[a-z]{2}$/)),
      /** National number, without the dial code. */
      phoneNumber: text(40),
      label: text(40),
    }),
  ),
  title: role,
  company: role,
  /** The same two fields in the shape of the specification's new contact (ruling D13). */
  job: z.exactOptional(z.object({ title: role, company: role })),
  birthday: z.nullable(z.iso.date()),
  address: z.nullable(text(300)),
  /** HTML. */
  notes: z.nullable(text(20_000)),
  /** Ids of tags. */
  tags: z.array(id),
});
/** A person in the address book. */
export type Contact = z.infer<typeof contactSchema>;

/** A tag that groups contacts. */
export const contactTagSchema = z.object({ id, title: text(60) });
/** A tag that groups contacts. */
export type ContactTag = z.infer<typeof contactTagSchema>;

/** A country with its dial code. */
export const countrySchema = z.object({
  id,
  /** ISO 3166-1 alpha-2 in lower case. */
  iso: z.string().check(z.regex(/^[a-z]{2}$/)),
  /** In the requested language. */
  name: text(120),
  /** Dial code with plus: `+90`. */
  code: z.string().check(z.regex(/^\+\d{1,4}$/)),
  /** Position in a flag sprite; empty, because flags are single files. */
  flagImagePos: z.string(),
});
/** A country with its dial code. */
export type Country = z.infer<typeof countrySchema>;

/** `GET api/apps/contacts/contact`. */
export const getContact = endpoint({
  method: 'GET',
  path: 'api/apps/contacts/contact',
  summary: 'One contact with everything known about it',
  query: z.object({ id }),
  response: contactSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `GET api/apps/contacts/tags`. */
export const getContactTags = endpoint({
  method: 'GET',
  path: 'api/apps/contacts/tags',
  summary: 'The tags that contacts may carry',
  response: z.array(contactTagSchema),
  access: 'user',
});

/** `GET api/apps/contacts/countries`. */
export const getCountries = endpoint({
  method: 'GET',
  path: 'api/apps/contacts/countries',
  summary: 'All countries that have a dial code, by name',
  response: z.array(countrySchema),
  access: 'user',
});
