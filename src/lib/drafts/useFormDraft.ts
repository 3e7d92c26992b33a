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
  place: string,
  form: DraftableForm<Values>,
  /** Fields that never leave the form, such as passwords. */
  { without = [] }: { without?: ReadonlyArray<keyof Values & string> } = {},
): FormDraft {
  const [keeper] = useState(() => createLocalDraft(place));
  const [initial, setInitial] = useState<Values>(form.getValues);
  const [isRestored, setRestored] = useState(
    () => keeper !== undefined && !isSame(withDraft(initial, keeper.initial), initial),
  );

  const follow = useEffectEvent((values: Values) => {
    const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !without.some((one) => one === field)));
    keeper?.save(isSame(withDraft(initial, kept), initial) ? undefined : kept);
  });
  const giveBack = useEffectEvent(() => {
    if (isRestored) form.reset(withDraft(initial, keeper?.initial), { keepDefaultValues: true });
  });
  const listen = useEffectEvent(() =>
    form.subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) }),
  );
  // Its fields hear of a reset only once they are there themselves.
  useEffect(() => giveBack(), []);
  useEffect(() => {
    const stop = listen();
    const detach = keeper?.attach();
    return () => {
      stop();
      detach?.();
    };
  }, [keeper]);

  function forget() {
    setRestored(false);
    if (keeper) removeDraft(keeper.user, place);
  }

  return {
    isRestored,
    discard() {
      form.reset(initial);
      forget();
    },
    clear() {
      setInitial(form.getValues());
      forget();
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

const textOf = (keeper: LocalDraft | undefined) => (typeof keeper?.initial === 'string' ? keeper.initial : '');

/**
 * The same for one field that is no form; without a place nothing is kept. A `passing` text, such as that of a search, is forgotten when its field is
 * closed, and kept only when the page or the session ends under it.
 */
export function useTextDraft(place: string | undefined, { passing = false }: { passing?: boolean } = {}): TextDraft {
  const [keeper] = useState(() => (place === undefined ? undefined : createLocalDraft(place)));
  useEffect(() => {
    const detach = keeper?.attach();
    return () => {
      detach?.();
      if (passing && keeper && currentSession().status === 'authenticated') removeDraft(keeper.user, keeper.place);
    };
  }, [keeper, passing]);

  return {
    initial: textOf(keeper),
    save: (text) => keeper?.save(text === '' ? undefined : text),
    clear() {
      if (keeper) removeDraft(keeper.user, keeper.place);
    },
  };
}
