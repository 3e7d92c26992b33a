import * as z from 'zod/mini';

import { factProblems } from './facts';
import type { FieldProblem, Records } from './facts';
import type { ProblemKey } from './rules';
import { submittedFacilitySchema } from './submission';
import type { SubmittedFacility } from './submission';

type Shape = typeof submittedFacilitySchema.shape;
type PartShape = { [Key in keyof Shape]: z.ZodMiniExactOptional<Shape[Key]> };

// A default is for what a new facility leaves out; an edit leaves out what stays.
const withoutDefault = (field: z.ZodMiniType) =>
  field instanceof z.ZodMiniDefault ? (field._zod.def.innerType as z.ZodMiniType) : field;

const part = Object.fromEntries(
  Object.entries(submittedFacilitySchema.shape).map(([key, field]) => [
    key,
    z.exactOptional(withoutDefault(field as z.ZodMiniType)),
  ]),
) as PartShape;

/**
 * What an owner changes of a facility: whole fields of a submission, by the same rules; what is left out stays. What
 * decides about several fields together is seen to by `editProblems`.
 */
export const editSchema = z
  .object(part)
  .check(z.refine((edit) => Object.keys(edit).length > 0, { error: 'choice' satisfies ProblemKey }));
/** What an owner changes of a facility. */
export type FacilityEdit = z.infer<typeof editSchema>;

/** The same, with an address of which only some lines may be given. */
export type PartialEdit = Omit<FacilityEdit, 'address'> & { address?: Partial<SubmittedFacility['address']> };

/** A facility with an edit laid over it. */
export function applyEdit(facility: SubmittedFacility, { address, ...edit }: PartialEdit): SubmittedFacility {
  return { ...facility, ...edit, address: { ...facility.address, ...address } };
}

/** Fields whose changes an administrator decides (directory 1.3), without those of the address. */
export const protectedFields = ['name', 'primaryCategoryId', 'geo', 'locationVisibility'] as const;
/** Lines of the address whose changes an administrator decides. */
export const protectedLines = ['line1', 'districtId', 'cityId', 'postalCode'] as const;

const isProtectedField = new Set([
  ...protectedFields.map((field) => `/facility/${field}`),
  ...protectedLines.map((line) => `/facility/address/${line}`),
]);

/** Whether an administrator decides about changes of a field, by its JSON pointer. */
export const isProtected = (pointer: string) => isProtectedField.has(pointer);

/** JSON with keys in one order, so that equal values are equal texts. */
export function stableText(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/** Whether two values say the same, in whatever order their keys are. */
export const isSame = (one: unknown, other: unknown) => stableText(one) === stableText(other);

/** What of the protected fields differs between a facility as it is and as it should be. */
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

/** What is wrong with a facility: every rule that a submission has to keep. */
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
 * What an edit makes wrong. What was wrong before, in a field that stays as it was, is no reason to refuse: rules may
 * have come after the facility.
 */
export function editProblems(before: SubmittedFacility, edit: PartialEdit, records: Records): FieldProblem[] {
  const known = new Set(problemsWith(before, records).map(({ pointer, key }) => `${pointer} ${key}`));
  return problemsWith(applyEdit(before, edit), records).filter(
    ({ pointer, key }) => isIn(edit, pointer) || !known.has(`${pointer} ${key}`),
  );
}
