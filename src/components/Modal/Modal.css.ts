import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { modalSurface } from '#theme/modalSurface';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.body,
  ...modalSurface,
  overscrollBehavior: 'contain',
  '@media': {
    [media.forcedColors]: forced.edge,
  },
});

const centred = {
  margin: 'auto',
  blockSize: 'fit-content',
  minInlineSize: '17.5rem',
  maxBlockSize: `calc(100dvh - 2 * ${vars.space[16]})`,
  borderRadius: vars.radius.dialog,
  '@media': {
    [media.motion]: {
      transform: 'scale(0.97)',
      selectors: { '&[open]': { transform: 'none', '@starting-style': { transform: 'scale(0.97)' } } },
    },
  },
} as const;

const allOfAPhone = {
  ...centred['@media'],
  [media.belowSm]: {
    margin: 0,
    inlineSize: '100%',
    maxInlineSize: 'none',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    borderRadius: 0,
  },
} as const;

const side = {
  margin: 0,
  maxBlockSize: 'none',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  inlineSize: '100%',
  transitionDuration: vars.duration.drawerExit,
  selectors: { '&[open], &[open]::backdrop': { transitionDuration: vars.duration.drawerEnter } },
} as const;

function slide(transform: string) {
  return {
    transform,
    selectors: { '&[open]': { transform: 'none', '@starting-style': { transform } } },
  };
}

/**
 * Widths from the specification: dialogs 280–560 px (except `wide`); drawers full width on small screens and 32rem from
 * 960 px.
 */
export const variant = styleVariants({
  small: { ...centred, inlineSize: `min(25rem, calc(100vw - 2 * ${vars.space[16]}))` },
  medium: { ...centred, inlineSize: `min(35rem, calc(100vw - 2 * ${vars.space[16]}))` },
  sheet: { ...centred, inlineSize: `min(35rem, calc(100vw - 2 * ${vars.space[16]}))`, '@media': allOfAPhone },
  /** For tables: wider than the specified dialog widths, because three columns do not fit into those. */
  wide: { ...centred, inlineSize: `min(60rem, calc(100vw - 2 * ${vars.space[16]}))`, '@media': allOfAPhone },
  /** Fits its content within limits, so that a short text still looks like a question. */
  question: {
    ...centred,
    inlineSize: 'fit-content',
    minInlineSize: `max(17.5rem, min(24rem, calc(100vw - 2 * ${vars.space[16]})))`,
    maxInlineSize: `min(35rem, calc(100vw - 2 * ${vars.space[16]}))`,
  },
  start: {
    ...side,
    insetInline: '0 auto',
    '@media': {
      [media.mdUp]: {
        inlineSize: '32rem',
        borderStartEndRadius: vars.radius.dialog,
        borderEndEndRadius: vars.radius.dialog,
      },
      [media.motion]: slide('translateX(-100%)'),
    },
  },
  end: {
    ...side,
    insetInline: 'auto 0',
    '@media': {
      [media.mdUp]: {
        inlineSize: '32rem',
        borderStartStartRadius: vars.radius.dialog,
        borderEndStartRadius: vars.radius.dialog,
      },
      [media.motion]: slide('translateX(100%)'),
    },
  },
  startWide: {
    ...side,
    insetInline: '0 auto',
    '@media': {
      [media.mdUp]: {
        inlineSize: '40rem',
        borderStartEndRadius: vars.radius.dialog,
        borderEndEndRadius: vars.radius.dialog,
      },
      [media.motion]: slide('translateX(-100%)'),
    },
  },
  endWide: {
    ...side,
    insetInline: 'auto 0',
    '@media': {
      [media.mdUp]: {
        inlineSize: '40rem',
        borderStartStartRadius: vars.radius.dialog,
        borderEndStartRadius: vars.radius.dialog,
      },
      [media.motion]: slide('translateX(100%)'),
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[16],
  flexShrink: 0,
  paddingBlock: vars.space[16],
  paddingInline: `${vars.space[24]} ${vars.space[12]}`,
  borderBlockEnd: '1px solid transparent',
  selectors: {
    '[data-scrolls] > &': { borderColor: vars.color.border.subtle },
    '[data-question] > &': { paddingBlock: `${vars.space[24]} ${vars.space[4]}` },
    '[data-question]:not([closedby="closerequest"]) > &': { paddingInlineEnd: vars.space[24] },
    '[data-question][data-scrolls] > &': { paddingBlockEnd: vars.space[12] },
  },
  '@media': {
    [media.belowSm]: {
      selectors: {
        '[data-question] > &': {
          flexDirection: 'column',
          alignItems: 'center',
          gap: vars.space[12],
          paddingInline: vars.space[24],
          textAlign: 'center',
        },
      },
    },
  },
});

export const mark = style({ flexShrink: 0 });

/** On a phone only, where the dialog is a page of its own. */
export const back = style({
  display: 'none',
  flexShrink: 0,
  '@media': { [media.belowSm]: { display: 'inline-flex', marginInlineStart: `calc(-1 * ${vars.space[12]})` } },
});

export const close = style({
  display: 'inline-flex',
  flexShrink: 0,
  '@media': {
    [media.belowSm]: {
      selectors: {
        '&:not([data-on-phone])': { display: 'none' },
        '[data-question] &': { position: 'absolute', insetBlockStart: vars.space[12], insetInlineEnd: vars.space[12] },
      },
    },
  },
});

export const titles = style({
  display: 'grid',
  gap: vars.space[4],
  flexGrow: 1,
  minInlineSize: 0,
  // Aligns the first line with the centre of the close button.
  paddingBlock: vars.space[4],
  overflowWrap: 'anywhere',
  selectors: { '[data-marked] &': { paddingBlock: vars.space[6] } },
});

export const title = style({ ...typography.titleM });

export const description = style({ ...typography.body, color: vars.color.text.muted });

export const body = style({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${vars.space[8]} ${vars.space[20]}`,
  paddingInline: vars.space[24],
  overflowWrap: 'anywhere',
  '@media': {
    // Short text is centred; long text is easier to read when aligned to the start.
    [media.belowSm]: { selectors: { '[data-question]:not([data-scrolls]) > &': { textAlign: 'center' } } },
    // Below the title, indented past the icon.
    [media.smUp]: { selectors: { '[data-marked] > &': { paddingInlineStart: vars.space[80] } } },
  },
  selectors: {
    '[data-question] > &': { paddingBlockStart: vars.space[4] },
    '&:focus-visible': innerFocusOutline,
  },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  flexShrink: 0,
  paddingBlock: vars.space[16],
  paddingInline: vars.space[24],
  borderBlockStart: '1px solid transparent',
  selectors: {
    '[data-scrolls] > &': { borderColor: vars.color.border.subtle },
    '[data-question] > &': { borderColor: vars.color.border.subtle, backgroundColor: vars.color.surface.subtle },
  },
});
