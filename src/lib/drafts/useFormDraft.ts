import { useEffect, useEffectEvent, useState } from 'react';

import { createLocalDraft, removeDraft } from './drafts';
import type { LocalDraft } from './drafts';
import { currentSession } from '#lib/session/session';

/** What is needed of a form of react-hook-form. */
export interface DraftableForm<Values extends object> {
  getValues: () => NoInfer<Values>;
  reset: (values: NoInfer<Values>, options?: { keepDefaultValues?: boolean }) => void;
  subscribe: (payload: { formState: { values: true }; callback: (data: { values: Values }) => void }) => () => void;
}

/** What `useFormDraft` answers. */
export interface FormDraft {
  /** Something that was typed here before stands in the form again: say so, and offer to discard it. */
  isRestored: boolean;
  /** Empties the form to what it began with and forgets the draft. */
  discard: () => void;
  /** The form was sent or given up: its draft is forgotten, and what stands in it now is what it begins with. */
  clear: () => void;
}

function asObject(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** The form's own values with those of a draft in their place; what the form has no such field for is left out. */
export function withDraft<Values extends object>(values: Values, draft: unknown): Values {
  const typed = asObject(draft);
  const merged = { ...values };
  for (const [field, value] of Object.entries(values)) {
    const kept = typed.get(field);
    if (typeOf(kept) === typeOf(value)) Object.assign(merged, { [field]: kept });
  }
  return merged;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps what is typed in a form and not sent: while typing, on time-out and when the page is hidden. Gives it back when
 * the same person opens the form at this place again. A change of `place` needs another `key` on the component.
 */
export function useFormDraft<Values extends object>(
  draftKey: string,
  form: DraftableForm<Values>,
  /** Fields that never leave the form, such as passwords. */
  { without = [] }: { without?: ReadonlyArray<keyof Values & string> } = {},
): FormDraft {
  const [localDraft] = useState(() => createLocalDraft(draftKey));
  const [initial, setInitial] = useState<Values>(form.getValues);
  const [isRestored, setRestored] = useState(
    () => localDraft !== undefined && !isSame(withDraft(initial, localDraft.initial), initial),
  );

  const save = useEffectEvent((values: Values) => {
    const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !without.some((one) => one === field)));
    localDraft?.save(isSame(withDraft(initial, kept), initial) ? undefined : kept);
  });
  const restore = useEffectEvent(() => {
    if (isRestored) form.reset(withDraft(initial, localDraft?.initial), { keepDefaultValues: true });
  });
  const listen = useEffectEvent(() =>
    form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }),
  );
  // Its fields hear of a reset only once they are there themselves.
  useEffect(() => restore(), []);
  useEffect(() => {
    const stop = listen();
    const detach = localDraft?.attach();
    return () => {
      stop();
      detach?.();
    };
  }, [localDraft]);

  function removeStored() {
    setRestored(false);
    if (localDraft) removeDraft(localDraft.user, draftKey);
  }

  return {
    isRestored,
    discard() {
      form.reset(initial);
      removeStored();
    },
    clear() {
      setInitial(form.getValues());
      removeStored();
    },
  };
}

/** What `useTextDraft` answers. */
export interface TextDraft {
  /** What was typed here before and not sent; empty when nothing was. */
  initial: string;
  /** Follows what is typed; an empty text is forgotten. */
  save: (text: string) => void;
  /** It was sent or given up. */
  clear: () => void;
}

const textOf = (localDraft: LocalDraft | undefined) =>
  typeof localDraft?.initial === 'string' ? localDraft.initial : '';

/**
 * The same for one field that is no form; without a place nothing is kept. A `passing` text, such as that of a search, is forgotten when its field is
 * closed, and kept only when the page or the session ends under it.
 */
export function useTextDraft(draftKey: string | undefined, { passing = false }: { passing?: boolean } = {}): TextDraft {
  const [localDraft] = useState(() => (draftKey === undefined ? undefined : createLocalDraft(draftKey)));
  useEffect(() => {
    const detach = localDraft?.attach();
    return () => {
      detach?.();
      if (passing && localDraft && currentSession().status === 'authenticated')
        removeDraft(localDraft.user, localDraft.draftKey);
    };
  }, [localDraft, passing]);

  return {
    initial: textOf(localDraft),
    save: (text) => localDraft?.save(text === '' ? undefined : text),
    clear() {
      if (localDraft) removeDraft(localDraft.user, localDraft.draftKey);
    },
  };
}
