import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const combobox = style({ flexGrow: 1, minInlineSize: 0 });

export const box = style({
  inlineSize: '100%',
  '@media': { [media.smUp]: { inlineSize: '20rem', flexShrink: 1, minInlineSize: 0 } },
});

/** Covers the row that contains the button. */
export const bar = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[24],
  backgroundColor: vars.color.surface.panel,
  opacity: 1,
  transition: `opacity ${vars.duration.enter} ${vars.easing.enter}`,
  '@starting-style': { opacity: 0 },
  '@media': { [media.belowMd]: { paddingInline: vars.space[16] } },
});

/** As high as the specification's list, but never higher than the viewport below the header. */
export const results = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'min(32rem, calc(100dvh - 6rem))',
});

/** Below the results, always in view. */
export const failure = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  flexShrink: 0,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const keys = style({ '@media': { [media.coarse]: { display: 'none' } } });

export const short = style({
  ...typography.small,
  // On narrow screens the text needs the space.
  '@media': { 'screen and (max-width: 359px)': { display: 'none' } },
});

export const check = style({
  display: 'grid',
  color: vars.color.text.muted,
  selectors: { '&[data-done]': { color: vars.color.success.text } },
});
