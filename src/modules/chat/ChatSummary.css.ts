import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { ellipsis } from '#theme/ellipsis';
import { typography } from '#theme/typography';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  flexGrow: 1,
  minInlineSize: 0,
});

export const texts = style({ display: 'grid', gap: vars.space[2], flexGrow: 1, minInlineSize: 0 });

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 });

export const name = style({
  ...typography.label,
  ...ellipsis,
  flexGrow: 1,
  selectors: { '[data-unread] &': { fontWeight: vars.weight.semibold } },
});

export const preview = style({
  ...typography.small,
  ...ellipsis,
  flexGrow: 1,
  color: vars.color.text.muted,
  selectors: {
    '[data-unread] &': { color: vars.color.text.default, fontWeight: vars.weight.medium },
    '&[data-typing]': { color: vars.color.primary.text },
  },
});

export const time = style({
  ...typography.caption,
  flexShrink: 0,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-unread] &': { color: vars.color.primary.text } },
});

export const marks = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  flexShrink: 0,
  // Rows have the same height with and without them.
  minBlockSize: '1.25rem',
});
