import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const gutter = `max(${vars.space[16]}, calc((100% - ${vars.measure.content}) / 2))`;

export const root = style({
  ...typography.reading,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  paddingInline: gutter,
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  '@media': { [media.mdUp]: { paddingBlock: `${vars.space[40]} ${vars.space[96]}` } },
});

export const header = style({ display: 'grid', gap: vars.space[8] });

export const title = style({ ...typography.titleL, overflowWrap: 'anywhere', outline: 'none' });

export const muted = style({ color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

export const heading = style({ ...typography.titleM, outline: 'none' });

export const rows = style({ display: 'grid', gap: vars.space[8] });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });

export const check = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space[8] });

export const quote = style({
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px solid ${vars.color.border.default}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

// Old and new value in columns; stacked where there is no space for three.
export const change = style({
  ...typography.body,
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  overflowWrap: 'anywhere',
  '@media': { [media.smUp]: { gridTemplateColumns: '9rem minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space[16] } },
});

export const term = style({ ...typography.label });

export const part = style({ ...typography.caption, color: vars.color.text.muted });

export const removed = style({ textDecorationLine: 'line-through', color: vars.color.text.muted });

export const added = style({ fontWeight: 600 });

export const picture = style({ maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.control });
