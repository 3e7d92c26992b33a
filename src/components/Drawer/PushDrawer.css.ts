import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'flex',
  alignItems: 'stretch',
  minInlineSize: 0,
  minBlockSize: 0,
  // The sliding panel starts beyond the edge.
  overflowX: 'clip',
});

export const beside = style({ flexGrow: 1, flexShrink: 1, flexBasis: 0, minInlineSize: 0 });

export const panel = style({
  ...typography.body,
  flexShrink: 0,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.panel,
  opacity: 1,
  transitionProperty: 'opacity, transform',
  transitionDuration: vars.duration.drawerEnter,
  transitionTimingFunction: vars.easing.enter,
  '@starting-style': { opacity: 0 },
  selectors: {
    '&:focus': { outline: 'none' },
    '&[data-leaving]': {
      opacity: 0,
      transitionDuration: vars.duration.drawerExit,
      transitionTimingFunction: vars.easing.exit,
    },
  },
});

/** Keeps the panel and its actions in view beside a page longer than the screen. */
export const content = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  maxBlockSize: '100dvh',
});

function slide(away: string, back: string) {
  return {
    '@media': {
      [media.motion]: {
        '@starting-style': { transform: `translateX(${away})` },
        selectors: {
          '&[data-leaving]': { transform: `translateX(${away})` },
          '&[data-leaving]:dir(rtl)': { transform: `translateX(${back})` },
        },
      },
    },
  };
}

export const side = styleVariants({
  start: { borderInlineEnd: `1px solid ${vars.color.border.default}`, ...slide('-2rem', '2rem') },
  end: { borderInlineStart: `1px solid ${vars.color.border.default}`, ...slide('2rem', '-2rem') },
});

export const width = styleVariants({
  default: { inlineSize: '32rem' },
  wide: { inlineSize: '40rem' },
});
