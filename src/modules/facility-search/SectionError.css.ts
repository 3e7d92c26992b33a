import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** Wraps a section or its error. Takes the focus only when the button that had it disappears. */
export const container = style({ minInlineSize: 0, outline: 'none' });

export const root = style({
  ...typography.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  padding: vars.space[12],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.panel,
});

export const title = style({
  fontWeight: vars.weight.medium,
  // The sentence may start with the section's name (Turkish); the page language determines the capital letter.
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

/** Over a map, below its controls. */
export const stack = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[12],
});
