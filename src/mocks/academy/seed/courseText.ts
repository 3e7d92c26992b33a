/** One question in the text of a step. Answers are explained at once. */
export type Question =
  | {
      kind: 'choice';
      text: string;
      /** At least one option is right; each has the reason shown once it is chosen. */
      options: ReadonlyArray<{ text: string; right: boolean; reason: string }>;
    }
  | {
      kind: 'order';
      text: string;
      /** In the right order. */
      items: readonly string[];
      reason: string;
    }
  | { kind: 'match'; text: string; pairs: ReadonlyArray<{ left: string; right: string }>; reason: string };

/** One step of a course in one language. */
export interface StepText {
  title: string;
  subtitle: string;
  /** HTML: headings from `h2`, paragraphs, lists, links, quotations and figures. */
  content: string;
  question?: Question;
}

/** The steps of a course; both languages have the same steps and kinds of questions. */
export interface CourseSteps {
  en: readonly StepText[];
  tr: readonly StepText[];
}

/** A course without its steps, which are a chunk of their own. */
export interface CourseEntry {
  id: string;
  slug: string;
  category: 'describing' | 'accessibility' | 'trust' | 'data';
  /** Reading, questions and practice tasks together. */
  minutes: number;
  featured: boolean;
  /** ISO 8601 day. */
  updated: string;
  /** Number of steps. */
  steps: number;
  en: { title: string; description: string };
  tr: { title: string; description: string };
  content: () => Promise<{ steps: CourseSteps }>;
}
