import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.control.small,
  blockSize: vars.control.small,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '@media': { [media.coarse]: { inlineSize: vars.control.medium, blockSize: vars.control.large } },
});

export const circle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: `1.5px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  color: 'transparent',
  selectors: {
    '[data-high] > &': { borderColor: vars.color.error.solid },
    [`${root}:hover &`]: { color: vars.color.text.muted },
    '[aria-checked="true"] > &': {
      borderColor: vars.color.primary.solid,
      backgroundColor: vars.color.primary.solid,
      color: vars.color.primary.onSolid,
    },
    [`${root}[aria-checked="true"]:hover &`]: { color: vars.color.primary.onSolid },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[aria-checked="true"] > &': { backgroundColor: 'Highlight', color: 'HighlightText' } },
    },
  },
});
