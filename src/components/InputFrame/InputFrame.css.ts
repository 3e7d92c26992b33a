import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const height = createVar();

const control = ':is(input, select, textarea, button[role="combobox"])';

export const root = style({
  ...typography.body,
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  minBlockSize: height,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.panel,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  transitionProperty: 'border-color',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:hover, &:has(> button[aria-expanded="true"])': { borderColor: vars.color.text.muted },
    '&[data-plain]': { backgroundColor: 'transparent', borderColor: 'transparent' },
    '&[data-wrap]': { flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4], padding: '3px' },
    [`&:has(> ${control}:focus-visible)`]: {
      borderColor: vars.color.primary.focus,
      ...focusOutline,
    },
    // The second pixel keeps the state visible for people who cannot see red.
    [`&:has(> ${control}[aria-invalid="true"])`]: {
      borderColor: vars.color.error.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.error.text}`,
    },
    [`&:has(> ${control}:is([readonly], [aria-readonly="true"]))`]: {
      backgroundColor: vars.color.surface.subtle,
      borderColor: vars.color.border.default,
    },
    [`&:has(> ${control}:disabled)`]: {
      color: vars.color.text.muted,
      backgroundColor: vars.color.fill.rest,
      borderColor: vars.color.border.default,
    },
  },
  '@media': {
    // Below 16 px a phone zooms into the page when the control takes focus.
    [media.coarse]: { fontSize: vars.type.control.size },
    [media.forcedColors]: {
      selectors: {
        [`&:has(> ${control}[aria-invalid="true"])`]: { borderWidth: '2px' },
        [`&:has(> ${control}:disabled)`]: { borderColor: 'GrayText' },
      },
    },
  },
});

export const size = styleVariants({
  medium: { vars: { [height]: vars.control.medium } },
  large: {
    vars: { [height]: vars.control.large },
    fontSize: vars.type.control.size,
    lineHeight: vars.type.control.lineHeight,
  },
});

/** Styles of the unstyled control inside the frame. */
export const bare = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: `calc(${height} - 2px)`,
  paddingBlock: 0,
  paddingInline: vars.space[12],
  border: 0,
  borderRadius: `calc(${vars.radius.control} - 1px)`,
  backgroundColor: 'transparent',
  // The frame shows the focus ring.
  outline: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    [`${root}[data-icon] > &`]: { paddingInlineStart: vars.space[40] },
    [`${root}[data-wrap] > &`]: {
      flexBasis: '5rem',
      inlineSize: 'auto',
      minBlockSize: `calc(${height} - 8px)`,
      paddingInline: vars.space[8],
    },
    'button&': { font: 'inherit', color: 'inherit', textAlign: 'start', cursor: 'pointer' },
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: 'currentColor' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

const beside = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.text.muted,
  // Decoration inside the frame lets clicks through to the control.
  pointerEvents: 'none',
});

export const before = style([beside, { insetInlineStart: vars.space[12] }]);

export const after = style([beside, { insetInlineEnd: vars.space[12] }]);

export const end = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: `calc(${height} - 2px)`,
  color: vars.color.text.muted,
});

export const text = style({
  alignSelf: 'center',
  flexShrink: 0,
  paddingInlineEnd: vars.space[12],
  color: vars.color.text.muted,
});

export const button = style([
  end,
  {
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    selectors: {
      '&:hover:enabled': { color: vars.color.text.default },
      '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
  },
]);

export const clear = style([
  button,
  {
    selectors: {
      // Hidden when there is nothing to clear. The control always has a placeholder, even if only a space.
      [`${root}:has(> input:placeholder-shown) > &`]: { display: 'none' },
      [`${root}:has(> input:disabled) > &`]: { display: 'none' },
    },
  },
]);
