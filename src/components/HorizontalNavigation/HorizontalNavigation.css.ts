import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { currentItem, disabledItem, itemRow } from '#theme/itemRow';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  flexGrow: 1,
  // Items shrink in favour of the overflow menu at the end; none of them widens the bar.
  minInlineSize: 0,
  inlineSize: '100%',
  overflow: 'clip',
  overflowClipMargin: vars.space[4],
  '@media': { [media.print]: { display: 'none' } },
});

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
});

export const entry = style({ flexShrink: 0 });

/** Pushes the following items to the end. */
export const spacer = style({ flexGrow: 1 });

export const control = style({
  ...typography.label,
  position: 'relative',
  boxSizing: 'border-box',
  ...itemRow,
  gap: vars.space[8],
  minBlockSize: vars.control.large,
  paddingInline: vars.space[12],
  color: vars.color.text.default,
  whiteSpace: 'nowrap',
  selectors: {
    'a&, button&': { cursor: 'pointer' },
    '&:is(a, button):hover, &[aria-expanded="true"]': { backgroundColor: vars.color.fill.rest },
    '&[aria-current]': currentItem,
    // An underline, so that weight and colour are not the only indicators.
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space[12],
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${vars.color.primary.focus}`,
    },
    '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
      ...disabledItem,
      backgroundColor: 'transparent',
    },
    '&:focus-visible': innerFocusOutline,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]::after': { borderColor: 'Highlight' },
        '&[aria-disabled="true"]': forced.disabled,
      },
    },
  },
});

export const icon = style({
  color: vars.color.text.muted,
  selectors: { [`${control}:is([aria-current], [aria-disabled="true"]) > &`]: { color: 'inherit' } },
});

/** Reserves the bold width, so that nothing shifts when the current page changes. */
export const words = style({
  display: 'grid',
  selectors: {
    '&::after': {
      content: 'attr(data-title)',
      blockSize: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: vars.weight.semibold,
    },
  },
});

export const mark = style({ display: 'flex', color: vars.color.text.muted });
