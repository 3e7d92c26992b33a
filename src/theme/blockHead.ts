import { vars } from './contract.css';

/** Head of a block: words, and controls beside them, which go below the words where both have no room in one row. */
export const blockHead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  rowGap: vars.space[8],
  // As tall as a control, which may only appear with the data.
  minBlockSize: vars.control.small,
} as const;

/** The words in the head of a block: title and description. */
export const blockHeadWords = {
  flex: '1 1 8rem',
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
} as const;

/** The words beside controls that are wider than an icon: these go below sooner, instead of leaving a narrow column. */
export const blockHeadWordsBesideControls = { ...blockHeadWords, flex: '1 1 12rem' } as const;
