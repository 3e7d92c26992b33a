import { useId, useRef, useState } from 'react';

import { useTextDraft } from '#lib/drafts/useFormDraft';

/** The values of a form: one text for each field. */
export type TextValues = Record<string, string>;

/** What is wrong: with the field that is named, or without one with the whole. */
export interface TextProblem {
  readonly field?: string | undefined;
}

/** What a form is about, and what becomes of it when it is sent. */
export interface TextFormOptions<Values extends TextValues, Problem extends TextProblem, Answer> {
  /** What the fields hold at first, in the order of the form. */
  initial: Values;
  /** Fields that are emptied when the form comes back (directory 2.0.3). */
  secrets?: ReadonlyArray<keyof Values & string>;
  /** Whether they stay all the same, because sending again is all there is to do. */
  keepsSecrets?: (problems: readonly Problem[]) => boolean;
  /** The field that is kept, under the name of its place, when it is left without sending; none of the secrets. */
  draft?: { place: string; field: keyof Values & string };
  /** What is wrong before anything is sent. */
  check: (values: Values) => readonly Problem[];
  /** Sends it. What it throws is told. */
  send: (values: Values) => Promise<Answer>;
  /** Takes over a refusal that has a place of its own on the screen. */
  onError?: (error: unknown) => boolean | Promise<boolean>;
  /** What any other refusal means; at least one problem. */
  toProblems: (error: unknown) => readonly Problem[];
  /** A problem in words, of the language that is shown now. */
  formatProblem: (problem: Problem) => string;
  /** It arrived. */
  onSuccess?: (answer: Answer) => void;
  /** Hears whether something is wrong. */
  onInvalidChange?: (wrong: boolean) => void;
}

/** What a field of the form is tied to it by. */
export interface TextFormField<Value extends string> {
  id: string;
  value: Value;
  /** What is wrong with it. */
  error: string | undefined;
  onChange: (value: Value) => void;
}

/** A form as the parts of a screen need it. */
export interface TextForm<Values extends TextValues = TextValues, Problem extends TextProblem = TextProblem> {
  field<Name extends keyof Values & string>(name: Name): TextFormField<Values[Name]>;
  /** Everything that is wrong, for the summary. */
  errors: ReadonlyArray<{ id: string | undefined; message: string }>;
  problems: readonly Problem[];
  /** How often it came back; each time the summary takes the focus. */
  attempt: number;
  busy: boolean;
  setValues(values: Partial<Values>): void;
  /** Checks it without sending it, tells what is wrong, and answers whether nothing is. */
  checkValidity(): boolean;
  /** Sends it, unless something is wrong or it is on its way already. */
  submit(): Promise<void>;
  /** Something that was typed here before stands in the form again: say so, and offer to discard it. */
  isRestored: boolean;
  discard(): void;
  /** It was given up: what was typed is not kept. */
  clearDraft(): void;
}

/**
 * A form of texts that a server answers (directory 2.0.3): checked when it is sent and never before, what is wrong is
 * said in a summary and at its field, what was typed stays, and secrets are emptied. `field` of a problem is a name of
 * `initial`.
 */
export function useTextForm<Values extends TextValues, Problem extends TextProblem, Answer>({
  initial,
  secrets = [],
  keepsSecrets = () => false,
  draft,
  check,
  send,
  onError = () => false,
  toProblems,
  formatProblem,
  onSuccess,
  onInvalidChange,
}: TextFormOptions<Values, Problem, Answer>): TextForm<Values, Problem> {
  const id = useId();
  const kept = useTextDraft(draft?.place);
  const hasDraft = draft !== undefined && kept.initial !== '' && kept.initial !== initial[draft.field];
  const [values, setValues] = useState<Values>(hasDraft ? { ...initial, [draft.field]: kept.initial } : initial);
  const [isRestored, setRestored] = useState(hasDraft);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  // What is filled in and sent at once is not drawn in between.
  const latest = useRef(values);
  const isOnItsWay = useRef(false);
  const idOf = (field: string) => `${id}-${field}`;

  function become(next: Values) {
    latest.current = next;
    setValues(next);
  }

  function write(field: string, text: string) {
    become(Object.assign({ ...latest.current }, { [field]: text }));
    if (field === draft?.field) kept.save(text === initial[field] ? '' : text);
  }

  function empty() {
    for (const field of secrets) write(field, '');
  }

  function showProblems(next: readonly Problem[]) {
    setProblems(next);
    onInvalidChange?.(next.length > 0);
    if (next.length > 0) setAttempt((count) => count + 1);
  }

  function isRight(): boolean {
    const wrong = check(latest.current);
    if (wrong.length > 0) empty();
    showProblems(wrong);
    return wrong.length === 0;
  }

  function forget() {
    setRestored(false);
    kept.clear();
  }

  async function submit() {
    if (isOnItsWay.current || !isRight()) return;
    isOnItsWay.current = true;
    setBusy(true);
    let sent: { answer: Answer } | undefined;
    let wrong: readonly Problem[] = [];
    try {
      sent = { answer: await send(latest.current) };
    } catch (error) {
      if (!(await onError(error))) wrong = toProblems(error);
    }
    isOnItsWay.current = false;
    setBusy(false);
    if (sent) {
      forget();
      onSuccess?.(sent.answer);
      return;
    }
    if (!keepsSecrets(wrong)) empty();
    showProblems(wrong);
  }

  return {
    field: (name) => ({
      id: idOf(name),
      value: values[name],
      error: problems.filter(({ field }) => field === name).map(formatProblem)[0],
      onChange: (value) => write(name, value),
    }),
    errors: problems.map((problem) => ({
      id: problem.field === undefined ? undefined : idOf(problem.field),
      message: formatProblem(problem),
    })),
    problems,
    attempt,
    busy,
    setValues: (next) => become({ ...latest.current, ...next }),
    checkValidity: isRight,
    submit,
    isRestored,
    discard() {
      setRestored(false);
      if (draft) write(draft.field, initial[draft.field] ?? '');
    },
    clearDraft: forget,
  };
}
