import { checkedGroups } from './schemas';

/** Steps of a verification, in order. */
export const verifySteps = ['how', 'what', 'proof', 'review'] as const;
/** A step of a verification. */
export type VerifyStep = (typeof verifySteps)[number];

/** Form values, one text per field. */
export type VerifyValues = {
  method: string;
  checkedAt: string;
  note: string;
  evidenceIds: string;
  checkExists: string;
  checkName: string;
  checkAddress: string;
  checkPhone: string;
  checkHours: string;
  checkCategory: string;
  name: string;
  address: string;
  phone: string;
  hours: string;
  category: string;
};

/** Empty form values. */
export const emptyVerification: VerifyValues = {
  method: '',
  checkedAt: '',
  checkExists: '',
  checkName: '',
  name: '',
  checkAddress: '',
  address: '',
  checkPhone: '',
  phone: '',
  checkHours: '',
  hours: '',
  checkCategory: '',
  category: '',
  note: '',
  evidenceIds: '',
};

/** Name of the field with the result for a group. */
export const checkField = {
  exists: 'checkExists',
  name: 'checkName',
  address: 'checkAddress',
  phone: 'checkPhone',
  hours: 'checkHours',
  category: 'checkCategory',
} as const;

/** Groups that can be corrected, by the name of the field for the correction. */
export const correctable = ['name', 'address', 'phone', 'hours', 'category'] as const;

/** Maps the form values to a request body. Corrections of groups that are no longer wrong are left out. */
export function verificationOf(facilityId: string, values: VerifyValues, evidenceIds: readonly string[]): unknown {
  return {
    facilityId,
    method: values.method,
    checkedAt: values.checkedAt,
    checklist: Object.fromEntries(checkedGroups.map((group) => [group, values[checkField[group]]])),
    corrections: Object.fromEntries(
      correctable.flatMap((group) =>
        values[checkField[group]] === 'wrong' && values[group].trim() !== '' ? [[group, values[group]]] : [],
      ),
    ),
    note: values.note,
    evidenceIds,
  };
}

/** Form field for a path or JSON pointer of the contract. */
export function fieldAt(parts: readonly string[]): string {
  const [last = '', before = ''] = parts.filter((part) => !/^\d+$/.test(part)).toReversed();
  const group = checkedGroups.find((one) => one === last);
  return before === 'checklist' && group ? checkField[group] : last;
}

const fieldsOf: Readonly<Record<VerifyStep, readonly string[]>> = {
  how: ['method', 'checkedAt'],
  what: [...Object.values(checkField), ...correctable],
  proof: ['note', 'evidenceIds'],
  review: [],
};

/** Whether a field belongs to a step. */
export function belongsTo(step: VerifyStep, field: string | undefined): boolean {
  return field !== undefined && fieldsOf[step].includes(field);
}
