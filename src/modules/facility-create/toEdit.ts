import type { DraftValues } from './draftValues';
import { emptyValues } from './draftValues';
import { isSame } from './editing';
import type { FacilityEdit } from './editing';
import type { FieldProblem } from './facts';
import type { FormRecords } from './queries';
import { problemsOf, toSubmission } from './toSubmission';

type Values = DraftValues['facility'];

/** The whole of a form around the fields of a facility that is listed already: nothing else is asked. */
export const formValuesOf = (facility: Values): DraftValues => ({
  ...emptyValues,
  facility,
  submitterIsOwner: 'yes',
  duplicate: 'none',
  declared: true,
});

/** What an edit sends: the fields that differ from those it is based on. */
export function toEdit(base: Values, values: Values): FacilityEdit {
  const before = Object.entries(toSubmission(formValuesOf(base)).facility);
  const after = new Map(Object.entries(toSubmission(formValuesOf(values)).facility));
  const changed = before.flatMap(([key, value]) => (isSame(value, after.get(key)) ? [] : [[key, after.get(key)]]));
  // The check of the form makes sure of the shape, which the types of its fields leave open.
  return Object.fromEntries(changed) as FacilityEdit;
}

/** What an edit makes wrong; what was wrong before, in a field that stays, is left alone, as by the back end. */
export function editProblemsOf(base: Values, values: Values, records: FormRecords): FieldProblem[] {
  const known = new Set(problemsOf(formValuesOf(base), records).map(({ pointer, key }) => `${pointer} ${key}`));
  const edit = toEdit(base, values);
  return problemsOf(formValuesOf(values), records).filter(
    ({ pointer, key }) => (pointer.split('/')[2] ?? '') in edit || !known.has(`${pointer} ${key}`),
  );
}
