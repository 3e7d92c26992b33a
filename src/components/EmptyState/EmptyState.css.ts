import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: vars.space[32],
  maxInlineSize: vars.measure.reading,
});

export const align = styleVariants({
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center', textAlign: 'center' },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[48],
  blockSize: vars.space[48],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.fill.rest,
  color: vars.color.text.muted,
});

// Both may quote what was searched for, which can be one long word.
export const title = style({ ...typography.titleS, overflowWrap: 'anywhere' });

export const description = style({ color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const action = style({ paddingBlockStart: vars.space[4] });
