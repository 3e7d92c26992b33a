import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { aboveWindowBars } from '#theme/windowBarsHeight.css';

export const root = style({
  paddingInline: `max(${vars.space[16]}, calc((100% - ${vars.measure.full}) / 2))`,
  paddingBlock: `${vars.space[32]} ${vars.space[80]}`,
  display: 'grid',
  gap: vars.space[24],
  '@media': { [media.belowMd]: { paddingBlockStart: vars.space[16], gap: vars.space[8] } },
});

export const columns = style({
  display: 'grid',
  gap: vars.space[32],
  alignItems: 'start',
  '@media': {
    [media.mdUp]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
  },
});

export const aside = style({
  '@media': { [media.belowMd]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const content = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 });

/** Loaded content, below its controls. */
export const list = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 });

/** How many results keep their address private. */
export const hidden = style({ ...typography.small, color: vars.color.text.muted });

export const split = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': {
    [media.lgUp]: {
      selectors: { '&[data-view="map"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' } },
    },
  },
});

export const map = style({
  minInlineSize: 0,
  scrollMarginBlockStart: vars.space[8],
  // As tall as the map, so that nothing moves when it replaces its skeleton.
  minBlockSize: 'clamp(24rem, 70dvh, 44rem)',
  '@media': {
    [media.belowMd]: { order: -1 },
    [media.lgUp]: { position: 'sticky', insetBlockStart: vars.space[16] },
    [media.print]: { display: 'none' },
  },
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  alignItems: 'end',
  justifyContent: 'space-between',
  // On a small screen all controls are in the bar at the bottom.
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

/** Reserves the space of the sort control above the list. */
export const order = style({ '@media': { [media.belowMd]: { display: 'none' } } });

/**
 * On a small screen the three main controls stay within reach of the thumb. Fixed: below a sticky bar, axe counts a link
 * that is partly covered as a target that is too small (WCAG 2.2, 2.5.8).
 */
export const thumbBar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: aboveWindowBars,
  zIndex: vars.layer.sticky,
  display: 'flex',
  gap: vars.space[8],
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  backgroundColor: vars.color.surface.panel,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  '@media': { [media.mdUp]: { display: 'none' }, [media.print]: { display: 'none' } },
});

// It must not cover what has focus (2.4.11); the footer of the page leaves room for it.
globalStyle('html:has([data-bottom-bar])', {
  '@media': { [media.belowMd]: { scrollPaddingBlockEnd: `calc(${aboveWindowBars} + ${vars.space[80]})` } },
});

/** One of the three controls: as wide as its label needs, and tall enough for touch. */
export const thumb = style({ display: 'grid', flexGrow: 1, minInlineSize: 0, minBlockSize: vars.control.large });
