import type { DraftValues } from './draftValues';
import { isSame } from './editing';

type Values = DraftValues['facility'];

/** Fields that are compared and merged individually, in the order of the form. The district belongs to its town. */
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
/** A field that is compared and merged individually. */
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

/** Whether changes of a field need a decision by an administrator (directory 1.3). */
export const isProtectedField = (field: EditField) => protectedEditFields.has(field);

/** Value of a field. */
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

/** Copies one field from other values. */
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

/** Fields that differ between two versions. */
export function differingFields(one: Values, other: Values): EditField[] {
  return editFields.filter((field) => !isSame(fieldValue(one, field), fieldValue(other, field)));
}

/** Result of a merge, except for the fields where someone has to choose. */
export type MergeResult = {
  /** Includes the changes of either side; where both changed a field, the local value. */
  values: Values;
  /** Changed locally only. */
  mine: EditField[];
  /** Changed on the server only. */
  theirs: EditField[];
  /** Changed on both sides, to different values. */
  both: EditField[];
};

/** Three-way merge of local and remote values, field by field. */
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
