import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  position: 'relative',
  // Changes of one row must not trigger layout in the others.
  contain: 'layout style',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  borderInlineStart: '4px solid transparent',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.hover },
    '&[data-unread]': { borderInlineStartColor: vars.color.primary.solid },
    '&[data-selected]': { backgroundColor: vars.color.primary.soft },
    '&[data-current]': { backgroundColor: vars.color.primary.soft },
    // A bar in addition to the background, because colour alone is not enough (WCAG 1.4.1).
    '&[data-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '3px',
      backgroundColor: vars.color.primary.solid,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

/** Stacks above the link that covers the row. */
export const control = style({ position: 'relative', zIndex: 1, minInlineSize: '1.5rem', minBlockSize: '1.5rem' });

export const link = style({
  display: 'grid',
  // A fixed width, so that the browser need not measure the text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  minInlineSize: 0,
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: {
    // The link covers the whole row, and so does its focus ring.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': innerFocusOutline,
  },
});

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 });

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const;

export const sender = style({
  ...typography.body,
  ...ellipsis,
  flexGrow: 1,
  selectors: { '[data-unread] &': { fontWeight: 650 } },
});

export const date = style({
  ...typography.caption,
  flexShrink: 0,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const subject = style({
  ...typography.small,
  ...ellipsis,
  flexGrow: 1,
  selectors: { '[data-unread] &': { fontWeight: 600 } },
});

export const snippet = style({ ...typography.small, ...ellipsis, color: vars.color.text.muted });

export const attachmentIcon = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.text.muted });

export const important = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.error.text });

export const labels = style({ minBlockSize: '1rem' });
