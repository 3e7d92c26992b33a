import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const gutter = `max(${vars.space[16]}, calc((100% - ${vars.measure.content}) / 2))`;

export const root = style({
  ...typography.reading,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignContent: 'start',
  minBlockSize: '40rem',
  paddingInline: gutter,
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  '@media': { [media.mdUp]: { paddingBlock: `${vars.space[40]} ${vars.space[96]}` } },
});

export const head = style({ display: 'grid', gap: vars.space[8] });

export const over = style({
  ...typography.body,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  color: vars.color.text.muted,
});

export const title = style({ ...typography.titleL, overflowWrap: 'anywhere', outline: 'none' });

export const lead = style({ color: vars.color.text.muted, maxInlineSize: vars.measure.reading });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  // Keeps an invalid field clear of a phone's on-screen keyboard.
  scrollMarginBlock: vars.space[96],
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlockStart: vars.space[8],
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const drafts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });

export const draft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const draftName = style({ ...typography.titleS, overflowWrap: 'anywhere' });

export const draftAt = style({ ...typography.body, color: vars.color.text.muted });

export const draftText = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const reference = style({ ...typography.titleM, fontVariantNumeric: 'tabular-nums' });

export const next = style({
  display: 'grid',
  gap: vars.space[8],
  listStyle: 'decimal',
  paddingInlineStart: vars.space[24],
});
