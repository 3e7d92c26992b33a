import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const root = style({ display: 'grid', gap: vars.space[4] });

export const track = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '1.25rem',
  margin: 0,
  padding: '2px',
  color: vars.color.text.muted,
  backgroundColor: vars.color.fill.pressed,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  cursor: 'inherit',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.enter,
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      borderRadius: vars.radius.full,
      backgroundColor: 'currentColor',
      transitionProperty: 'transform',
      transitionDuration: vars.duration.enter,
      transitionTimingFunction: vars.easing.enter,
    },
    '&:checked': {
      color: vars.color.primary.onSolid,
      backgroundColor: vars.color.primary.solid,
      borderColor: vars.color.primary.solid,
    },
    '&:checked::before': { transform: 'translateX(1rem)' },
    '&:checked:dir(rtl)::before': { transform: 'translateX(-1rem)' },
    '&[aria-invalid="true"]:enabled': {
      borderColor: vars.color.error.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.error.text}`,
    },
    '&:disabled': {
      color: vars.color.text.muted,
      backgroundColor: vars.color.fill.rest,
      borderColor: vars.color.border.default,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'ButtonText',
      backgroundColor: 'ButtonFace',
      borderColor: 'ButtonText',
      selectors: {
        '&:checked': { color: 'HighlightText', backgroundColor: 'Highlight', borderColor: 'ButtonText' },
        '&:disabled': { color: 'GrayText', borderColor: 'GrayText', backgroundColor: 'ButtonFace' },
      },
    },
  },
});
