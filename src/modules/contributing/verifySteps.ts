import { checkedGroups } from './schemas';

/** The steps of a verification, in their order. */
export const verifySteps = ['how', 'what', 'proof', 'review'] as const;
/** A step of a verification. */
export type VerifyStep = (typeof verifySteps)[number];

/** What is typed: one text for each field. */
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

/** What the form begins with. */
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

/** The field that holds the check of a group. */
export const checkField = {
  exists: 'checkExists',
  name: 'checkName',
  address: 'checkAddress',
  phone: 'checkPhone',
  hours: 'checkHours',
  category: 'checkCategory',
} as const;

/** The groups that can be put right, and the field of what is right. */
export const correctable = ['name', 'address', 'phone', 'hours', 'category'] as const;

/** What is sent, as the contract has it. What is not wrong has no correction, whatever was typed before. */
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

/** The field of the form that a pointer or path of the contract means. */
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

/** Whether a problem with a field is mended in a step. */
export function belongsTo(step: VerifyStep, field: string | undefined): boolean {
  return field !== undefined && fieldsOf[step].includes(field);
}
