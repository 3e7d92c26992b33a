import { style } from '@vanilla-extract/css';

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
export const asideShape = style([aside, { '@media': { [media.belowLg]: { display: 'none' } } }]);
