import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { currentItem, disabledItem, itemRow } from '#theme/itemRow';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { visuallyHidden } from '#theme/mixins.css';
import { typography } from '#theme/typography';

export const row = style({
  ...typography.label,
  ...itemRow,
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: '100%',
  color: vars.color.text.default,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    'a&, button&': { cursor: 'pointer' },
    '&:is(a, button):hover, &[aria-expanded="true"][data-beside]': { backgroundColor: vars.color.fill.rest },
    '&[aria-current]': currentItem,
    // A collapsed branch that contains the current page is marked by text colour alone; the page itself also has a
    // fill.
    '&[aria-current]:not(button), &[aria-current][data-beside]': { backgroundColor: vars.color.primary.soft },
    '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
      ...disabledItem,
      backgroundColor: 'transparent',
    },
    // Inside the row: the navigation clips at its edges.
    '&:focus-visible': innerFocusOutline,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
        '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled="true"]': forced.disabled,
      },
    },
  },
});

export const variant = styleVariants({
  /** Icon beside the title. */
  row: {
    gap: vars.space[12],
    minBlockSize: '2.5rem',
    paddingBlock: vars.space[6],
    paddingInlineEnd: vars.space[12],
    '@media': { [media.coarse]: { minBlockSize: vars.control.large } },
  },
  /** Icon above the title. */
  tile: {
    ...typography.caption,
    flexDirection: 'column',
    justifyContent: 'center',
    gap: vars.space[6],
    minBlockSize: '4.25rem',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[4],
    textAlign: 'center',
    hyphens: 'auto',
  },
  /** Icon only; the title is visually hidden. */
  icon: { justifyContent: 'center', inlineSize: '3.5rem', blockSize: '3.5rem', padding: 0 },
});

const step = (level: number) => ({ paddingInlineStart: `calc(${vars.space[12]} + 2rem + ${level - 1}rem)` });

/** Nesting depth; titles of the first nested level line up with those of their parent. */
export const level = styleVariants({
  0: { paddingInlineStart: vars.space[12] },
  1: step(1),
  2: step(2),
  3: step(3),
  4: step(4),
});

/** Only the icon of a row. Clipped instead of narrowed, so that nothing shifts when the row expands. */
export const folded = style({
  clipPath: `inset(0 calc(100% - 2.75rem) 0 0 round ${vars.radius.control})`,
  selectors: { '&:dir(rtl)': { clipPath: `inset(0 0 0 calc(100% - 2.75rem) round ${vars.radius.control})` } },
});

export const icon = style({
  flexShrink: 0,
  color: vars.color.text.muted,
  selectors: { [`${row}:is([aria-current], [aria-disabled="true"]) > &`]: { color: 'inherit' } },
});

export const texts = style({
  display: 'grid',
  flexGrow: 1,
  minInlineSize: 0,
  selectors: { [`${folded} > &`]: { opacity: 0 } },
  '@media': { [media.motion]: { transition: `opacity ${vars.duration.enter} ${vars.easing.enter}` } },
});

/** The title where only the icon is visible. */
export const hidden = visuallyHidden;

export const subtitle = style({
  ...typography.caption,
  fontWeight: vars.weight.regular,
  color: vars.color.text.muted,
  selectors: { [`${row}:is([aria-current], [aria-disabled="true"]) &`]: { color: 'inherit' } },
});

/** Content at the end of the row: a badge and an indicator of what the row opens. */
export const tail = style({ display: 'flex', flexShrink: 0, alignItems: 'center', gap: vars.space[8] });

/** The badge of a tile or icon overlaps its corner. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineStart: `calc(50% + ${vars.space[6]})`,
  display: 'flex',
  maxInlineSize: `calc(50% - ${vars.space[6]})`,
});

export const mark = style({
  display: 'flex',
  color: vars.color.text.muted,
  selectors: {
    [`${row}:is([aria-current], [aria-disabled="true"]) &`]: { color: 'inherit' },
    [`${row}[aria-expanded="true"]:not([data-beside]) &`]: { transform: 'rotate(90deg)' },
    [`${row}[aria-expanded="true"]:not([data-beside]) &:dir(rtl)`]: { transform: 'rotate(-90deg)' },
  },
  '@media': { [media.motion]: { transition: `transform ${vars.duration.enter} ${vars.easing.enter}` } },
});
