import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { ellipsis } from '#theme/ellipsis';
import { typography } from '#theme/typography';

import { personRow } from './personRow';

/** Height of a row in px. */
export const rowHeight = 64;

/** Aligned with the names in the rows. */
export const title = style({ paddingInlineStart: vars.space[4] });

export const row = style({
  ...personRow,
  minBlockSize: `${rowHeight}px`,
  paddingInline: vars.space[16],
  selectors: {
    ...personRow.selectors,
    '&:hover': { backgroundColor: vars.color.fill.rest },
    '&:active': { backgroundColor: vars.color.fill.pressed },
  },
});

export const texts = style({ display: 'grid', flexGrow: 1, minInlineSize: 0 });

export const name = style({
  ...typography.label,
  ...ellipsis,
  selectors: { '[data-unread] &': { fontWeight: vars.weight.semibold } },
});

export const lastMessage = style({
  ...typography.small,
  ...ellipsis,
  color: vars.color.text.muted,
  selectors: { '[data-unread] &': { color: vars.color.text.default, fontWeight: vars.weight.medium } },
});

export const meta = style({ display: 'grid', justifyItems: 'end', gap: vars.space[2], flexShrink: 0 });

export const time = style({ ...typography.caption, color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

export const badges = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  // Rows have the same height with and without badges.
  minBlockSize: '1.25rem',
});

export const muted = style({ display: 'inline-grid', color: vars.color.text.muted });

export const skeleton = style({ display: 'grid' });

export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: vars.space[12],
  boxSizing: 'border-box',
  minBlockSize: `${rowHeight}px`,
  paddingInline: vars.space[16],
});
