import type { DraftValues } from './draftValues';
import type { FormRecords } from './queries';

type Fields = DraftValues['facility'];

/** Props of every step of the form. */
export type StepProps = {
  values: DraftValues;
  records: FormRecords;
  /** Changes fields of the facility; a function gets their latest values. */
  change: (part: Partial<Fields> | ((now: Fields) => Partial<Fields>)) => void;
  /** Changes fields outside the facility. */
  changeForm: (part: Partial<Omit<DraftValues, 'facility'>>) => void;
  /** Id of a field's control, by JSON pointer. */
  idOf: (pointer: string) => string;
  /** Error message of a field, by JSON pointer. */
  errorOf: (pointer: string) => string | undefined;
  /** Note on fields whose changes need a decision; only when editing a listed facility. */
  protectedNote?: string;
};

/** Hint of a field whose changes need a decision by an administrator. */
export function protectedDescription({ protectedNote }: Pick<StepProps, 'protectedNote'>, description?: string) {
  const parts = [description, protectedNote].filter((part) => part !== undefined);
  // A single description has no full stop; joined ones need one between them.
  const text = parts.map((part, at) => (at < parts.length - 1 && !/[.!?]$/.test(part) ? `${part}.` : part)).join(' ');
  return text === '' ? {} : { description: text };
}

/** Id and error of a field, to spread on its control. */
export function fieldOf({ idOf, errorOf }: Pick<StepProps, 'idOf' | 'errorOf'>, pointer: string) {
  return { id: idOf(pointer), error: errorOf(pointer) };
}
