import { useState } from 'react';

/** A value that is typed as text, from outside or kept here. */
export interface UncommittedTextOptions {
  /** Given: the value is the caller's. Not given: it is kept here, from `defaultValue` on. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/**
 * Keeps what is being typed apart from the value it stands for, so that nothing changes under the caret and no text is
 * lost. `text` is what is being typed, `undefined` when the typing is over; a value from outside ends it.
 */
export function useUncommittedText({ value, defaultValue = '', onChange }: UncommittedTextOptions) {
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<{ text: string; value: string } | null>(null);
  const current = value ?? own;

  function take(next: string) {
    setOwn(next);
    onChange?.(next);
  }

  return {
    value: current,
    text: draft !== null && draft.value === current ? draft.text : undefined,
    /** A value that was chosen elsewhere: it ends the typing. */
    choose: (next: string) => {
      setDraft(null);
      take(next);
    },
    /** The text as it is typed, and what it stands for. */
    type: (text: string, next: string) => {
      setDraft({ text, value: next });
      take(next);
    },
    /** The typing is over. */
    settle: () => setDraft(null),
  };
}
