import { style } from '@vanilla-extract/css';

import { cardLink } from '#theme/cardLink';
import { vars } from '#theme/contract.css';
import { clampLines } from '#theme/ellipsis';
import { focusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.menu,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.bar,
  transitionProperty: 'border-color',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:hover': { borderColor: vars.color.border.strong },
    '&:has(a:focus-visible)': { ...focusOutline, outlineOffset: '-2px' },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
});

export const title = style({
  ...typography.body,
  overflowWrap: 'anywhere',
  // A long title must not hide the rest of the list.
  ...clampLines(6),
  // The handle is always shown on a touch screen, as large as a finger needs it.
  '@media': { [media.coarse]: { paddingInlineEnd: `calc(${vars.control.large} - ${vars.space[8]})` } },
});

/** The whole card opens it; the card shows the focus. */
export const link = style(cardLink);

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.space[24],
});

export const fact = style({
  ...typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-complete]': { color: vars.color.success.text } },
});

export const people = style({ marginInlineStart: 'auto' });

/** Above the link. On a touch screen it is always there, because nothing hovers. */
export const handle = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.raised,
  opacity: 0,
  selectors: {
    [`${root}:hover &, ${root}:focus-within &`]: { opacity: 1 },
  },
  '@media': {
    [media.coarse]: { opacity: 1 },
  },
});
