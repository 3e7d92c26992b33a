import { style, styleVariants } from '@vanilla-extract/css';

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

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 });

export const icon = style({ display: 'grid', color: vars.color.text.muted });

export const title = style({ ...typography.titleS });

export const titleLink = style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const body = style({
  flexGrow: 1,
  display: 'grid',
  alignContent: 'start',
  paddingInline: vars.space[16],
  paddingBlockEnd: vars.space[4],
});

/** Rows have padding, so that their hover background is wider than their text; the text lines up with the title. */
export const rows = style({ marginInline: `calc(-1 * ${vars.space[12]})` });

/** Placeholder of three rows with a text of one or two lines. */
export const waitingRows = styleVariants({
  one: [rows, { minBlockSize: '11.4rem' }],
  two: [rows, { minBlockSize: '17.8rem' }],
});

/** A line that scrolls sideways where it is narrow, and wraps elsewhere. */
export const shortcuts = style({
  // Contains the texts for screen readers, which would widen the page otherwise.
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@container': {
    '(max-width: 44rem)': {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      paddingBlock: vars.space[4],
      paddingInline: vars.space[4],
      marginInline: `calc(-1 * ${vars.space[4]})`,
    },
  },
});

export const shortcut = style({ flexShrink: 0 });

export const shortcutsRow = style({ gridColumn: '1 / -1', minInlineSize: 0 });

/** Placeholder of a shortcut. */
export const waitingShortcut = style({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '8rem',
  minBlockSize: vars.control.small,
});

export const noShortcuts = style({ ...typography.small, color: vars.color.text.muted });
