import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { clampLines, ellipsis } from '#theme/ellipsis';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Wraps the link or button; a link that may not be followed is rendered without either. */
export const cell = style({ display: 'grid', blockSize: '100%', minInlineSize: 0 });

/** The link or the button. */
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  paddingBlock: vars.space[16],
  paddingInline: vars.space[8],
  textAlign: 'center',
  color: vars.color.text.default,
  textDecoration: 'none',
  backgroundColor: 'transparent',
  border: '1px solid transparent',
  borderRadius: vars.radius.menu,
  transitionProperty: 'background-color',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.rest },
    '&:active': { backgroundColor: vars.color.fill.hover },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
});

/** A link of one line. */
export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  minBlockSize: vars.control.small,
  paddingInline: vars.space[12],
  ...typography.label,
  color: vars.color.text.default,
  textDecoration: 'none',
  backgroundColor: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.rest },
    '&:active': { backgroundColor: vars.color.fill.hover },
  },
});

export const lineLabel = style({ ...ellipsis, maxInlineSize: '14rem' });

/** Covers the cell. Its border shows without colour that a click edits the shortcut instead of following it. */
export const editButton = style({
  position: 'absolute',
  inset: '-1px',
  padding: 0,
  backgroundColor: 'transparent',
  border: `1px dashed ${vars.color.border.default}`,
  borderRadius: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.border.strong } },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
});

export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.control.medium,
  blockSize: vars.control.medium,
  borderRadius: vars.radius.full,
  color: vars.color.primary.text,
  backgroundColor: vars.color.primary.soft,
  '@media': { [media.forcedColors]: forced.border },
});

export const texts = style({ display: 'grid', gap: vars.space[2], inlineSize: '100%', minInlineSize: 0 });

const clamped = {
  ...clampLines(2),
  overflowWrap: 'anywhere',
} as const;

export const label = style({ ...typography.label, ...clamped });

export const description = style({ ...typography.small, ...clamped, color: vars.color.text.muted });

/** Beside the upper end of the icon: the link leads to another site. */
export const externalMark = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space[4]} * -1)`,
  insetInlineStart: '100%',
  display: 'grid',
  color: vars.color.text.muted,
});

/** In the corner: a click edits the shortcut. */
export const editMark = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineEnd: vars.space[8],
  display: 'grid',
  color: vars.color.text.muted,
});
