import * as z from 'zod/mini';

import {
  acceptingNewSchema,
  accessFeatureSchema,
  appointmentSchema,
  feeModelSchema,
  operatorTypeSchema,
} from '#domain/facility';
import { foldForSearch } from '#lib/text/foldForSearch';

import { exceptionsSchema, weeklySchema } from './hoursRules';
import { refineWith, choice, line, list, optionalLine, optionalProse } from './rules';
import type { ProblemKey } from './rules';

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const between = (text: string, min: number, max: number) => text.length >= min && text.length <= max;

const id = (missing: ProblemKey) => line((text) => (slugShape.test(text) && text.length <= 80 ? undefined : missing));
const count = (max: number) => z.exactOptional(z.int('choice').check(z.minimum(0, 'choice'), z.maximum(max, 'choice')));

/** Whether a text is a web address without credentials (directory 1.2). */
function isWebAddress(text: string, schemes: readonly string[]): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return schemes.includes(protocol) && username === '' && password === '' && hostname !== '';
}

/** Adds the scheme that people leave out: `www.example.org` is read as `https://www.example.org`. */
const withScheme = (text: string) =>
  /^[^\s/:@?#]+\.\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u.test(text) ? `https://${text}` : text;

const webAddress = (text: string): ProblemKey | undefined => {
  if (text === '') return undefined;
  if (text.length > 500) return 'webLong';
  return /^https?:\/\//i.test(text) && isWebAddress(text, ['http:', 'https:']) ? undefined : 'webFormat';
};

/** Optional web address, also without its scheme. */
const optionalWebAddress = () =>
  z._default(
    z.string().check(
      z.overwrite((text) => withScheme(text.trim())),
      refineWith(webAddress),
    ),
    '',
  );

const countryCode = '999';

/** Brings a number into E.164 as people write it: with `+`, `00` or no prefix, or as dialled within the country. */
function toE164(text: string): string {
  const digits = text.replaceAll(/[\s./()\u2010-\u2015-]/g, '');
  if (!/^\d+$/.test(digits)) return digits;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.startsWith(countryCode) && digits.length > 8) return `+${digits}`;
  const national = digits.replace(/^0/, '');
  return national.length === 8 ? `+${countryCode}${national}` : digits;
}

const phone = z.object({
  /** Stored in E.164; an empty number is left out. */
  number: z.string().check(
    z.overwrite(toE164),
    refineWith((text) => (text === '' || /^\+[1-9]\d{7,14}$/.test(text) ? undefined : 'phoneFormat')),
  ),
  type: choice(['voice', 'cell', 'fax', 'text', 'textphone']),
  extension: z._default(
    line((text) => (/^\d{0,6}$/.test(text) ? undefined : 'phoneExtension')),
    '',
  ),
  description: optionalLine(60, 'phoneDescription'),
});

const photo = z.object({
  // Id of an upload, or of an illustration in the sample data.
  id: z
    .string()
    .check(refineWith((text) => (/^(pho_[\w-]{8,40}|photo-\d{1,8}-\d{1,3})$/.test(text) ? undefined : 'choice'))),
  /** URL that the form shows it from. */
  url: z._default(z.string().check(z.maxLength(4000)), ''),
  alt: line((text) => (text.length < 5 ? 'photoAlt' : text.length > 150 ? 'photoAltLong' : undefined)),
});

const point = z.object({
  lat: z.number('pinMissing').check(z.minimum(-90, 'pinRange'), z.maximum(90, 'pinRange')),
  lon: z.number('pinMissing').check(z.minimum(-180, 'pinRange'), z.maximum(180, 'pinRange')),
});

const fields = z.object({
  name: line((text) => {
    if (text === '') return 'nameMissing';
    if (!between(text, 2, 120)) return 'nameLength';
    return /\p{L}/u.test(text) ? undefined : 'nameLetter';
  }),
  alternateNames: list(
    line((text) => (between(text, 2, 120) ? undefined : 'otherNames')),
    { max: 5, many: 'otherNames', twice: 'otherNames', keyOf: foldForSearch },
  ),
  primaryCategoryId: id('categoryMissing'),
  organization: z.exactOptional(
    z.object({
      name: line((text) => (between(text, 1, 120) ? undefined : 'organizationLength')),
      url: optionalWebAddress(),
    }),
  ),
  operatorType: z._default(operatorTypeSchema, 'unknown'),

  address: z.object({
    line1: optionalLine(120, 'line1Long'),
    line2: optionalLine(120, 'line2Long'),
    cityId: id('cityMissing'),
    districtId: id('districtMissing'),
    postalCode: z.string().check(
      z.overwrite((text) => text.replaceAll(/[\s-]/g, '')),
      refineWith((text) => (/^[1-9]\d{3}$/.test(text) ? undefined : 'postcodeFormat')),
    ),
  }),
  /** Null Island is the default of an unfilled form, not a location. */
  geo: z
    .nullable(point)
    .check(refineWith((at) => (at === null || (at.lat === 0 && at.lon === 0) ? 'pinMissing' : undefined))),
  farReason: optionalLine(200, 'farReasonLong'),
  locationVisibility: choice(['exact', 'district', 'hidden']),
  visibilityReason: optionalLine(300, 'visibilityReasonLong'),
  transport: optionalLine(500, 'transportLong'),
  entranceNote: optionalLine(200, 'entranceLong'),

  phones: z._default(
    z.array(phone).check(
      z.overwrite((all) => all.filter(({ number }) => number !== '')),
      refineWith((all) => (all.length > 6 ? 'phonesMany' : undefined)),
    ),
    [],
  ),
  email: z._default(
    line((text) =>
      text === '' || (text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)) ? undefined : 'emailFormat',
    ),
    '',
  ),
  website: optionalWebAddress(),
  bookingUrl: optionalWebAddress(),
  socials: list(
    line((text) => (text.length <= 500 && isWebAddress(text, ['https:']) ? undefined : 'socials')),
    { max: 5, many: 'socials', twice: 'socials' },
  ),

  hoursStatus: choice(['known', 'always', 'appointment', 'unknown'], 'hoursMissing'),
  weekly: z._default(weeklySchema, []),
  exceptions: z._default(exceptionsSchema, []),
  publicHolidays: z._default(choice(['open', 'closed', 'special', 'unknown']), 'unknown'),
  hoursNote: optionalLine(200, 'hoursNoteLong'),

  categoryIds: list(id('choice'), { max: 4, many: 'categoriesMany' }),
  tagIds: list(id('choice'), { max: 12, many: 'tagsMany' }),
  services: list(
    z.object({
      name: line((text) => (between(text, 2, 80) ? undefined : 'serviceLength')),
      note: optionalLine(200, 'serviceLength'),
    }),
    { max: 40, many: 'servicesMany', twice: 'serviceTwice', keyOf: ({ name }) => foldForSearch(name) },
  ),
  accessibility: list(z.object({ feature: accessFeatureSchema, state: choice(['yes', 'partial', 'no']) }), {
    max: 10,
    many: 'choice',
    keyOf: ({ feature }) => feature,
  }),
  amenities: list(choice(['parking', 'bicycle-parking', 'baby-change', 'water', 'wifi', 'cafe']), {
    max: 6,
    many: 'choice',
  }),
  languages: list(z.string().check(refineWith((text) => (/^[a-z]{2}$/.test(text) ? undefined : 'choice'))), {
    max: 12,
    many: 'languagesMany',
  }),
  interpretation: optionalLine(200, 'interpretationLong'),
  fees: z._default(z.object({ model: z._default(feeModelSchema, 'unknown'), note: optionalLine(300, 'feeNoteLong') }), {
    model: 'unknown',
    note: '',
  }),
  appointment: z._default(appointmentSchema, 'unknown'),
  referral: z._default(choice(['not-needed', 'needed', 'unknown']), 'unknown'),
  acceptingNew: z._default(acceptingNewSchema, 'unknown'),
  eligibility: z.exactOptional(
    z
      .object({ note: optionalLine(200, 'eligibility'), minAge: count(120), maxAge: count(120) })
      .check(refineWith(({ minAge = 0, maxAge = 120 }) => (minAge <= maxAge ? undefined : 'eligibility'))),
  ),
  requiredDocuments: list(
    line((text) => (between(text, 1, 100) ? undefined : 'documents')),
    { max: 10, many: 'documents', twice: 'documents' },
  ),
  capacity: z.exactOptional(z.object({ beds: count(5000), cots: count(5000) })),
  shortDescription: line((text) => (between(text, 20, 200) ? undefined : 'shortLength')),
  description: optionalProse(4000, 'descriptionLong'),
  photos: list(photo, { max: 10, many: 'photosMany', keyOf: ({ id: own }) => own }),
});

type Fields = z.infer<typeof fields>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isEmpty = (value: unknown) => value === undefined || value === '';

/** Rules that involve several fields, any of which may be invalid or missing. */
function* acrossFields(facility: Partial<Fields>): Generator<{ path: string[]; message: ProblemKey }> {
  const { name, address, locationVisibility, visibilityReason, phones, email, website } = facility;
  if (listOf(facility.alternateNames).some((other) => foldForSearch(String(other)) === foldForSearch(String(name)))) {
    yield { path: ['alternateNames'], message: 'otherNames' };
  }
  if (locationVisibility !== 'hidden' && isEmpty(address?.line1)) {
    yield { path: ['address', 'line1'], message: 'line1Missing' };
  }
  if ((locationVisibility === 'hidden' || locationVisibility === 'district') && isEmpty(visibilityReason)) {
    yield { path: ['visibilityReason'], message: 'visibilityReason' };
  }
  if (listOf(phones).length === 0 && isEmpty(email) && isEmpty(website)) {
    yield { path: ['phones'], message: 'contactMissing' };
  }
  if (facility.hoursStatus === 'known' && listOf(facility.weekly).length === 0) {
    yield { path: ['weekly'], message: 'weeklyMissing' };
  }
  if (listOf(facility.categoryIds).includes(facility.primaryCategoryId)) {
    yield { path: ['categoryIds'], message: 'categoryTwice' };
  }
}

/**
 * A submitted facility: every rule of directory 1.2 and 2.9 that needs no records. Shared by the form and the back end;
 * messages are keys of `problem` in the translations. Missing optional texts are empty.
 */
export const submittedFacilitySchema = fields.check(
  z.check<Fields>(
    ({ value, issues }) => {
      for (const { path, message } of acrossFields(value)) {
        issues.push({ code: 'custom', message, input: value, path, continue: true });
      }
    },
    // Also runs if single fields are invalid, so that all errors are reported together.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
);
/** A submitted facility. */
export type SubmittedFacility = z.infer<typeof submittedFacilitySchema>;

/** Request body of a submission: the facility, the submitter's role and a message to the administrator. */
export const submissionSchema = z.object({
  facility: submittedFacilitySchema,
  submitterIsOwner: z.boolean('ownerMissing'),
  note: optionalProse(1000, 'noteLong'),
  /** "Confirm that the details are correct to the best of your knowledge". */
  declared: z.literal(true, 'declarationMissing'),
  /** Confirms that none of these candidates is the same facility; the back end asks about any others first. */
  duplicateAnswer: z.optional(
    z.object({ answer: z.literal('none', 'duplicateMissing'), seen: z.array(z.string()).check(z.maxLength(200)) }),
  ),
  /** Draft of this submission: deleted with it. Repeating the request returns the first response. */
  draftId: z.optional(z.string().check(z.regex(/^drf_[\w-]{8,60}$/))),
});
/** Request body of a submission. */
export type Submission = z.infer<typeof submissionSchema>;
