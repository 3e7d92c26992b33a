import * as z from 'zod/mini';

// Unfinished values break most rules, so a draft is checked for shape and size only.
const text = z._default(z.string().check(z.maxLength(6000)), '');
const texts = z._default(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(100)), []);
const row = z.object({ opens: text, closes: text });
const rows = z._default(z.array(row).check(z.maxLength(40)), []);
const answer = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z._default(z.enum(values), values[0]);

const phone = z.object({
  number: text,
  type: answer(['voice', 'cell', 'fax', 'text', 'textphone']),
  extension: text,
  description: text,
});
const emptyAddress = { line1: '', line2: '', cityId: '', districtId: '', postalCode: '' };

const access = z.exactOptional(z.enum(['yes', 'partial', 'no']));
/** Known accessibility features. */
const accessibility = z.object({
  'step-free': access,
  ramp: access,
  lift: access,
  'accessible-toilet': access,
  'accessible-parking': access,
  'hearing-loop': access,
  'sign-language': access,
  'large-print': access,
  textphone: access,
  'quiet-space': access,
});

/** Fields of a facility while the form is being filled in. */
export const facilityDraftSchema = z.object({
  name: text,
  primaryCategoryId: text,
  address: z._default(
    z.object({ line1: text, line2: text, cityId: text, districtId: text, postalCode: text }),
    emptyAddress,
  ),
  geo: z._default(z.nullable(z.object({ lat: z.number(), lon: z.number() })), null),
  farReason: text,
  locationVisibility: answer(['exact', 'district', 'hidden']),
  visibilityReason: text,
  phones: z._default(z.array(phone).check(z.maxLength(20)), []),
  email: text,
  website: text,
  bookingUrl: text,
  hoursStatus: answer(['', 'known', 'always', 'appointment', 'unknown']),
  weekly: z._default(
    z.array(z.extend(row, { day: z.int().check(z.minimum(1), z.maximum(7)) })).check(z.maxLength(60)),
    [],
  ),
  exceptions: z._default(
    z
      .array(z.object({ from: text, to: text, kind: answer(['closed', 'special']), ranges: rows, reason: text }))
      .check(z.maxLength(100)),
    [],
  ),
  publicHolidays: answer(['unknown', 'open', 'closed', 'special']),
  hoursNote: text,
  categoryIds: texts,
  tagIds: texts,
  services: texts,
  accessibility: z._default(accessibility, {}),
  languages: texts,
  fees: z._default(
    z.object({ model: answer(['unknown', 'free', 'insured', 'sliding', 'paid', 'mixed']), note: text }),
    { model: 'unknown', note: '' },
  ),
  appointment: answer(['unknown', 'walk-in', 'required', 'either']),
  shortDescription: text,
  description: text,
  photos: z._default(z.array(z.object({ id: text, url: text, alt: text })).check(z.maxLength(20)), []),
});

/** All values of the form. */
export const draftValuesSchema = z.object({
  facility: facilityDraftSchema,
  submitterIsOwner: answer(['', 'yes', 'no']),
  /** `none`, the id of the same facility, or empty without an answer. */
  duplicate: text,
  /** Ids of the candidates that were shown when the answer was `none`. */
  duplicatesSeen: texts,
  note: text,
  declared: z._default(z.boolean(), false),
});
/** All values of the form. */
export type DraftValues = z.infer<typeof draftValuesSchema>;

/** Values of an empty form. */
export const emptyValues: DraftValues = z.parse(draftValuesSchema, { facility: {} });
