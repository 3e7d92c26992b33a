import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const section = style({ ...typography.label, breakAfter: 'avoid', paddingBlockStart: vars.space[8] });

export const task = style({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  breakInside: 'avoid',
});

export const texts = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0, overflowWrap: 'anywhere' });

export const meta = style({ color: vars.color.text.muted });

export const notes = style({ ...typography.body, paddingBlockStart: vars.space[8] });
