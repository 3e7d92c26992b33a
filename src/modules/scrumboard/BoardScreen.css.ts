import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { windowHeight } from '#theme/windowBarsHeight.css';

/** The head stays; the board below it scrolls in both directions. */
export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // What the header of the layout leaves of the viewport; on a small screen the footer is below it.
  blockSize: `max(28rem, calc(${windowHeight} - 4rem))`,
  '@media': { [media.mdUp]: { blockSize: `max(28rem, calc(${windowHeight} - 8rem))` } },
});

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  paddingInline: vars.space[16],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.panel,
  '@media': { [media.mdUp]: { paddingInline: vars.space[24] } },
});

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 });

export const titles = style({
  display: 'flex',
  alignItems: 'center',
  flexGrow: 1,
  gap: vars.space[12],
  minInlineSize: 0,
});

export const title = style({
  ...typography.titleM,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The heading receives focus after navigation only to announce the new page, so it needs no ring.
  selectors: { '&:focus': { outline: 'none' } },
});

export const icon = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.primary.text });

/** Where there is room. */
export const people = style({ display: 'none', '@media': { [media.mdUp]: { display: 'block' } } });

export const search = style({
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: '9rem',
  maxInlineSize: '16rem',
  minInlineSize: 0,
});

export const board = style({ minBlockSize: 0, minInlineSize: 0 });

/** The place of a new list, as wide as a list. */
export const addList = style({
  flexShrink: 0,
  inlineSize: 'min(18rem, 85vw)',
  padding: vars.space[8],
  border: `1px dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
});

export const full = style({ ...typography.small, color: vars.color.text.muted });

export const empty = style({ display: 'grid', placeItems: 'center', blockSize: '100%', padding: vars.space[24] });

export const skeleton = style({ display: 'flex', gap: vars.space[12], padding: vars.space[24], overflow: 'hidden' });

export const skeletonList = style({
  flexShrink: 0,
  inlineSize: 'min(18rem, 85vw)',
  padding: vars.space[12],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.subtle,
});
