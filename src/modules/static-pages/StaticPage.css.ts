import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const gutter = `max(${vars.space[16]}, calc((100% - ${vars.measure.full}) / 2))`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  paddingInline: gutter,
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  '@media': { [media.mdUp]: { paddingBlock: `${vars.space[40]} ${vars.space[96]}` } },
  // At least as tall as the viewport while loading, so that the footer does not shift.
  selectors: { '&[data-waiting], &:has(> [aria-busy])': { minBlockSize: '100dvh', alignContent: 'start' } },
});

export const header = style({ display: 'grid', gap: vars.space[12], maxInlineSize: vars.measure.reading });

export const title = style({ ...typography.titleL, overflowWrap: 'anywhere', outline: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const tools = style({ '@media': { [media.print]: { display: 'none' } } });

export const skeleton = style({ display: 'grid', gap: vars.space[16], maxInlineSize: vars.measure.reading });
