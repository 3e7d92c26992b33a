import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.panel,
  color: vars.color.text.default,
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-removable]': { paddingInlineEnd: vars.space[2] },
    'a&:hover, button&:hover': { backgroundColor: vars.color.fill.hover },
    'a&[aria-current], button&[aria-pressed="true"]': {
      borderColor: vars.color.primary.border,
      backgroundColor: vars.color.primary.soft,
      color: vars.color.primary.text,
    },
  },
  '@media': {
    [media.coarse]: { selectors: { 'button&': { minBlockSize: vars.control.large } } },
    [media.forcedColors]: { selectors: { 'button&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
  },
});

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: 'transparent',
  color: vars.color.text.muted,
  selectors: { '&:hover': { backgroundColor: vars.color.fill.pressed, color: vars.color.text.default } },
  '@media': { [media.coarse]: { inlineSize: '2rem', blockSize: '2rem' } },
});
