import type { ReactNode } from 'react';

/** One half of a pair: what it says, and the component that shows it where a picture adds something. */
export type Advice = { text: string; example?: ReactNode };

/** What a component's documentation page says beside its props and states: `src/components/<Name>/<Name>.docs.tsx`. */
export type Guide = {
  /** When to use the component. */
  use: readonly string[];
  /** Components that serve other cases better; `when` completes “Use X …”. */
  instead: ReadonlyArray<{ component: string; when: string }>;
  /** The parts that a person sees, in reading order. */
  anatomy: ReadonlyArray<{ part: string; about: string }>;
  dos: ReadonlyArray<{ do: Advice; dont: Advice }>;
  /** How to write its texts. */
  content: readonly string[];
  /** What the component does for assistive technology, and what is left to its user. */
  accessibility: readonly string[];
};

/** Headings of a guide in their order on the page, with the field that each shows. */
export const guideHeadings = {
  use: 'When to use',
  instead: 'What to use instead',
  anatomy: 'Anatomy',
  dos: 'Do and don’t',
  content: 'Content',
  accessibility: 'Accessibility',
} as const satisfies Record<keyof Guide, string>;
