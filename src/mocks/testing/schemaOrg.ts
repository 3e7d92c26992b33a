import * as z from 'zod/mini';

/*
 * The schema.org types that this product publishes, as search engines require them: the mandatory properties, their
 * values, and no others. Written from schema.org and the guides of search engines, not from our code.
 */

/** Origin of the site in tests. */
export const origin = 'https://orvela.example';

/** An absolute URL on this site. */
const own = z.string().check(z.regex(/^https:\/\/orvela\.example\/[^\s]*$/));
/** An absolute URL on any site. */
const anywhere = z.url({ protocol: /^https?$/ });
const text = z.string().check(z.regex(/\S/));
const language = z.string().check(z.regex(/^(en|tr)$/));
const dateTime = z.iso.datetime();
const date = z.iso.date();
const position = z.int().check(z.minimum(1));
const reference = (fragment: string) => z.strictObject({ '@id': z.literal(`${origin}/#${fragment}`) });
const some = <T extends z.core.SomeType>(item: T) => z.array(item).check(z.minLength(1));

/** Types of places, all subtypes of schema.org's Organization and Place. */
const placeTypes = [
  'DiagnosticLab',
  'Dentist',
  'EmergencyService',
  'Gynecologic',
  'Hospital',
  'LocalBusiness',
  'MedicalBusiness',
  'MedicalClinic',
  'Nursing',
  'Optician',
  'Pediatric',
  'Pharmacy',
  'Physiotherapy',
  'Psychiatric',
  'PublicHealth',
] as const;

const telephone = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const hours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.enum(days.map((day) => `https://schema.org/${day}`)),
  opens: time,
  closes: time,
});
const specialHours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  opens: time,
  closes: time,
  validFrom: date,
  validThrough: date,
});

const address = {
  '@type': z.literal('PostalAddress'),
  addressLocality: text,
  addressRegion: text,
  addressCountry: z.string().check(z.regex(/^[A-Z]{2}$/)),
};

const place = {
  '@type': z.enum(placeTypes),
  '@id': own,
  url: own,
  name: text,
  alternateName: z.optional(some(text)),
  description: text,
  telephone: z.optional(telephone),
  email: z.optional(z.email()),
  openingHoursSpecification: z.optional(some(hours)),
  specialOpeningHoursSpecification: z.optional(some(specialHours)),
  amenityFeature: z.optional(
    some(z.strictObject({ '@type': z.literal('LocationFeatureSpecification'), name: text, value: z.literal(true) })),
  ),
  contactPoint: z.optional(
    z.strictObject({
      '@type': z.literal('ContactPoint'),
      telephone,
      availableLanguage: z.optional(some(z.string().check(z.regex(/^[a-z]{2}$/)))),
    }),
  ),
  isAcceptingNewPatients: z.optional(z.boolean()),
  aggregateRating: z.optional(
    z.strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().check(z.minimum(1), z.maximum(5)),
      ratingCount: z.int().check(z.minimum(5)),
      bestRating: z.literal(5),
    }),
  ),
  sameAs: z.optional(some(anywhere)),
  image: z.optional(some(anywhere)),
};

/** A facility with a public location. */
export const placeShape = z.strictObject({
  ...place,
  address: z.strictObject({ ...address, streetAddress: text, postalCode: text }),
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  hasMap: own,
});

/** A facility with a hidden location: no street, no coordinates, no map. */
export const hiddenPlaceShape = z.strictObject({ ...place, address: z.strictObject(address) });

const person = z.strictObject({ '@type': z.literal('Person'), name: text, jobTitle: text });

const writing = {
  '@id': own,
  url: own,
  name: text,
  headline: z.string().check(z.minLength(1), z.maxLength(110)),
  description: text,
  inLanguage: language,
  datePublished: dateTime,
  dateModified: dateTime,
  author: person,
  publisher: reference('organization'),
  image: z.optional(own),
};

/** An article, or a reviewed article about health. */
export const articleShape = z.discriminatedUnion('@type', [
  z.strictObject({ '@type': z.literal('Article'), ...writing }),
  z.strictObject({
    '@type': z.literal('MedicalWebPage'),
    ...writing,
    reviewedBy: z.optional(person),
    lastReviewed: z.optional(date),
  }),
]);

/** Breadcrumbs with at least the page and its parent. */
export const trailShape = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position, name: text, item: own }))
    .check(z.minLength(2)),
});

/** One page of a paginated list; `numberOfItems` counts all pages. */
export const listShape = z.strictObject({
  '@type': z.literal('ItemList'),
  numberOfItems: position,
  itemListElement: some(z.strictObject({ '@type': z.literal('ListItem'), position, name: text, url: own })),
});

/** A page of the site. */
export const pageShape = z.strictObject({
  '@type': z.enum(['WebPage', 'AboutPage', 'CollectionPage']),
  '@id': own,
  url: own,
  name: text,
  description: text,
  inLanguage: language,
  dateModified: z.optional(date),
  isPartOf: reference('website'),
  mainEntity: z.optional(listShape),
});

/** The site. */
export const websiteShape = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': z.literal(`${origin}/#website`),
  url: z.literal(`${origin}/`),
  name: text,
  description: text,
  inLanguage: language,
  publisher: reference('organization'),
});

/** The publisher of the site. */
export const organizationShape = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': z.literal(`${origin}/#organization`),
  url: z.literal(`${origin}/`),
  name: text,
  description: text,
  logo: own,
});

/** A complete script with things of these types, in this order. */
export function scriptShape(...shapes: z.core.SomeType[]) {
  return z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@graph': z.tuple(shapes as [z.core.SomeType, ...z.core.SomeType[]]),
  });
}
