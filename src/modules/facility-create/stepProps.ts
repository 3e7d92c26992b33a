import type { DraftValues } from './draftValues';
import type { FormRecords } from './queries';

type Fields = DraftValues['facility'];

/** What every step of the form is given. */
export type StepProps = {
  values: DraftValues;
  records: FormRecords;
  /** Changes fields of the facility, in view of how they stand by then. */
  change: (part: Partial<Fields> | ((now: Fields) => Partial<Fields>)) => void;
  /** Changes what is sent beside the facility. */
  changeForm: (part: Partial<Omit<DraftValues, 'facility'>>) => void;
  /** Id of the control of a field, by its JSON pointer. */
  idOf: (pointer: string) => string;
  /** What is wrong with a field, in words. */
  errorOf: (pointer: string) => string | undefined;
  /** Only where a facility is edited that is listed already: what its fields say that an administrator decides about. */
  protectedNote?: string;
};

/** The hint of a field whose changes an administrator decides. */
export function protectedHint({ protectedNote }: Pick<StepProps, 'protectedNote'>, hint?: string) {
  const parts = [hint, protectedNote].filter((part) => part !== undefined);
  // A hint that stands alone ends without a stop.
  const text = parts.map((part, at) => (at < parts.length - 1 && !/[.!?]$/.test(part) ? `${part}.` : part)).join(' ');
  return text === '' ? {} : { hint: text };
}

/** Id and error of a field, to spread on its control. */
export function fieldOf({ idOf, errorOf }: Pick<StepProps, 'idOf' | 'errorOf'>, pointer: string) {
  return { id: idOf(pointer), error: errorOf(pointer) };
}
