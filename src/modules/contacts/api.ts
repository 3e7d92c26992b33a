import * as z from 'zod/mini';

import { printableLine } from '#domain/printableLine';
import { tagTitleOf } from '#domain/schemaParts';
import { recordId as id } from '#lib/http/crudEndpoints';
import { moduleEndpoints } from '#lib/http/moduleEndpoints';

import { contactLimits } from './limits';

const { get, getOne, post, put, patch, removeOne, crud, bulk } = moduleEndpoints('api/apps/contacts', 'user');

const text = (max: number) => z.string().check(z.maxLength(max));
const line = (max: number) => text(max).check(z.regex(printableLine));
const role = z.nullable(line(contactLimits.role));
const iso = z.string().check(z.regex(/^[a-z]{2}$/));

/** A data URL of the largest photo. */
const maxPictureLength = Math.ceil((contactLimits.photoBytes * 4) / 3) + 100;
const picture = z.nullable(
  z.string().check(
    z.maxLength(maxPictureLength, { abort: true }),
    // No other origin: its server would learn when a contact is opened.
    z.regex(/^(?:\/pictures\/[\w./-]+|data:image\/(?:jpeg|png|webp);base64,[A-Za-z\d+/]+={0,2})$/),
  ),
);

/** What a person enters about a contact. */
const fields = {
  /** Path of an image, or a data URL after an upload. */
  avatar: picture,
  /** Path of the background image. */
  background: picture,
  /** Empty for a contact of whom only an address or a number is known. */
  name: line(contactLimits.name),
  emails: z
    .array(z.object({ email: line(contactLimits.email), label: line(contactLimits.label) }))
    .check(z.maxLength(contactLimits.entries)),
  phoneNumbers: z
    .array(
      z.object({
        /** ISO 3166-1 alpha-2 in lower case. */
        country: iso,
        /** National number, without the dial code. */
        phoneNumber: line(contactLimits.phone),
        label: line(contactLimits.label),
      }),
    )
    .check(z.maxLength(contactLimits.entries)),
  title: role,
  company: role,
  birthday: z.nullable(z.iso.date()),
  address: z.nullable(text(contactLimits.address)),
  /** HTML. */
  notes: z.nullable(text(contactLimits.notes)),
  /** Ids of tags. */
  tags: z.array(id).check(z.maxLength(contactLimits.tags)),
};

/** `title` and `company` in the shape of the specification's new contact (ruling D13). */
const job = z.object({ title: role, company: role });

/** A person in the address book. */
export const contactSchema = z.object({
  id,
  ...fields,
  background: z.exactOptional(picture),
  job: z.exactOptional(job),
  /** When it was last changed (our addition): identifies the version that a change is based on. */
  updatedAt: z.iso.datetime(),
});
/** A person in the address book. */
export type Contact = z.infer<typeof contactSchema>;

/** Changes to a contact; fields that are left out stay. */
export const contactChangeSchema = z.exactPartial(z.object({ ...fields, job }));
/** Changes to a contact. */
export type ContactChange = z.infer<typeof contactChangeSchema>;

/** A contact with an id that the client has made. */
export const contactInputSchema = z.object({ id, ...fields });
/** A contact with an id that the client has made. */
export type ContactInput = z.infer<typeof contactInputSchema>;

/** A tag that groups contacts. */
export const contactTagSchema = z.object({ id, title: text(contactLimits.tagTitle) });
/** A tag that groups contacts. */
export type ContactTag = z.infer<typeof contactTagSchema>;

const tagTitle = tagTitleOf(contactLimits.tagTitle);

/** A country with its dial code. */
export const countrySchema = z.object({
  id,
  /** ISO 3166-1 alpha-2 in lower case. */
  iso,
  /** In the requested language. */
  name: text(120),
  /** Dial code with plus: `+90`. */
  code: z.string().check(z.regex(/^\+\d{1,4}$/)),
  /** Position in a flag sprite; empty, because flags are single files. */
  flagImagePos: z.string(),
});
/** A country with its dial code. */
export type Country = z.infer<typeof countrySchema>;

/** `GET api/apps/contacts/all`. */
export const getContacts = get('all', {
  summary: 'Lists all contacts by name',
  response: z.array(contactSchema),
});

/** `GET api/apps/contacts/search`; without a query all contacts. Our addition: `email` finds people by their address. */
export const searchContacts = get('search', {
  summary: 'Lists the contacts whose name contains a text, or who have an email address, by name',
  query: z.object({ query: z.exactOptional(text(200)), email: z.exactOptional(text(contactLimits.email)) }),
  response: z.array(contactSchema),
});

/** `GET api/apps/contacts/contact`. */
export const getContact = getOne('contact', {
  summary: 'One contact with everything known about it',
  response: contactSchema,
});

/**
 * `POST api/apps/contacts/contact`: without a body a blank contact. Our addition: an id that the client has made, so that
 * the call can be repeated, and what was entered. Another content for an id that is there responds with
 * `revision-conflict` and `current`.
 */
export const createContact = post('contact', {
  summary: 'Adds a contact, blank or as entered, and returns it',
  body: z.optional(z.exactPartial(z.object({ id, contact: contactChangeSchema }))),
  response: contactSchema,
  errors: ['not-found', 'revision-conflict'],
});

/**
 * `PATCH api/apps/contacts/contact`. Our addition: a contact that was changed since `baseDate` responds with
 * `revision-conflict` and `current`.
 */
export const updateContact = patch('contact', {
  summary: 'Merges a change into a contact and returns it',
  body: z.object({ id, contact: contactChangeSchema, baseDate: z.exactOptional(z.iso.datetime()) }),
  response: contactSchema,
  errors: ['not-found', 'revision-conflict'],
});

/** `DELETE api/apps/contacts/contact`. */
export const deleteContact = removeOne('contact', 'Deletes a contact');

/** `PUT api/apps/contacts/contacts`: our addition for imports and for undoing; safe to repeat, all or nothing. */
export const putContacts = put('contacts', {
  summary: 'Stores contacts under the ids that they come with, new ones and existing ones',
  body: z.object({
    contacts: z.array(contactInputSchema).check(z.minLength(1), z.maxLength(contactLimits.bulk)),
  }),
  response: z.literal(true),
  errors: ['not-found'],
});

/** Our addition: `putContacts` stores the contacts of an import in parts; this call ends it. */
export const completeContactImport = post('import', {
  summary: 'Records a finished import among the activities; safe to repeat',
  body: z.object({
    /** Id of the import, made by the client. */
    id: z.string().check(z.regex(/^[\w-]{1,80}$/)),
    /** Contacts that were added or merged. */
    count: z.int().check(z.minimum(1)),
  }),
  response: z.literal(true),
});

/** Where a tag was among the tags of a contact. */
export const contactTagPlaceSchema = z.object({ id, index: z.int().check(z.minimum(0)) });
/** Where a tag was among the tags of a contact. */
export type ContactTagPlace = z.infer<typeof contactTagPlaceSchema>;

/** Tags to add to contacts and to remove from them. */
export const tagChangeSchema = z.exactPartial(z.object({ addTags: fields.tags, removeTags: fields.tags }));
/** Tags to add to contacts and to remove from them. */
export type TagChange = z.infer<typeof tagChangeSchema>;

/** `PATCH` and `DELETE api/apps/contacts/contacts`: our additions for bulk changes; all or nothing. */
export const { update: updateContacts, remove: deleteContacts } = bulk({
  name: 'contact',
  summaries: { update: 'Adds tags to contacts and removes tags from them', remove: 'Deletes contacts' },
  change: tagChangeSchema,
  response: z.literal(true),
  max: contactLimits.bulk,
});

/** The tags: `GET api/apps/contacts/tags`; `POST`, `PATCH` and `DELETE api/apps/contacts/tag`. */
export const {
  list: getContactTags,
  create: createContactTag,
  update: updateContactTag,
  remove: deleteContactTag,
} = crud({
  name: 'tag',
  item: contactTagSchema,
  /** Our additions bring a deleted tag back: its id, and its positions in the list and on its contacts. */
  input: z.object({
    id: z.exactOptional(id),
    title: tagTitle,
    index: z.exactOptional(z.int().check(z.minimum(0))),
    contacts: z.exactOptional(z.array(contactTagPlaceSchema)),
  }),
  change: z.object({ title: z.exactOptional(tagTitle) }),
});

/** `GET api/apps/contacts/countries`. */
export const getCountries = get('countries', {
  summary: 'All countries that have a dial code, by name',
  response: z.array(countrySchema),
});

/** `POST api/apps/contacts/avatar`. */
export const uploadAvatar = post('avatar', {
  summary: 'Stores the photo of a contact as a data URL (multipart); JPEG, PNG or WebP up to 10 MB',
  body: z.object({ id, avatar: z.file() }),
  response: contactSchema,
  errors: ['not-found', 'payload-too-large', 'unsupported-media'],
});
