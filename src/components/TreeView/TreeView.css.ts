import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Depth of a row, from 0. */
export const depth = createVar();

export const root = style({ display: 'grid', gap: '1px', minInlineSize: 0 });

/** Height of a row and of its toggle. */
export const size = styleVariants({ medium: {}, large: {} });

export const row = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  minInlineSize: 0,
  minBlockSize: vars.control.small,
  paddingBlock: vars.space[2],
  paddingInlineStart: `calc(${vars.space[4]} + ${depth} * ${vars.space[20]})`,
  paddingInlineEnd: vars.space[8],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    [`${size.large} > &`]: { minBlockSize: vars.control.large, paddingBlock: 0 },
    '&:hover': { backgroundColor: vars.color.fill.rest },
    '&:focus-visible': innerFocusOutline,
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.primary.soft,
      color: vars.color.primary.text,
      // Weight as well as colour, so that the selection does not depend on colour.
      fontWeight: vars.weight.semibold,
    },
    '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'default' },
    '&[data-status]': { color: vars.color.text.muted },
    '&[data-status="failed"]': { color: vars.color.error.text },
  },
  '@media': {
    [media.coarse]: { minBlockSize: vars.control.large, paddingBlock: 0 },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { border: '1px solid Highlight' },
      },
    },
  },
});

/** Reserves its width also for nodes without children, so that labels align. */
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.space[24],
  blockSize: vars.space[24],
  color: vars.color.text.muted,
  selectors: { [`${size.large} &`]: { inlineSize: vars.control.large, blockSize: vars.control.large } },
  '@media': { [media.coarse]: { inlineSize: vars.control.large, blockSize: vars.control.large } },
});

// Points in reading direction, and down when expanded.
export const marker = style({
  display: 'inline-flex',
  transition: `transform ${vars.duration.enter} ${vars.easing.enter}`,
  selectors: {
    [`${row}[aria-expanded="true"] &`]: { transform: 'rotate(90deg)' },
    [`${row}[aria-expanded="false"] &:dir(rtl)`]: { transform: 'rotate(180deg)' },
  },
});

export const icon = style({ flexShrink: 0, color: vars.color.text.muted });

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: vars.radius.tag,
  border: `1px solid ${vars.color.border.strong}`,
  color: vars.color.primary.onSolid,
  backgroundColor: vars.color.surface.panel,
  selectors: {
    [`${row}:is([aria-checked="true"], [aria-checked="mixed"]) > &`]: {
      backgroundColor: vars.color.primary.solid,
      borderColor: vars.color.primary.solid,
    },
    [`${row}[aria-checked="true"] > &::before`]: {
      content: '""',
      inlineSize: '0.3125rem',
      blockSize: '0.5625rem',
      borderStyle: 'solid',
      borderColor: 'currentColor',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-1px) rotate(45deg)',
    },
    [`${row}[aria-checked="mixed"] > &::before`]: {
      content: '""',
      inlineSize: '0.5rem',
      borderBlockEnd: '2px solid currentColor',
    },
  },
  '@media': { [media.forcedColors]: { color: 'ButtonText' } },
});
