import * as z from 'zod/mini';

import { coordinatesSchema } from './coordinates';
import { hoursExceptionSchema, openStateSchema, weeklyRangeSchema } from './openingHoursSchemas';
import { integer, slug, text } from './schemaParts';

const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s@]+$/), z.maxLength(500));

/** Who operates a facility. */
export const operatorTypeSchema = z.enum([
  'public',
  'private',
  'ngo',
  'religious',
  'military',
  'university',
  'other',
  'unknown',
]);

/** How exact the public location is: `district` and `hidden` carry the centre of the district instead of the pin. */
export const locationVisibilitySchema = z.enum(['exact', 'district', 'hidden']);

/** Whether a facility is in operation; only `open` and the temporary states appear in search. */
export const operationalStatusSchema = z.enum(['open', 'temporarily-closed', 'permanently-closed', 'opening-soon']);
/** Whether a facility is in operation. */
export type OperationalStatus = z.infer<typeof operationalStatusSchema>;

/** State of a facility's verification; `due` still counts as verified. */
export const verificationStateSchema = z.enum(['unverified', 'pending', 'verified', 'due', 'expired']);
/** State of a facility's verification. */
export type VerificationState = z.infer<typeof verificationStateSchema>;

/** The verification shown by a badge; dates are UTC instants. */
export const verificationSchema = z.object({
  state: verificationStateSchema,
  method: z.exactOptional(z.enum(['visit', 'phone-call', 'official-document', 'website-match'])),
  verifiedAt: z.exactOptional(z.iso.datetime()),
  expiresAt: z.exactOptional(z.iso.datetime()),
});
/** The verification shown by a badge. */
export type Verification = z.infer<typeof verificationSchema>;

/** Imported rating, one decimal; shown from five votes on. */
export const ratingSchema = z.object({
  average: z.number().check(z.minimum(1), z.maximum(5)),
  count: z.int().check(z.minimum(1)),
  source: text(2, 60),
  asOf: z.iso.date(),
});
/** Imported rating, one decimal. */
export type Rating = z.infer<typeof ratingSchema>;

/** A notice on the page of a facility; `from` and `until` are inclusive. */
export const facilityAlertSchema = z.object({
  text: text(1, 200),
  level: z.enum(['info', 'warning']),
  from: z.iso.date(),
  until: z.iso.date(),
});
/** A notice on the page of a facility. */
export type FacilityAlert = z.infer<typeof facilityAlertSchema>;

/** A telephone line: E.164 number, type and purpose. */
export const phoneSchema = z.object({
  number: z.string().check(z.regex(/^\+[1-9]\d{7,14}$/)),
  type: z.enum(['voice', 'cell', 'fax', 'text', 'textphone']),
  extension: z.exactOptional(z.string().check(z.regex(/^\d{1,6}$/))),
  description: z.exactOptional(text(1, 60)),
  languages: z.exactOptional(z.array(text(2, 3))),
});
/** A telephone line. */
export type Phone = z.infer<typeof phoneSchema>;

/** A photo with its alternative text. */
export const photoSchema = z.object({
  id: text(1, 40),
  /** May be a `data:` URL. */
  url: text(1, 4000),
  alt: text(5, 150),
  credit: z.exactOptional(text(1, 120)),
  /** ISO 639 code of the language of `alt` and `credit`, if known. */
  language: z.exactOptional(text(2, 3)),
});
/** A photo with its alternative text. */
export type Photo = z.infer<typeof photoSchema>;

/** Accessibility features of a facility. */
export const accessFeatureSchema = z.enum([
  'step-free',
  'ramp',
  'lift',
  'accessible-toilet',
  'accessible-parking',
  'hearing-loop',
  'sign-language',
  'large-print',
  'textphone',
  'quiet-space',
]);
/** An accessibility feature of a facility. */
export type AccessFeature = z.infer<typeof accessFeatureSchema>;

/** Whether an appointment is needed. */
export const appointmentSchema = z.enum(['walk-in', 'required', 'either', 'unknown']);

/** Whether new patients are accepted. */
export const acceptingNewSchema = z.enum(['yes', 'no', 'waiting-list', 'unknown']);

/** Who pays the fees. */
export const feeModelSchema = z.enum(['free', 'insured', 'sliding', 'paid', 'mixed', 'unknown']);

/** The public view of a facility: everything a visitor may see, with names in the requested language. */
export const facilitySchema = z.object({
  id: z.string().check(z.regex(/^fac_[a-z2-7]{12}$/)),
  code: z.string().check(z.regex(/^XV-\d{6}$/)),
  slug: slug.check(z.minLength(3), z.maxLength(80)),
  name: text(2, 120),
  alternateNames: z.array(text(2, 120)).check(z.maxLength(5)),
  shortDescription: text(20, 200),
  /** Markdown subset. */
  description: text(0, 4000),
  organization: z.exactOptional(z.object({ name: text(1, 120), url: z.exactOptional(webAddress) })),
  operatorType: operatorTypeSchema,
  primaryCategoryId: slug,
  categoryIds: z.array(slug).check(z.maxLength(4)),
  tagIds: z.array(slug).check(z.maxLength(12)),
  services: z
    .array(z.object({ id: text(1, 60), name: text(2, 80), note: z.exactOptional(text(1, 200)) }))
    .check(z.maxLength(40)),
  address: z.object({
    line1: z.exactOptional(text(1, 120)),
    line2: z.exactOptional(text(1, 120)),
    districtId: slug,
    district: text(1, 80),
    cityId: slug,
    city: text(1, 80),
    regionId: slug,
    region: text(1, 80),
    postalCode: z.exactOptional(z.string().check(z.regex(/^[1-9]\d{3}$/))),
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  }),
  geo: z.extend(coordinatesSchema, {
    accuracyM: integer(1, 5000),
    source: z.enum(['pin', 'device', 'street-interpolated', 'district-centroid', 'import']),
  }),
  locationVisibility: locationVisibilitySchema,
  transport: z.exactOptional(text(1, 500)),
  entranceNote: z.exactOptional(text(1, 200)),
  phones: z.array(phoneSchema).check(z.maxLength(6)),
  email: z.exactOptional(z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), z.maxLength(254))),
  website: z.exactOptional(webAddress),
  bookingUrl: z.exactOptional(webAddress),
  socials: z.array(webAddress).check(z.maxLength(5)),
  timeZone: text(3, 60),
  hoursStatus: z.enum(['known', 'always', 'appointment', 'unknown']),
  weekly: z.array(weeklyRangeSchema).check(z.maxLength(28)),
  exceptions: z.array(hoursExceptionSchema).check(z.maxLength(60)),
  publicHolidays: z.enum(['open', 'closed', 'special', 'unknown']),
  hoursNote: z.exactOptional(text(1, 200)),
  appointment: appointmentSchema,
  referral: z.enum(['not-needed', 'needed', 'unknown']),
  acceptingNew: acceptingNewSchema,
  eligibility: z.exactOptional(
    z.object({
      note: z.exactOptional(text(1, 200)),
      minAge: z.exactOptional(integer(0, 120)),
      maxAge: z.exactOptional(integer(0, 120)),
    }),
  ),
  fees: z.object({ model: feeModelSchema, note: z.exactOptional(text(1, 300)) }),
  requiredDocuments: z.array(text(1, 100)).check(z.maxLength(10)),
  /** ISO 639-1 codes. */
  languages: z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.maxLength(12)),
  interpretation: z.exactOptional(text(1, 200)),
  /** A missing feature is unknown. */
  accessibility: z.array(z.object({ feature: accessFeatureSchema, state: z.enum(['yes', 'partial', 'no']) })),
  amenities: z.array(z.enum(['parking', 'bicycle-parking', 'baby-change', 'water', 'wifi', 'cafe'])),
  capacity: z.exactOptional(
    z.object({
      beds: z.exactOptional(integer(0, 5000)),
      cots: z.exactOptional(integer(0, 5000)),
    }),
  ),
  photos: z.array(photoSchema).check(z.maxLength(10)),
  alert: z.exactOptional(facilityAlertSchema),
  publicationStatus: z.enum(['draft', 'pending', 'published', 'rejected', 'suspended', 'merged']),
  mergedIntoSlug: z.exactOptional(slug),
  operationalStatus: operationalStatusSchema,
  /** When a closed facility is expected to reopen or closed permanently, or when a new one opens. */
  operationalDate: z.exactOptional(z.iso.date()),
  operationalReason: z.exactOptional(text(1, 200)),
  verification: verificationSchema,
  /** The owner's identity is never public. */
  ownership: z.object({
    state: z.enum(['unclaimed', 'claim-pending', 'claimed', 'contested']),
    since: z.exactOptional(z.iso.datetime()),
  }),
  rating: z.exactOptional(ratingSchema),
  completeness: integer(0, 100),
  /** Changes by the owner await an administrator: "Some changes are under review". */
  changesPending: z.boolean(),
  source: text(1, 60),
  licence: text(1, 60),
  /** ISO 639 code of the language of descriptions, notes and notices, if known. */
  textLanguage: z.exactOptional(text(2, 3)),
  revision: z.int().check(z.minimum(1)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
/** The public view of a facility. */
export type Facility = z.infer<typeof facilitySchema>;

/** A facility in a list: the content of its card and why it matched. */
export const facilitySummarySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  primaryCategory: z.object({ id: z.string(), name: z.string(), icon: z.string() }),
  /** Missing when the location is hidden. */
  addressLine: z.exactOptional(z.string()),
  district: z.string(),
  city: z.string(),
  geo: coordinatesSchema,
  locationVisibility: locationVisibilitySchema,
  distanceM: z.exactOptional(z.int()),
  openState: openStateSchema,
  /** IANA time zone of the open state. */
  timeZone: z.string(),
  verification: z.object({
    state: verificationStateSchema,
    verifiedAt: z.exactOptional(z.iso.datetime()),
  }),
  rating: z.exactOptional(z.object({ average: z.number(), count: z.int() })),
  /** E.164 number of the first voice line. */
  phone: z.exactOptional(z.string()),
  photo: z.exactOptional(z.object({ url: z.string(), alt: z.string() })),
  tags: z.array(z.object({ id: z.string(), name: z.string() })),
  matched: z.exactOptional(
    z.object({
      fields: z.array(z.string()),
      tokens: z.array(z.string()),
      band: z.int(),
      distanceBand: z.exactOptional(z.int()),
    }),
  ),
  operationalStatus: operationalStatusSchema,
  alert: z.exactOptional(facilityAlertSchema),
});
/** A facility in a list. */
export type FacilitySummary = z.infer<typeof facilitySummarySchema>;
