import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { modalSurface } from '#theme/modalSurface';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.body,
  ...modalSurface,
  insetInline: '0 auto',
  margin: 0,
  blockSize: '100dvh',
  maxBlockSize: 'none',
  inlineSize: '17.5rem',
  maxInlineSize: `calc(100vw - ${vars.space[32]})`,
  borderWidth: 0,
  overscrollBehavior: 'contain',
  transitionDuration: vars.duration.drawerExit,
  '@media': {
    [media.motion]: {
      transform: 'translateX(-100%)',
      selectors: {
        '&:dir(rtl)': { transform: 'translateX(100%)' },
        '&[open]': { transform: 'none', '@starting-style': { transform: 'translateX(-100%)' } },
        '&[open]:dir(rtl)': { transform: 'none', '@starting-style': { transform: 'translateX(100%)' } },
      },
    },
    [media.forcedColors]: { borderInlineEnd: '1px solid CanvasText' },
  },
  selectors: {
    ...modalSurface.selectors,
    '&[open]': { ...modalSurface.selectors['&[open]'], transitionDuration: vars.duration.drawerEnter },
    '&[open]::backdrop': {
      ...modalSurface.selectors['&[open]::backdrop'],
      transitionDuration: vars.duration.drawerEnter,
    },
  },
});

/** In the corner beside the brand. */
export const close = style({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  insetBlockStart: vars.space[12],
  insetInlineEnd: vars.space[12],
});
