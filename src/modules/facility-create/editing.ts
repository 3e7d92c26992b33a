import * as z from 'zod/mini';

import { factProblems } from './facts';
import type { FieldProblem, Records } from './facts';
import type { ProblemKey } from './rules';
import { submittedFacilitySchema } from './submission';
import type { SubmittedFacility } from './submission';

type Shape = typeof submittedFacilitySchema.shape;
type PartShape = { [Key in keyof Shape]: z.ZodMiniExactOptional<Shape[Key]> };

// Defaults are for missing fields of a new facility; in an edit, a missing field stays unchanged.
const withoutDefault = (field: z.ZodMiniType) =>
  field instanceof z.ZodMiniDefault ? (field._zod.def.innerType as z.ZodMiniType) : field;

const part = Object.fromEntries(
  Object.entries(submittedFacilitySchema.shape).map(([key, field]) => [
    key,
    z.exactOptional(withoutDefault(field as z.ZodMiniType)),
  ]),
) as PartShape;

/**
 * A partial update of a facility: whole fields, by the rules of a submission. `editProblems` checks the rules that
 * involve several fields.
 */
export const editSchema = z
  .object(part)
  .check(z.refine((edit) => Object.keys(edit).length > 0, { error: 'choice' satisfies ProblemKey }));
/** A partial update of a facility. */
export type FacilityEdit = z.infer<typeof editSchema>;

/** A partial update whose address may be partial too. */
export type PartialEdit = Omit<FacilityEdit, 'address'> & { address?: Partial<SubmittedFacility['address']> };

/** Applies an edit to a facility. */
export function applyEdit(facility: SubmittedFacility, { address, ...edit }: PartialEdit): SubmittedFacility {
  return { ...facility, ...edit, address: { ...facility.address, ...address } };
}

/** Fields whose changes need a decision by an administrator (directory 1.3), except those of the address. */
const protectedFields = ['name', 'primaryCategoryId', 'geo', 'locationVisibility'] as const;
/** Fields of the address whose changes need a decision by an administrator. */
const protectedLines = ['line1', 'districtId', 'cityId', 'postalCode'] as const;

/** JSON with sorted keys, so that equal values give equal texts. */
function stableText(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/** Whether two values are deeply equal, regardless of the order of their keys. */
export const isSame = (one: unknown, other: unknown) => stableText(one) === stableText(other);

/** Changed protected fields. */
export function protectedEdit(before: SubmittedFacility, after: SubmittedFacility): PartialEdit {
  const fields = protectedFields.flatMap((field) =>
    isSame(before[field], after[field]) ? [] : [[field, after[field]] as const],
  );
  const lines = protectedLines.flatMap((line) =>
    before.address[line] === after.address[line] ? [] : [[line, after.address[line]] as const],
  );
  return {
    ...(Object.fromEntries(fields) as PartialEdit),
    ...(lines.length > 0 && { address: Object.fromEntries(lines) }),
  };
}

/** All errors of a facility by the rules of a submission. */
function problemsWith(facility: SubmittedFacility, records: Records): FieldProblem[] {
  const parsed = z.safeParse(submittedFacilitySchema, facility);
  const found: FieldProblem[] = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    pointer: ['/facility', ...path.map(String)].join('/'),
    key: message as ProblemKey,
  }));
  const facts = factProblems(facility, records).filter(
    ({ pointer }) => !found.some((other) => other.pointer === pointer),
  );
  return [...found, ...facts];
}

const isIn = (edit: PartialEdit, pointer: string) => (pointer.split('/')[2] ?? '') in edit;

/**
 * Errors that an edit causes. An existing error in an unchanged field is ignored, because the rule may be newer than
 * the facility.
 */
export function editProblems(before: SubmittedFacility, edit: PartialEdit, records: Records): FieldProblem[] {
  const known = new Set(problemsWith(before, records).map(({ pointer, key }) => `${pointer} ${key}`));
  return problemsWith(applyEdit(before, edit), records).filter(
    ({ pointer, key }) => isIn(edit, pointer) || !known.has(`${pointer} ${key}`),
  );
}
