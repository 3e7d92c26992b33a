/** The steps of the form in their order (directory 2.9); each is the value of `step` in the address. */
export const steps = ['name', 'duplicates', 'address', 'contact', 'hours', 'services', 'check'] as const;
/** A step of the form. */
export type Step = (typeof steps)[number];

/** Any text as a step; what is none is the first. */
export const toStep = (text: string | null | undefined): Step => steps.find((step) => step === text) ?? 'name';

/** Which step a field is on, by the beginning of its JSON pointer. */
const fieldsOf: Readonly<Record<Exclude<Step, 'services'>, readonly string[]>> = {
  name: ['/facility/name', '/facility/alternateNames', '/facility/primaryCategoryId', '/submitterIsOwner'],
  duplicates: ['/duplicateAnswer'],
  address: [
    '/facility/address',
    '/facility/geo',
    '/facility/farReason',
    '/facility/locationVisibility',
    '/facility/visibilityReason',
  ],
  contact: ['/facility/phones', '/facility/email', '/facility/website', '/facility/bookingUrl'],
  hours: [
    '/facility/hoursStatus',
    '/facility/weekly',
    '/facility/exceptions',
    '/facility/publicHolidays',
    '/facility/hoursNote',
  ],
  check: ['/note', '/declared', '/draftId'],
};

/** The step that a field is on; everything else about a facility is on the one for services. */
export function stepOf(pointer: string): Step {
  const found = Object.entries(fieldsOf).find(([, starts]) =>
    starts.some((start) => pointer === start || pointer.startsWith(`${start}/`)),
  );
  return toStep(found?.[0] ?? 'services');
}
