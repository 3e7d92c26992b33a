import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[6] } },
});

/** Preview of the parsed task while typing. */
export const example = style({
  ...typography.caption,
  display: 'none',
  paddingBlockStart: vars.space[4],
  color: vars.color.text.muted,
  selectors: { [`${root}:focus-within &`]: { display: 'block' } },
});

export const hint = style({ ...typography.caption, color: vars.color.text.muted });
