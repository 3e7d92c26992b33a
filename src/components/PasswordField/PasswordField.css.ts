import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const input = style({
  // Hides the browser's own reveal button, which would be a second one.
  selectors: { '&::-ms-reveal': { display: 'none' } },
});

export const notice = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  color: vars.color.text.muted,
});

export const strength = style({ display: 'grid', gap: vars.space[4] });

export const bar = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[4] });

export const words = style({ ...typography.small, color: vars.color.text.muted });

const part = style({
  blockSize: '4px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.fill.pressed,
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: { '&[data-filled]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
    },
  },
});

/** One segment of the bar, in the colour of the overall estimate. */
export const level = styleVariants(
  {
    0: vars.color.error.text,
    1: vars.color.warning.solid,
    2: vars.color.info.text,
    3: vars.color.success.text,
  },
  (color) => [part, { selectors: { '&[data-filled]': { backgroundColor: color } } }],
);
