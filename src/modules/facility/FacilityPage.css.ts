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

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[40],
  '@media': {
    [media.lgUp]: {
      gridTemplateColumns: `minmax(0, ${vars.measure.content}) minmax(0, 25rem)`,
      justifyContent: 'space-between',
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

export const aside = style({ display: 'grid', alignContent: 'start', gap: vars.space[16], minInlineSize: 0 });

/** The column beside the facts, before it is known what is in it: there is none on a smaller screen. */
export const prerenderedAside = style([aside, { '@media': { [media.belowLg]: { display: 'none' } } }]);

/** The page as it is drawn at build. It is shown with these styles, so they stand here and not beside `FacilityFacts`. */
export const prerendered = style({});

// Nothing listens yet: what only works with the application keeps its place and is not offered.
globalStyle(`${prerendered} button`, { visibility: 'hidden' });

/** What is only known when the page is read: its place is kept. */
export const reserved = style({ visibility: 'hidden' });

/** What stands beside the text on a wide screen and in its midst on a narrow one is drawn for both. */
export const narrowOnly = style({ '@media': { [media.lgUp]: { display: 'none' } } });
