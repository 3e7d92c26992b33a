import type { DataLanguage } from '#mocks/core/localized';

import type { CategorySlug } from './categories';

/** A question at the end of a step. */
export type Question =
  | {
      kind: 'choice';
      text: string;
      /** One or several are right. The reason is shown once it was chosen, or should have been. */
      options: Array<{ text: string; right: boolean; reason: string }>;
    }
  | {
      kind: 'order';
      text: string;
      /** In the right order. */
      items: string[];
      reason: string;
    }
  | {
      kind: 'match';
      text: string;
      pairs: Array<{ left: string; right: string }>;
      reason: string;
    };

/** A step of a course in one language. */
export interface StepText {
  title: string;
  subtitle: string;
  /** HTML that begins with a second-level heading. */
  content: string;
  question?: Question;
}

/** The steps of a course: the same number and kinds in each language. */
export type CourseSteps = Record<DataLanguage, StepText[]>;

/** What lists need to know of a course, without its text. */
export interface CourseEntry {
  id: `crs_${string}`;
  /** Name of its file in `courses/`. */
  slug: string;
  category: CategorySlug;
  /** Estimated time to study it, with its practice. */
  minutes: number;
  featured: boolean;
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
  /** Number of steps. */
  steps: number;
  en: { title: string; description: string };
  tr: { title: string; description: string };
  content: () => Promise<{ steps: CourseSteps }>;
}
