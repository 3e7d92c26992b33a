import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ minInlineSize: '11rem', maxInlineSize: '22rem', padding: vars.space[4] });

/** Above the lines, in one line with their words; as wide as they are, and never wider. */
export const header = style({
  ...typography.body,
  maxInlineSize: '22rem',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  overflowWrap: 'anywhere',
});

/** A submenu inside the list, under its line, with a rule that shows how far it reaches. */
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

export const heading = style({
  ...typography.caption,
  color: vars.color.text.muted,
  paddingBlock: `${vars.space[8]} ${vars.space[4]}`,
  paddingInline: vars.space[8],
});

export const item = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: vars.control.default,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[8],
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    // Opened by pointer, the focused item shows a fill; by keyboard also a ring, which stays inside the list.
    '&:focus': { backgroundColor: vars.color.fill.hover, outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.primary.focus}`, outlineOffset: '-2px' },
    '&[aria-current]': { color: vars.color.primary.text, fontWeight: 600 },
    '&[aria-expanded="true"]': { backgroundColor: vars.color.fill.hover },
    '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { minBlockSize: vars.control.touch },
    [media.forcedColors]: {
      selectors: {
        '&:focus': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
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
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const texts = style({ display: 'grid', flexGrow: 1, minInlineSize: 0 });

export const description = style({ ...typography.small, color: vars.color.text.muted });

export const shortcut = style({
  flexShrink: 0,
  paddingInlineStart: vars.space[16],
  color: vars.color.text.muted,
  selectors: { [`${item}[aria-disabled="true"] > &`]: { color: 'inherit' } },
  // Nobody holds a keyboard there.
  '@media': { [media.coarse]: { display: 'none' } },
});

export const onwards = style({
  flexShrink: 0,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  color: vars.color.text.muted,
});
