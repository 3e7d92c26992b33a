import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { clampLines, ellipsis } from '#theme/ellipsis';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** As high as the circle beside it; a title of two lines is higher. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  '@media': { [media.coarse]: { paddingBlockStart: vars.space[12] } },
});

export const title = style({
  ...typography.body,
  ...clampLines(2),
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  selectors: {
    '&[data-completed]': { color: vars.color.text.muted, textDecorationLine: 'line-through' },
    '&[data-untitled]': { color: vars.color.text.muted, fontStyle: 'italic' },
  },
});

export const priority = style({ display: 'inline-flex', flexShrink: 0, paddingBlockStart: vars.space[2] });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  rowGap: vars.space[4],
  minInlineSize: 0,
});

export const progress = style({
  ...typography.caption,
  flexShrink: 0,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const section = style({ ...typography.caption, ...ellipsis, color: vars.color.text.muted });

export const assignee = style({ display: 'grid', minBlockSize: vars.control.small, placeItems: 'center' });
