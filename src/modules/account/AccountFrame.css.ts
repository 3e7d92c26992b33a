import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const gutter = `max(${vars.space[16]}, calc((100% - ${vars.measure.full}) / 2))`;

export const root = style({
  ...typography.reading,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  paddingInline: gutter,
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  '@media': {
    [media.mdUp]: {
      gridTemplateColumns: `13rem minmax(0, ${vars.measure.content})`,
      columnGap: vars.space[48],
      paddingBlock: `${vars.space[40]} ${vars.space[96]}`,
    },
  },
});

export const nav = style({
  ...typography.body,
  '@media': { [media.mdUp]: { paddingBlockStart: vars.space[8] }, [media.print]: { display: 'none' } },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[20],
  rowGap: vars.space[8],
  paddingBlockEnd: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [media.mdUp]: { display: 'grid', gap: vars.space[12], paddingBlockEnd: 0, borderBlockEnd: 'none' },
  },
});

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignContent: 'start',
});

export const header = style({ display: 'grid', gap: vars.space[8] });

export const title = style({ ...typography.titleL, overflowWrap: 'anywhere', outline: 'none' });

export const description = style({ color: vars.color.text.muted, maxInlineSize: vars.measure.reading });
