/** Colours of labels, in emails and on boards. */
export const labelColors = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
] as const;
/** A colour of a label. */
export type LabelColor = (typeof labelColors)[number];
