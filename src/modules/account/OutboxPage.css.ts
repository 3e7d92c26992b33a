import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const gutter = `max(${vars.space[16]}, calc((100% - ${vars.measure.full}) / 2))`;

export const root = style({
  ...typography.body,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  paddingInline: gutter,
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  '@media': { [media.mdUp]: { paddingBlock: `${vars.space[40]} ${vars.space[96]}` } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const words = style({ display: 'grid', gap: vars.space[8] });

export const title = style({ ...typography.titleL, outline: 'none' });

export const description = style({
  ...typography.reading,
  color: vars.color.text.muted,
  maxInlineSize: vars.measure.reading,
});

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [media.mdUp]: { gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)' } },
});
