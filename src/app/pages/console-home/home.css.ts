import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

// The layout may leave little width on a wide screen, so the page uses its own width.
export const root = style({ containerType: 'inline-size' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@container': {
    '(min-width: 44rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[20] },
    '(min-width: 60rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Across all columns. */
export const wide = style({ display: 'grid', gridColumn: '1 / -1' });

/** Beside the last of two columns; below the others if there are three. */
export const two = style({
  display: 'grid',
  '@container': {
    '(min-width: 44rem)': { gridColumn: '1 / -1' },
    '(min-width: 60rem)': { gridColumn: 'span 2' },
  },
});

export const cell = style({ display: 'grid' });

export const block = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  minBlockSize: vars.space[48],
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
});

export const title = style({ ...typography.titleS });

export const body = style({
  flexGrow: 1,
  display: 'grid',
  alignContent: 'start',
  paddingInline: vars.space[16],
  paddingBlockEnd: vars.space[4],
});

/** Rows have padding, so that their hover background is wider than their text; the text lines up with the title. */
export const rows = style({ marginInline: `calc(-1 * ${vars.space[12]})` });

/** Placeholder of three rows with a text of two lines. */
export const waitingRows = style([rows, { minBlockSize: '17.8rem' }]);

/** As many shortcuts per row as fit. */
export const shortcuts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[12]})`,
});

// The panel keeps a gap below a skeleton for the message of a slow response, so these are that much lower than what
// they stand for.

/** Placeholder of a shortcut whose texts take two lines each. */
export const waiting = style({
  display: 'grid',
  alignContent: 'start',
  minBlockSize: '9.5rem',
  justifyItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[8],
});

/** Its texts; centred items would have no width. */
export const waitingTexts = style({ justifySelf: 'stretch' });
