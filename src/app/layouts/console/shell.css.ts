import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { windowHeight } from '#theme/windowBarsHeight.css';

import './chrome.css';

const notPrinted = { '@media': { [media.print]: { display: 'none' } } } as const;

/** The window: side navigation, page and chat rail in a row. */
export const root = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: windowHeight,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.app,
});

/** Header, content and footer in a column. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: 0,
  minInlineSize: 0,
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  outline: 'none',
});

/** The navigation beside the page: as high as the window, visible while the page scrolls. */
export const side = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  flexShrink: 0,
  blockSize: windowHeight,
  opacity: 1,
  transitionProperty: 'opacity, transform',
  transitionDuration: vars.duration.drawerEnter,
  transitionTimingFunction: vars.easing.enter,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.print]: { display: 'none' },
    // Below md only a prerendered page has it.
    [media.belowMd]: { display: 'none' },
    [media.motion]: {
      // Not with the page itself.
      selectors: { '&[data-toggled]': { '@starting-style': { opacity: 0, transform: 'translateX(-1.5rem)' } } },
    },
  },
});

export const header = style({
  // The opened search bar covers this row.
  position: 'relative',
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: '4rem',
  paddingInline: vars.space[8],
  ...notPrinted,
  '@media': {
    ...notPrinted['@media'],
    [media.smUp]: { paddingInline: vars.space[16] },
    [media.mdUp]: { paddingInline: vars.space[24] },
  },
});

export const start = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], flexShrink: 0 });

/** Fills the space between start and controls. */
export const middle = style({
  display: 'flex',
  alignItems: 'center',
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: 0,
  minInlineSize: 0,
  // Below md only a prerendered page has it.
  '@media': { [media.belowMd]: { display: 'none' } },
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexShrink: 0,
  marginInlineStart: 'auto',
  '@media': {
    [media.smUp]: { gap: vars.space[4] },
    [media.lgUp]: { gap: vars.space[8] },
  },
});

/** Hidden below md. */
export const fromMd = style({ display: 'contents', '@media': { [media.belowMd]: { display: 'none' } } });

/** Hidden from lg. */
export const belowLg = style({ display: 'contents', '@media': { [media.lgUp]: { display: 'none' } } });

export const footer = style({
  ...typography.small,
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  color: vars.color.text.muted,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  paddingInline: vars.space[16],
  ...notPrinted,
  '@media': { ...notPrinted['@media'], [media.mdUp]: { paddingInline: vars.space[24] } },
});

/** Heights from the template inventory. */
export const footerHeight = styleVariants({
  default: { minBlockSize: '3.5rem' },
  low: { minBlockSize: '3.5rem', '@media': { [media.smUp]: { minBlockSize: '5rem' } } },
  tall: { minBlockSize: '4rem', '@media': { [media.smUp]: { minBlockSize: '5rem' } } },
});
