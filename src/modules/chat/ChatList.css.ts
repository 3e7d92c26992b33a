import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { typography } from '#theme/typography';

/** Height of a row in px. */
export const rowHeight = 64;

/** Aligned with the names in the rows. */
export const title = style({ paddingInlineStart: vars.space[4] });

export const row = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: `${rowHeight}px`,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  color: vars.color.text.default,
  background: 'none',
  border: 0,
  textAlign: 'start',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.rest },
    '&:active': { backgroundColor: vars.color.fill.pressed },
    '&:focus-visible': innerFocusOutline,
  },
});

export const texts = style({ display: 'grid', flexGrow: 1, minInlineSize: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({
  ...typography.label,
  ...oneLine,
  selectors: { '[data-unread] &': { fontWeight: vars.weight.semibold } },
});

export const lastMessage = style({
  ...typography.small,
  ...oneLine,
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
