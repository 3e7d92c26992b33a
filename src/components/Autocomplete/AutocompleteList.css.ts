import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  // The top layer needs no z-index and is not clipped by overflow; these reset the browser's default popover styles.
  position: 'absolute',
  inset: 'auto',
  margin: 0,
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.overlay,
  border: '1px solid transparent',
  borderRadius: vars.radius.menu,
  boxShadow: vars.shadow.menu,
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const message = style({ ...typography.body, paddingBlock: vars.space[8], paddingInline: vars.space[12] });

export const heading = style({
  ...typography.caption,
  color: vars.color.text.muted,
  paddingBlock: `${vars.space[8]} ${vars.space[4]}`,
  paddingInline: vars.space[8],
});

export const group = style({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}`, marginBlockStart: vars.space[4] },
  },
});

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.hover },
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.primary.soft,
      ...innerFocusOutline,
    },
  },
});

export const size = styleVariants({
  medium: { ...typography.body, paddingBlock: `calc((${vars.control.medium} - 1lh) / 2)` },
  large: {
    ...typography.body,
    fontSize: '1rem',
    lineHeight: '1.5rem',
    paddingBlock: `calc((${vars.control.large} - 1lh) / 2)`,
  },
});

// As tall as the first line of text.
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  blockSize: '1lh',
  color: vars.color.text.muted,
});

export const texts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const description = style({ ...typography.small, color: vars.color.text.muted });
