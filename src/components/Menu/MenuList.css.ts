import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { currentItem, disabledItem, itemRow } from '#theme/itemRow';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { optionDescription, optionHeading, optionRow } from '#theme/optionRow';
import { typography } from '#theme/typography';

export const root = style({ minInlineSize: '11rem', maxInlineSize: '22rem', padding: vars.space[4] });

/** Above the items, aligned with their labels; never widens the menu. */
export const header = style({
  ...typography.body,
  maxInlineSize: '22rem',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  overflowWrap: 'anywhere',
});

/** A submenu expanded inside the list, below its item, with a rule along its full height. */
export const nested = style({
  marginInlineStart: vars.space[16],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `1px solid ${vars.color.border.default}`,
});

export const section = style({
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${vars.color.border.subtle}`,
      marginBlockStart: vars.space[4],
      paddingBlockStart: vars.space[4],
    },
  },
});

export const heading = style(optionHeading);

export const item = style({
  ...typography.body,
  ...optionRow,
  ...itemRow,
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[6],
  textAlign: 'start',
  selectors: {
    // Opened by pointer, the focused item has a fill; by keyboard it also has a ring, drawn inside the list.
    '&:focus': { backgroundColor: vars.color.fill.hover, outline: 'none' },
    '&:focus-visible': innerFocusOutline,
    '&[aria-current]': currentItem,
    '&[aria-expanded="true"]': { backgroundColor: vars.color.fill.hover },
    '&[aria-disabled="true"]': disabledItem,
  },
  '@media': {
    [media.coarse]: { minBlockSize: vars.control.large },
    [media.forcedColors]: {
      selectors: {
        '&:focus': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled="true"]': forced.disabled,
      },
    },
  },
});

export const tone = styleVariants({
  neutral: { color: vars.color.text.default },
  error: { color: vars.color.error.text },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  color: vars.color.text.muted,
  selectors: {
    [`${item}[aria-disabled="true"] > &`]: { color: 'inherit' },
    [`${tone.error} > &`]: { color: 'inherit' },
  },
});

export const check = style({
  flexShrink: 0,
  inlineSize: '1rem',
  color: vars.color.primary.text,
  '@media': { [media.forcedColors]: forced.text },
});

export const texts = style({ display: 'grid', flexGrow: 1, minInlineSize: 0 });

export const description = style(optionDescription);

export const shortcut = style({
  flexShrink: 0,
  paddingInlineStart: vars.space[16],
  color: vars.color.text.muted,
  selectors: { [`${item}[aria-disabled="true"] > &`]: { color: 'inherit' } },
  // Touch devices usually have no keyboard.
  '@media': { [media.coarse]: { display: 'none' } },
});

export const onwards = style({
  flexShrink: 0,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  color: vars.color.text.muted,
});
