import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { clampLines } from '#theme/ellipsis';
import { typography } from '#theme/typography';

export const grid = style({
  flexGrow: 1,
  minBlockSize: 0,
  // The grid keeps room for its scrollbar at the end.
  paddingInlineStart: vars.space[12],
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: `${vars.space[16]} ${vars.space[8]}`,
  paddingInline: vars.space[6],
  textAlign: 'center',
});

export const text = style({ inlineSize: '100%', minBlockSize: '2rem' });

export const name = style({
  ...typography.caption,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  ...clampLines(2),
  selectors: { '[aria-selected="true"] &': { color: vars.color.text.default } },
});

export const set = style({
  ...typography.micro,
  fontWeight: vars.weight.regular,
  display: 'block',
  color: vars.color.text.muted,
});

export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: vars.space[8],
  paddingInline: vars.space[12],
});

export const skeletonTile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: `${vars.space[16]} ${vars.space[8]}`,
  minBlockSize: '6.5rem',
});
