import type { DraftValues } from './draftValues';
import { isSame } from './editing';

type Values = DraftValues['facility'];

/** The fields that are compared and merged each by itself, in the order of the form. A district belongs to its town. */
export const editFields = [
  'name',
  'primaryCategoryId',
  'line1',
  'line2',
  'town',
  'postalCode',
  'geo',
  'farReason',
  'locationVisibility',
  'visibilityReason',
  'phones',
  'email',
  'website',
  'bookingUrl',
  'hoursStatus',
  'weekly',
  'publicHolidays',
  'exceptions',
  'hoursNote',
  'shortDescription',
  'description',
  'categoryIds',
  'tagIds',
  'services',
  'accessibility',
  'languages',
  'appointment',
  'fees',
  'photos',
] as const;
/** A field that is compared and merged by itself. */
export type EditField = (typeof editFields)[number];

const protectedEditFields: ReadonlySet<EditField> = new Set<EditField>([
  'name',
  'primaryCategoryId',
  'line1',
  'town',
  'postalCode',
  'geo',
  'locationVisibility',
]);

/** Whether an administrator decides about changes of a field (directory 1.3). */
export const isProtectedField = (field: EditField) => protectedEditFields.has(field);

/** What a field holds. */
export function fieldValue(values: Values, field: EditField): unknown {
  switch (field) {
    case 'line1':
    case 'line2':
    case 'postalCode':
      return values.address[field];
    case 'town':
      return [values.address.cityId, values.address.districtId];
    default:
      return values[field];
  }
}

/** The same values with one field as it is in others. */
export function withField(values: Values, field: EditField, from: Values): Values {
  switch (field) {
    case 'line1':
    case 'line2':
    case 'postalCode':
      return { ...values, address: { ...values.address, [field]: from.address[field] } };
    case 'town': {
      const { cityId, districtId } = from.address;
      return { ...values, address: { ...values.address, cityId, districtId } };
    }
    default:
      return { ...values, [field]: from[field] };
  }
}

/** The fields that two sides hold differently. */
export function differingFields(one: Values, other: Values): EditField[] {
  return editFields.filter((field) => !isSame(fieldValue(one, field), fieldValue(other, field)));
}

/** Two sides brought together, as far as nobody has to choose. */
export type MergeResult = {
  /** With what either side alone has changed; where both have, what stands here. */
  values: Values;
  /** Changed here alone. */
  mine: EditField[];
  /** Changed there alone. */
  theirs: EditField[];
  /** Changed on both sides, and differently. */
  both: EditField[];
};

/** Brings together what stands here and what was kept elsewhere since `base`, field by field. */
export function mergeFields(base: Values, here: Values, there: Values): MergeResult {
  const changedHere = new Set(differingFields(base, here));
  const changedThere = new Set(differingFields(base, there));
  const differing = new Set(differingFields(here, there));
  const theirs = editFields.filter((field) => changedThere.has(field) && !changedHere.has(field));
  return {
    values: theirs.reduce((values, field) => withField(values, field, there), here),
    mine: editFields.filter((field) => changedHere.has(field) && !changedThere.has(field)),
    theirs,
    both: editFields.filter((field) => changedHere.has(field) && changedThere.has(field) && differing.has(field)),
  };
}
