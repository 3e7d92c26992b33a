import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  minBlockSize: 0,
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const group = style({
  selectors: {
    '* + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}`, marginBlockStart: vars.space[4] },
  },
});

export const heading = style({
  ...typography.caption,
  color: vars.color.text.muted,
  paddingBlock: `${vars.space[8]} ${vars.space[4]}`,
  paddingInline: vars.space[8],
});

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  paddingInline: vars.space[8],
  color: vars.color.text.default,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  userSelect: 'none',
  // About twelve of five hundred options are visible: only those are laid out and painted.
  contentVisibility: 'auto',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.hover },
    '&[data-active]': {
      backgroundColor: vars.color.primary.soft,
      ...innerFocusOutline,
    },
    '&[aria-disabled="true"]': { color: vars.color.text.muted, backgroundColor: 'transparent', cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const size = styleVariants({
  medium: {
    ...typography.body,
    paddingBlock: `calc((${vars.control.medium} - 1lh) / 2)`,
    containIntrinsicBlockSize: `auto ${vars.control.medium}`,
  },
  large: {
    ...typography.body,
    fontSize: '1rem',
    lineHeight: '1.5rem',
    paddingBlock: `calc((${vars.control.large} - 1lh) / 2)`,
    containIntrinsicBlockSize: `auto ${vars.control.large}`,
  },
});

// As tall as the first line of text.
export const mark = style({ display: 'grid', placeItems: 'center', flexShrink: 0, blockSize: '1lh' });

/** At the end of the selected option of a single choice. */
export const tick = style([mark, { marginInlineStart: 'auto', color: vars.color.primary.text }]);

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: 'transparent',
  backgroundColor: vars.color.surface.panel,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.tag,
  selectors: {
    '[aria-selected="true"] > * > &': {
      color: vars.color.primary.onSolid,
      backgroundColor: vars.color.primary.solid,
      borderColor: vars.color.primary.solid,
    },
    '[aria-disabled="true"] > * > &': { backgroundColor: vars.color.fill.rest, borderColor: vars.color.border.default },
    '[aria-disabled="true"][aria-selected="true"] > * > &': { color: vars.color.text.muted },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'Canvas',
      backgroundColor: 'Canvas',
      borderColor: 'CanvasText',
      selectors: { '[aria-selected="true"] > * > &': { color: 'CanvasText' } },
    },
  },
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
