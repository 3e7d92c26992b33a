import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[20], minInlineSize: 0 });

export const place = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

/** The text of the plain button, not its edge, lines up with the field. */
export const mine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
});

export const fixed = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const term = style({ ...typography.label });

export const name = style({ ...typography.titleS, display: 'block', overflowWrap: 'anywhere' });

export const lines = style({ ...typography.body, color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  paddingBlockStart: vars.space[8],
});
