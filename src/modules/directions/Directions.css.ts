import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gap: vars.space[24],
  minInlineSize: 0,
  paddingInline: `max(${vars.space[16]}, calc((100% - ${vars.measure.full}) / 2))`,
  paddingBlock: `${vars.space[24]} ${vars.space[80]}`,
  '@media': { [media.mdUp]: { paddingBlockStart: vars.space[32] }, [media.print]: { paddingBlock: 0 } },
});

export const head = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 });

export const title = style({ ...typography.titleL, overflowWrap: 'anywhere', textWrap: 'balance', outline: 'none' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  '@media': {
    [media.lgUp]: {
      gridTemplateColumns: 'minmax(0, 28rem) minmax(0, 1fr)',
      columnGap: vars.space[40],
      // The last row absorbs the height of a tall map, so that the sections beside it stay together.
      gridTemplateRows: 'auto auto 1fr',
    },
  },
});

export const part = style({ display: 'grid', alignContent: 'start', gap: vars.space[32], minInlineSize: 0 });

export const area = styleVariants({
  form: { '@media': { [media.lgUp]: { gridArea: '1 / 1' }, [media.print]: { display: 'none' } } },
  // Reserves the height of its line.
  summary: { gap: 0, minBlockSize: '1.75rem', '@media': { [media.lgUp]: { gridArea: '2 / 1' } } },
  map: {
    '@media': {
      [media.lgUp]: {
        gridArea: '1 / 2 / span 3',
        alignSelf: 'start',
        position: 'sticky',
        insetBlockStart: vars.space[16],
      },
      // In print, the steps come before the map.
      [media.print]: { order: 1 },
    },
  },
  way: { '@media': { [media.lgUp]: { gridArea: '3 / 1' } } },
});

export const summary = style({
  ...typography.titleM,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-quiet="true"]': { ...typography.reading, color: vars.color.text.muted } },
});

export const steps = style({ display: 'grid', gap: vars.space[8] });

/** Same height as the map. */
export const mapSkeleton = style({
  overflow: 'clip',
  blockSize: '24rem',
  '@media': { [media.lgUp]: { blockSize: 'clamp(24rem, 70dvh, 44rem)' } },
});

export const text = style({ ...typography.reading, maxInlineSize: vars.measure.content });
