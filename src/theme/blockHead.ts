import { vars } from './contract.css';

/**
 * Head of a block: title, controls beside it, and the description below both. Where title and controls have no room in
 * one row, the controls go below.
 */
export const blockHead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  rowGap: vars.space[2],
  // As tall as a control, which may only appear with the data.
  minBlockSize: vars.control.small,
} as const;

/** The title in the head of a block. */
export const blockHeadTitle = { flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' } as const;

/** The title beside controls that are wider than an icon: these go below sooner, instead of leaving a narrow column. */
export const blockHeadTitleBesideControls = { ...blockHeadTitle, flex: '1 1 12rem' } as const;

/** The description in the head of a block: as wide as the block. */
export const blockHeadDescription = {
  order: 2,
  flex: '1 1 100%',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // No single word on the last line.
  textWrap: 'pretty',
} as const;

/** The controls in the head of a block. */
export const blockHeadControls = {
  order: 1,
  maxInlineSize: '100%',
  // As tall as the title: a taller control is centred on it, instead of pushing the description down.
  blockSize: vars.control.small,
} as const;

/** Controls wider than an icon in a narrow block: below the description, which is read first. */
export const blockHeadControlsInNarrow = {
  '@container': { '(max-width: 28rem)': { order: 3, blockSize: 'auto', paddingBlockStart: vars.space[6] } },
} as const;
