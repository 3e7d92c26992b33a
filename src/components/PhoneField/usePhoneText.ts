import { useState } from 'react';

import { lazyValue } from '#lib/react/lazyValue';
import { useUncommittedText } from '#components/internal/useUncommittedText';
import type { UncommittedTextOptions } from '#components/internal/useUncommittedText';

/** Phone number metadata of all countries: 80 kB, loaded when a number is present or about to be typed. */
export const phoneLibrary = lazyValue(() => import('./phone'));

/** How the text was changed, which decides whether it may be reformatted. */
export type PhoneEdit = { pasted: boolean; deleted: boolean; atEnd: boolean };

/** Whether a value is in E.164 format, as every valid value of a `PhoneField` is. */
export function isE164(value: string): boolean {
  return /^\+[1-9]\d{5,14}$/.test(value);
}

/** Whether a number is valid; for asynchronous form validation. */
export async function isValidPhone(value: string): Promise<boolean> {
  const { readPhone } = await phoneLibrary.load();
  return isE164(value) && readPhone(value, '').e164 === value;
}

/** Keeps text, country and value of a telephone number in sync. */
export function usePhoneText({
  home,
  ...options
}: UncommittedTextOptions & {
  /** The initial country. */
  home: string;
}) {
  const draft = useUncommittedText(options);
  const [picked, setPicked] = useState<string | null>(null);
  const current = draft.value;
  const typing = draft.text !== undefined;
  const filled = current !== '';
  const library = phoneLibrary.useValue(filled);

  const fallback = picked ?? home;
  const read = filled ? library?.readPhone(current, fallback) : undefined;
  const country = (isE164(current) ? read?.country : undefined) ?? fallback;

  const shown = draft.text ?? (read?.e164 === current ? read.national : current);

  return {
    country,
    callingCode: library?.callingCodeOf(country),
    text: shown,
    value: current,
    problem: typing || !filled || read?.e164 !== undefined ? undefined : read?.problem,
    change: (text: string, { pasted, deleted, atEnd }: PhoneEdit) => {
      const found = library?.readPhone(text, country);
      const next = found?.e164 ?? text.trim();
      // The country follows the number as long as its calling code is in the text.
      if (found?.country && (found.e164 !== undefined || /^\s*(\+|00)/.test(text))) setPicked(found.country);
      if (pasted && found?.e164 !== undefined) draft.choose(next);
      else draft.type(library && atEnd && !deleted ? library.formatTyped(text, country) : text, next);
    },
    pick: (next: string) => {
      setPicked(next);
      if (shown === '') draft.settle();
      else draft.choose(library?.readPhone(shown, next).e164 ?? shown);
    },
    /** Call on blur: also parses what was typed before the metadata had loaded. */
    settle: () => {
      if (read?.e164 !== undefined && read.e164 !== current) draft.choose(read.e164);
      else draft.settle();
    },
  };
}
