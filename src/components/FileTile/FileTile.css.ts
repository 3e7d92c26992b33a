import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusOutline } from '#theme/focusOutline';
import { typography } from '#theme/typography';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  padding: vars.space[8],
  backgroundColor: vars.color.surface.panel,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.menu,
  selectors: {
    '&[data-pressable]:hover': { backgroundColor: vars.color.fill.rest },
  },
});

export const visual = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[40],
  blockSize: vars.space[40],
  overflow: 'hidden',
  color: vars.color.text.muted,
  backgroundColor: vars.color.fill.rest,
  borderRadius: vars.radius.control,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const facts = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const open = style({
  ...typography.label,
  display: 'block',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.text.default,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // The whole tile is the target; the other buttons are above it.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.menu },
    '&:focus-visible::after': focusOutline,
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::after': { content: 'none' },
  },
});

export const name = style({
  ...typography.label,
  display: 'flex',
  minInlineSize: 0,
  color: vars.color.text.default,
  whiteSpace: 'pre',
});

export const nameStart = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const nameEnd = style({ flexShrink: 0, maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis' });

export const meta = style({
  ...typography.small,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** As high as the line of text that follows. */
export const progress = style({ ...typography.small, display: 'grid', alignContent: 'center', minBlockSize: '1lh' });

export const error = style({ ...typography.small, color: vars.color.error.text, overflowWrap: 'anywhere' });

export const actions = style({ position: 'relative', zIndex: vars.layer.base, display: 'flex', flexShrink: 0 });
