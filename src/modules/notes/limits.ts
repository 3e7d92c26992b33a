/** Limits that client and back end share. */
export const noteLimits = {
  title: 200,
  content: 20_000,
  /** Items of a checklist. */
  tasks: 200,
  taskContent: 500,
  labelsPerNote: 30,
  labelTitle: 60,
  /** Notes of a person. */
  notes: 5000,
  /** Labels of a person. */
  labels: 200,
  search: 200,
  imageBytes: 10 * 1024 * 1024,
  /** Longer side of a picture in px, to which it is scaled before it is sent. */
  imageSide: 1600,
} as const;

/** What a card shows of a note at most. */
export const cardLimits = {
  titleLines: 3,
  textLines: 10,
  /** Items of a checklist. */
  tasks: 6,
} as const;

/** Types of pictures that can be added. */
export const noteImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
