import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { activeOption, optionRow, optionScroller } from '#theme/optionRow';
import { typography } from '#theme/typography';

/** Receives events around the control without affecting the layout. */
export const root = style({ display: 'contents' });

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  gap: vars.space[6],
  paddingBlock: 0,
  paddingInline: `${vars.space[12]} ${vars.space[6]}`,
  color: vars.color.text.muted,
  backgroundColor: 'transparent',
  border: 0,
  borderInlineEnd: `1px solid ${vars.color.border.default}`,
  borderStartStartRadius: `calc(${vars.radius.control} - 1px)`,
  borderEndStartRadius: `calc(${vars.radius.control} - 1px)`,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover:enabled': { color: vars.color.text.default, backgroundColor: vars.color.fill.rest },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const flag = style({
  display: 'block',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1rem',
  objectFit: 'cover',
  backgroundColor: vars.color.fill.rest,
  borderRadius: '2px',
  // Outlines white flags on a white background.
  boxShadow: `0 0 0 1px ${vars.color.border.subtle}`,
});

export const code = style({ direction: 'ltr', unicodeBidi: 'isolate' });

export const number = style({ fontVariantNumeric: 'tabular-nums' });

export const panel = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  inlineSize: '20rem',
  maxInlineSize: '100%',
});

export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.base,
  padding: vars.space[8],
  backgroundColor: vars.color.surface.overlay,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const list = style({
  ...optionScroller,
  maxBlockSize: '18rem',
});

export const option = style({
  ...typography.body,
  ...optionRow,
  gap: vars.space[12],
  minBlockSize: vars.control.medium,
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.rest },
    '&[data-active]': activeOption,
    '&[aria-selected="true"]': { fontWeight: vars.weight.semibold },
  },
  '@media': {
    [media.coarse]: { minBlockSize: vars.control.large },
  },
});

export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const callingCode = style({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

export const check = style({ color: vars.color.primary.text });

export const message = style({ ...typography.body, padding: vars.space[12], color: vars.color.text.muted });
