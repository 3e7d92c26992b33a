/** Limits that client and back end share. */
export const taskLimits = {
  title: 300,
  /** Characters of the notes, including markup. */
  notes: 20_000,
  subTasks: 100,
  tagsPerTask: 30,
  tagTitle: 60,
  search: 200,
  /** Tasks per bulk request. */
  bulk: 500,
  /** Tasks and sections of a person. */
  list: 20_000,
} as const;
