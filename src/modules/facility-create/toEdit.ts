import type { DraftValues } from './draftValues';
import { emptyValues } from './draftValues';
import { isSame } from './editing';
import type { FacilityEdit } from './editing';
import type { FieldProblem } from './facts';
import type { FormRecords } from './queries';
import { problemsOf, toSubmission } from './toSubmission';

type Values = DraftValues['facility'];

/** Form values for the fields of a listed facility. */
export const formValuesOf = (facility: Values): DraftValues => ({
  ...emptyValues,
  facility,
  submitterIsOwner: 'yes',
  duplicate: 'none',
  declared: true,
});

/** Changed fields, as the request body of an edit. */
export function toEdit(base: Values, values: Values): FacilityEdit {
  const before = Object.entries(toSubmission(formValuesOf(base)).facility);
  const after = new Map(Object.entries(toSubmission(formValuesOf(values)).facility));
  const changed = before.flatMap(([key, value]) => (isSame(value, after.get(key)) ? [] : [[key, after.get(key)]]));
  // The form's validation guarantees the shape, which the types of the fields do not.
  return Object.fromEntries(changed) as FacilityEdit;
}

/** Errors that an edit causes; existing errors in unchanged fields are ignored, as in the back end. */
export function editProblemsOf(base: Values, values: Values, records: FormRecords): FieldProblem[] {
  const known = new Set(problemsOf(formValuesOf(base), records).map(({ pointer, key }) => `${pointer} ${key}`));
  const edit = toEdit(base, values);
  return problemsOf(formValuesOf(values), records).filter(
    ({ pointer, key }) => (pointer.split('/')[2] ?? '') in edit || !known.has(`${pointer} ${key}`),
  );
}
