/** Limits that client and back end share. */
export const boardLimits = {
  boards: 100,
  boardTitle: 100,
  boardDescription: 500,
  /** Lists of a board. */
  lists: 200,
  listTitle: 100,
  /** Cards of a board, with those in its archive. */
  cards: 5000,
  cardTitle: 200,
  description: 20_000,
  /** Items of a checklist. */
  checklist: 200,
  checklistItem: 500,
  /** Labels of a board. */
  labels: 50,
  labelTitle: 60,
  labelsPerCard: 30,
  members: 50,
  search: 200,
  /** Lines of a pasted text that become cards. */
  pastedCards: 100,
  /** Entries of a card's activity. */
  activity: 100,
} as const;
