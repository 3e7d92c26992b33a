import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { modalSurface } from '#theme/modalSurface';
import { typography } from '#theme/typography';

/** Distance of the slide-in animation. */
const away = createVar();

export const root = style({
  ...typography.body,
  ...modalSurface,
  margin: 0,
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  overscrollBehavior: 'contain',
  transitionDuration: vars.duration.drawerExit,
  selectors: {
    ...modalSurface.selectors,
    '&[open], &[open]::backdrop': { transitionDuration: vars.duration.drawerEnter },
  },
  '@media': { [media.forcedColors]: forced.edge },
});

const slide = {
  transform: `translateX(${away})`,
  selectors: { '&[open]': { transform: 'none', '@starting-style': { transform: `translateX(${away})` } } },
} as const;

const width = '24rem';

export const mode = styleVariants({
  /** Over the page at its end edge; full screen on small screens. */
  modal: {
    vars: { [away]: '100%' },
    inset: '0 0 0 auto',
    insetInline: 'auto 0',
    inlineSize: '100%',
    blockSize: '100dvh',
    selectors: { '&:dir(rtl)': { vars: { [away]: '-100%' } } },
    '@media': {
      [media.smUp]: {
        inlineSize: width,
        borderStartStartRadius: vars.radius.dialog,
        borderEndStartRadius: vars.radius.dialog,
      },
      [media.motion]: slide,
    },
  },
  /** Slides out of the rail and is as high. */
  docked: {
    vars: { [away]: vars.space[64] },
    position: 'absolute',
    insetBlock: 0,
    insetInline: 'auto 100%',
    inlineSize: width,
    blockSize: '100%',
    borderInlineStart: `1px solid ${vars.color.border.default}`,
    selectors: { '&:dir(rtl)': { vars: { [away]: `calc(-1 * ${vars.space[64]})` } } },
    '@media': { [media.motion]: slide },
  },
});

/** Title and actions of the list or conversation. */
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  flexShrink: 0,
  boxSizing: 'border-box',
  minBlockSize: vars.space[64],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const title = style({
  ...typography.titleS,
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The space below the header. */
export const body = style({ position: 'relative', flexGrow: 1, minBlockSize: 0, overflowY: 'auto' });

/** Fills the body; below the notice for stale data it has its natural height instead. */
export const fill = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&[data-stale]': { position: 'relative', blockSize: '70vh' } },
});

/** Centred in the body. */
export const centered = style({ display: 'grid', alignContent: 'center', padding: vars.space[24] });
