/** Bounds of what the academy stores. */
export const academyLimits = {
  /** Steps of a course. */
  steps: 100,
  /** Options, items or pairs of a question. */
  choices: 20,
  /** How often one person takes a course. */
  attempts: 1000,
} as const;
