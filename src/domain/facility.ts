import * as z from 'zod/mini';

const text = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max));
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const wallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const closingTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s@]+$/), z.maxLength(500));
const integer = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** A point in WGS84 decimal degrees, 5 decimals (about one metre). */
export const coordinatesSchema = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
});
/** A point in WGS84 decimal degrees. */
export type Coordinates = z.infer<typeof coordinatesSchema>;

/** Who runs a facility. */
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

/** Whether the place is public: `district` and `hidden` carry the centre of the district instead of the pin. */
export const locationVisibilitySchema = z.enum(['exact', 'district', 'hidden']);

/** How far a facility is from trading; only `open` and the temporary states appear in search. */
export const operationalStatusSchema = z.enum(['open', 'temporarily-closed', 'permanently-closed', 'opening-soon']);
/** How far a facility is from trading. */
export type OperationalStatus = z.infer<typeof operationalStatusSchema>;

/** Where a facility's verification stands; `due` still counts as verified. */
export const verificationStateSchema = z.enum(['unverified', 'pending', 'verified', 'due', 'expired']);
/** Where a facility's verification stands. */
export type VerificationState = z.infer<typeof verificationStateSchema>;

/** The verification a badge speaks of; dates are UTC instants. */
export const verificationSchema = z.object({
  state: verificationStateSchema,
  method: z.exactOptional(z.enum(['visit', 'phone-call', 'official-document', 'website-match'])),
  verifiedAt: z.exactOptional(z.iso.datetime()),
  expiresAt: z.exactOptional(z.iso.datetime()),
});
/** The verification a badge speaks of. */
export type Verification = z.infer<typeof verificationSchema>;

/** Imported rating, one decimal; screens show it from five votes on. */
export const ratingSchema = z.object({
  average: z.number().check(z.minimum(1), z.maximum(5)),
  count: z.int().check(z.minimum(1)),
  source: text(2, 60),
  asOf: z.iso.date(),
});
/** Imported rating, one decimal. */
export type Rating = z.infer<typeof ratingSchema>;

/** A notice above the page of a facility, valid from and until a date inclusive. */
export const facilityAlertSchema = z.object({
  text: text(1, 200),
  level: z.enum(['info', 'warning']),
  from: z.iso.date(),
  until: z.iso.date(),
});
/** A notice above the page of a facility. */
export type FacilityAlert = z.infer<typeof facilityAlertSchema>;

/** A telephone line: E.164 number, kind, and what it is for. */
export const phoneSchema = z.object({
  number: z.string().check(z.regex(/^\+[1-9]\d{7,14}$/)),
  type: z.enum(['voice', 'cell', 'fax', 'text', 'textphone']),
  extension: z.exactOptional(z.string().check(z.regex(/^\d{1,6}$/))),
  description: z.exactOptional(text(1, 60)),
  languages: z.exactOptional(z.array(text(2, 3))),
});
/** A telephone line. */
export type Phone = z.infer<typeof phoneSchema>;

/** A picture with the words for people who cannot see it. */
export const photoSchema = z.object({
  id: text(1, 40),
  /** Also a `data:` address. */
  url: text(1, 4000),
  alt: text(5, 150),
  credit: z.exactOptional(text(1, 120)),
  /** ISO 639 code of the language of its words, where it is known. */
  language: z.exactOptional(text(2, 3)),
});
/** A picture with the words for people who cannot see it. */
export type Photo = z.infer<typeof photoSchema>;

/** One weekly range: ISO day (Monday = 1), local wall times; `closes <= opens` runs into the next day. */
export const weeklyRangeSchema = z.object({
  day: integer(1, 7),
  opens: wallTime,
  closes: closingTime,
});

/** Days that replace the week: closed, or with ranges of their own; dates inclusive. */
export const hoursExceptionSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  kind: z.enum(['closed', 'special']),
  ranges: z.exactOptional(z.array(z.object({ opens: wallTime, closes: closingTime }))),
  reason: z.exactOptional(text(1, 80)),
});

/** What the open state of a facility is at one instant; `until` and `next` are UTC instants of the change. */
export const openStateSchema = z.object({
  state: z.enum([
    'open',
    'closing-soon',
    'closed',
    'opening-soon',
    'appointment',
    'unknown',
    'temporarily-closed',
    'permanently-closed',
  ]),
  until: z.exactOptional(z.iso.datetime()),
  next: z.exactOptional(z.iso.datetime()),
  holidayUncertain: z.boolean(),
});
/** What the open state of a facility is at one instant, as it travels (instants as ISO strings). */
export type OpenStateOnWire = z.infer<typeof openStateSchema>;

/** The ways into and around a building that people ask for. */
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
/** A way into or around a building. */
export type AccessFeature = z.infer<typeof accessFeatureSchema>;

/** How one may come: without, or only with an appointment. */
export const appointmentSchema = z.enum(['walk-in', 'required', 'either', 'unknown']);

/** Whether new patients are taken. */
export const acceptingNewSchema = z.enum(['yes', 'no', 'waiting-list', 'unknown']);

/** Who pays. */
export const feeModelSchema = z.enum(['free', 'insured', 'sliding', 'paid', 'mixed', 'unknown']);

/** The public projection of a facility: everything a visitor may see, names in the language asked for. */
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
  /** A feature that is absent is not known. */
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
  /** When a closed one is expected back, closed for good, or is to open. */
  operationalDate: z.exactOptional(z.iso.date()),
  operationalReason: z.exactOptional(text(1, 200)),
  verification: verificationSchema,
  /** The owner's identity is never public, only that there is one. */
  ownership: z.object({
    state: z.enum(['unclaimed', 'claim-pending', 'claimed', 'contested']),
    since: z.exactOptional(z.iso.datetime()),
  }),
  rating: z.exactOptional(ratingSchema),
  completeness: integer(0, 100),
  /** An owner's changes wait for an administrator: "Some details are being checked". */
  changesPending: z.boolean(),
  source: text(1, 60),
  licence: text(1, 60),
  /** ISO 639 code of the language that descriptions, notes and notices are written in, where it is known. */
  textLanguage: z.exactOptional(text(2, 3)),
  revision: z.int().check(z.minimum(1)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
/** The public projection of a facility. */
export type Facility = z.infer<typeof facilitySchema>;

/** A facility in a list: what a card shows and why it was found. */
export const facilitySummarySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  primaryCategory: z.object({ id: z.string(), name: z.string(), icon: z.string() }),
  /** Absent when the place is hidden. */
  addressLine: z.exactOptional(z.string()),
  district: z.string(),
  city: z.string(),
  geo: coordinatesSchema,
  locationVisibility: locationVisibilitySchema,
  distanceM: z.exactOptional(z.int()),
  openState: openStateSchema,
  /** IANA zone that the open state is told in. */
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

/** A kind of service, two levels deep; a child carries the `parentId`. Names in the language asked for. */
export const categorySchema = z.object({
  id: slug,
  parentId: z.exactOptional(slug),
  name: text(2, 60),
  plural: text(2, 60),
  description: text(40, 300),
  /** Heroicons name, e.g. `beaker`. */
  icon: text(1, 40),
  /** schema.org type of its facilities. */
  schemaType: text(1, 40),
  aliases: z.array(text(1, 60)).check(z.maxLength(20)),
  order: z.int(),
  /** Published facilities only; a parent counts its children once. */
  facilityCount: z.int(),
  emergency: z.boolean(),
});
/** A kind of service. */
export type Category = z.infer<typeof categorySchema>;

/** A property people look for, in the language asked for. */
export const tagSchema = z.object({
  id: slug,
  name: text(2, 40),
  group: z.enum(['access', 'time', 'cost', 'people', 'feature']),
  description: text(1, 200),
  facilityCount: z.int(),
});
/** A property people look for. */
export type Tag = z.infer<typeof tagSchema>;

/** The kinds of places one can search near. */
export const placeTypeSchema = z.enum(['country', 'region', 'city', 'district', 'postcode', 'street', 'landmark']);
/** A kind of place. */
export type PlaceType = z.infer<typeof placeTypeSchema>;

/** A place to search near: its centre, its parents and the radius that suits it in metres. */
export const placeSchema = z.extend(coordinatesSchema, {
  id: z.string(),
  slug,
  type: placeTypeSchema,
  name: text(1, 80),
  /** The name with the place around it: "Old Harbour, Port Calder". */
  label: text(1, 160),
  altNames: z.array(z.string()),
  /** West, south, east, north. */
  bbox: z.exactOptional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  population: z.exactOptional(z.int()),
  parentIds: z.object({
    districtId: z.exactOptional(z.string()),
    cityId: z.exactOptional(z.string()),
    regionId: z.exactOptional(z.string()),
  }),
  defaultRadiusM: z.int(),
  /** Start and length of each stretch of `name` that the query matched. */
  matched: z.exactOptional(z.array(z.tuple([z.int(), z.int()]))),
});
/** A place to search near. */
export type Place = z.infer<typeof placeSchema>;

/** Where a page sits in its list: indexes count from zero and include both ends, pages from one. */
export const paginationSchema = z.object({
  length: z.int(),
  size: z.int(),
  page: z.int(),
  lastPage: z.int().check(z.minimum(1)),
  startIndex: z.int(),
  endIndex: z.int(),
});
/** Where a page sits in its list. */
export type Pagination = z.infer<typeof paginationSchema>;
