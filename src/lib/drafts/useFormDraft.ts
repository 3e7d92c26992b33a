import { useEffect, useEffectEvent, useState } from 'react';

import { createLocalDraft, removeDraft } from './drafts';
import type { LocalDraft } from './drafts';
import { currentSession } from '#lib/session/session';

/** The parts of a react-hook-form form that a draft needs. */
export interface DraftableForm<Values extends object> {
  getValues: () => NoInfer<Values>;
  reset: (values: NoInfer<Values>, options?: { keepDefaultValues?: boolean }) => void;
  subscribe: (payload: { formState: { values: true }; callback: (data: { values: Values }) => void }) => () => void;
}

/** Result of `useFormDraft`. */
export interface FormDraft {
  /** A draft was restored: say so, and offer to discard it. */
  isRestored: boolean;
  /** Resets the form to its initial values and removes the draft. */
  discard: () => void;
  /** Removes the draft after the form was sent or cancelled; the current values become the initial ones. */
  clear: () => void;
}

function asObject(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** The values with those of a draft over them; unknown fields and values of another type are ignored. */
export function withDraft<Values extends object>(values: Values, draft: unknown): Values {
  const typed = asObject(draft);
  const merged = { ...values };
  for (const [field, value] of Object.entries(values)) {
    const stored = typed.get(field);
    if (typeOf(stored) === typeOf(value)) Object.assign(merged, { [field]: stored });
  }
  return merged;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves unsent values of a form while typing, on session timeout and when the page is hidden, and restores them when
 * the same user opens the form again. Another `draftKey` needs another `key` on the component.
 */
export function useFormDraft<Values extends object>(
  draftKey: string,
  form: DraftableForm<Values>,
  /** Fields that are never stored, such as passwords. */
  { without = [] }: { without?: ReadonlyArray<keyof Values & string> } = {},
): FormDraft {
  const [localDraft] = useState(() => createLocalDraft(draftKey));
  const [initial, setInitial] = useState<Values>(form.getValues);
  const [isRestored, setRestored] = useState(
    () => localDraft !== undefined && !isSame(withDraft(initial, localDraft.initial), initial),
  );

  const save = useEffectEvent((values: Values) => {
    const stored = Object.fromEntries(
      Object.entries(values).filter(([field]) => !without.some((one) => one === field)),
    );
    localDraft?.save(isSame(withDraft(initial, stored), initial) ? undefined : stored);
  });
  const restore = useEffectEvent(() => {
    if (isRestored) form.reset(withDraft(initial, localDraft?.initial), { keepDefaultValues: true });
  });
  const listen = useEffectEvent(() =>
    form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }),
  );
  // A reset reaches only fields that are mounted.
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

/** Result of `useTextDraft`. */
export interface TextDraft {
  /** The unsent text; empty without one. */
  initial: string;
  /** Whether this device has the text: its storage may be full. Then the text lasts until the page is left. */
  isStored: boolean;
  /** Saves the text after a short delay; an empty one removes the draft. */
  save: (text: string) => void;
  /** Removes the draft after the text was sent or discarded. */
  clear: () => void;
}

const textOf = (localDraft: LocalDraft | undefined) =>
  typeof localDraft?.initial === 'string' ? localDraft.initial : '';

/**
 * `useFormDraft` for a single field outside a form; without a `draftKey` nothing is stored. A `passing` text, such as
 * that of a search, is removed when its field unmounts, and kept only when the page or the session ends before.
 */
export function useTextDraft(draftKey: string | undefined, { passing = false }: { passing?: boolean } = {}): TextDraft {
  const [localDraft] = useState(() => (draftKey === undefined ? undefined : createLocalDraft(draftKey)));
  const [isStored, setStored] = useState(true);
  useEffect(() => {
    const detach = localDraft?.attach({ onStored: setStored });
    return () => {
      detach?.();
      if (passing && localDraft && currentSession().status === 'authenticated')
        removeDraft(localDraft.user, localDraft.draftKey);
    };
  }, [localDraft, passing]);

  return {
    initial: textOf(localDraft),
    isStored,
    save: (text) => localDraft?.save(text === '' ? undefined : text),
    clear() {
      if (localDraft) removeDraft(localDraft.user, localDraft.draftKey);
      setStored(true);
    },
  };
}
