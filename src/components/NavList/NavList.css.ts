import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { currentItem } from '#theme/itemRow';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], outline: 'none' });

export const heading = style({
  ...typography.caption,
  paddingInline: vars.space[8],
  color: vars.color.text.muted,
});

/** Shown instead of the items. */
export const failure = style({
  ...typography.small,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[8],
  paddingInline: vars.space[8],
  overflowWrap: 'anywhere',
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const item = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.control.medium,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
  textDecorationLine: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.hover },
    '&[aria-current]': {
      ...currentItem,
      backgroundColor: vars.color.primary.soft,
    },
  },
  '@media': {
    [media.coarse]: { minBlockSize: vars.control.large },
    // Forced colours remove the background that marks the current item.
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '1px solid Highlight' } } },
  },
});

export const icon = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1.25rem',
});

export const label = style({ flexGrow: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const count = style({ ...typography.caption, fontVariantNumeric: 'tabular-nums', flexShrink: 0 });
