/** Limits that client and back end share. */
export const helpLimits = {
  /** Guides per category in the list of all of them (specification, section 9). */
  guidesPerCategory: 5,
  maxGuidesPerCategory: 100,
  /** Characters of a search. */
  query: 200,
  /** Characters below which nothing is searched. */
  minQuery: 2,
  results: 10,
  /** Answers that are suggested for a request while it is written. */
  suggestions: 3,
  related: 3,
  name: 120,
  subject: 150,
  message: 5000,
  minMessage: 10,
  attachments: 5,
  /** Bytes per attachment: that of emails, which carry them. */
  attachmentBytes: 2_000_000,
  attachmentName: 200,
} as const;
