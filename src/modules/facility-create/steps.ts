/** Steps of the form, in order (directory 2.9); values of `step` in the URL. */
export const steps = ['name', 'duplicates', 'address', 'contact', 'hours', 'services', 'check'] as const;
/** A step of the form. */
export type Step = (typeof steps)[number];

/** Parses a step from the URL; the first step if invalid. */
export const toStep = (text: string | null | undefined): Step => steps.find((step) => step === text) ?? 'name';

/** Fields of each step in the order of the form, by the prefix of their JSON pointers. */
const fieldsOf: Readonly<Record<Step, readonly string[]>> = {
  name: ['/facility/name', '/facility/alternateNames', '/facility/primaryCategoryId', '/submitterIsOwner'],
  duplicates: ['/duplicateAnswer'],
  address: [
    '/facility/address/line1',
    '/facility/address/line2',
    '/facility/address/cityId',
    '/facility/address/districtId',
    '/facility/address/postalCode',
    '/facility/geo',
    '/facility/farReason',
    '/facility/locationVisibility',
    '/facility/visibilityReason',
  ],
  contact: ['/facility/phones', '/facility/email', '/facility/website', '/facility/bookingUrl'],
  hours: [
    '/facility/hoursStatus',
    '/facility/weekly',
    '/facility/publicHolidays',
    '/facility/exceptions',
    '/facility/hoursNote',
  ],
  services: [
    '/facility/shortDescription',
    '/facility/description',
    '/facility/categoryIds',
    '/facility/tagIds',
    '/facility/services',
    '/facility/accessibility',
    '/facility/languages',
    '/facility/appointment',
    '/facility/fees',
    '/facility/photos',
  ],
  check: ['/note', '/declared', '/draftId'],
};

const fieldOrder = steps.flatMap((step) => fieldsOf[step].map((start) => ({ step, start })));
const fieldIndex = (pointer: string) =>
  fieldOrder.findIndex(({ start }) => pointer === start || pointer.startsWith(`${start}/`));

/** Step that a field is on; unknown fields are on the services step. */
export function stepOf(pointer: string): Step {
  return fieldOrder[fieldIndex(pointer)]?.step ?? 'services';
}

/** Sorts JSON pointers in the order of the form. */
export function byFieldOrder(one: string, other: string): number {
  return fieldIndex(one) - fieldIndex(other) || one.localeCompare(other, 'en', { numeric: true });
}
