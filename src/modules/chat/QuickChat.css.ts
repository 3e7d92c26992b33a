import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { focusRing } from '#theme/mixins.css';

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.drawer,
  flexShrink: 0,
  alignSelf: 'flex-start',
  inlineSize: vars.space[64],
  blockSize: '100dvh',
  // Below lg only a prerendered page has it.
  '@media': { [media.print]: { display: 'none' }, [media.belowLg]: { display: 'none' } },
});

/** Contains rail and panel. */
export const container = style({ blockSize: '100%' });

export const rail = style({
  position: 'relative',
  // Above the panel, which slides out from behind the rail.
  zIndex: vars.layer.raised,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.panel,
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
});

/** As high as the layouts' header. */
export const railHeader = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  blockSize: vars.space[64],
});

export const railList = style({ flexGrow: 1, minBlockSize: 0 });

export const railItems = style({
  blockSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  contain: 'layout paint',
  scrollbarWidth: 'thin',
});

export const railSkeleton = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[6],
});

export const railRow = style({ display: 'grid', placeItems: 'center', blockSize: vars.space[48] });

export const avatarButton = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    padding: 0,
    border: 0,
    background: 'none',
    borderRadius: vars.radius.full,
    selectors: {
      // A ring with a gap: visible without colour, and distinct from the focus ring.
      '&[aria-current="true"]': {
        boxShadow: `0 0 0 2px ${vars.color.surface.panel}, 0 0 0 4px ${vars.color.primary.solid}`,
      },
      '&:focus-visible': { outlineOffset: '4px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current="true"]': { outline: '2px solid CanvasText', outlineOffset: '1px' } },
      },
    },
  },
]);

export const avatar = style({
  display: 'grid',
  transitionProperty: 'opacity',
  transitionDuration: vars.duration.exit,
  selectors: { [`${avatarButton}:hover > &`]: { opacity: 0.85 } },
});
