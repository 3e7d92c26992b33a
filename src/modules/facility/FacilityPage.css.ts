import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const root = style({
  display: 'grid',
  gap: vars.space[40],
  minInlineSize: 0,
  paddingInline: `max(${vars.space[16]}, calc((100% - ${vars.measure.full}) / 2))`,
  paddingBlock: `${vars.space[24]} ${vars.space[80]}`,
  '@media': { [media.mdUp]: { paddingBlockStart: vars.space[32] }, [media.print]: { paddingBlock: 0 } },
});

/**
 * From `lg` up the aside begins beside the name and its sections continue beside the last of the text, so that neither
 * half of the page is empty.
 */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[64],
  rowGap: vars.space[40],
  '@media': {
    [media.lgUp]: {
      gridTemplateColumns: `minmax(0, ${vars.measure.content}) minmax(0, 1fr)`,
      // The rest of the aside's height goes to the text, not to the header.
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[40],
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: vars.measure.content,
});

export const aside = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  minInlineSize: 0,
  '@media': { [media.lgUp]: { gridColumn: '2', gridRow: '1 / span 2' } },
});

/** Sections of the aside that are no cards. */
export const asideSections = style({
  display: 'grid',
  gap: vars.space[40],
  minInlineSize: 0,
  paddingBlockStart: vars.space[24],
});

/** Aside of the prerendered page, before its height is known; omitted on smaller screens. */
export const prerenderedAside = style([aside, { '@media': { [media.belowLg]: { display: 'none' } } }]);

/**
 * The prerendered page. Its styles are inlined into the HTML together with these, so they belong here rather than
 * beside `PrerenderedFacility`.
 */
export const prerendered = style({});

// The page is not hydrated yet: buttons reserve their space but are neither visible nor focusable.
globalStyle(`${prerendered} button`, { visibility: 'hidden' });

/** Reserves the space of content that is only known at runtime. */
export const reserved = style({ visibility: 'hidden' });

/** Asides that appear within the text on narrow screens are prerendered twice; this one is for narrow screens. */
export const narrowOnly = style({ '@media': { [media.lgUp]: { display: 'none' } } });
