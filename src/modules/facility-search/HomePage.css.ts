import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const gutter = `max(${vars.space[16]}, calc((100% - ${vars.measure.full}) / 2))`;

export const hero = style({
  paddingInline: gutter,
  paddingBlock: vars.space[40],
  backgroundColor: vars.color.surface.subtle,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  display: 'grid',
  gap: vars.space[24],
  '@media': {
    [media.mdUp]: { paddingBlock: `${vars.space[80]} ${vars.space[64]}` },
    [media.lgUp]: {
      gridTemplateColumns: 'minmax(0, 1fr) 30rem',
      columnGap: vars.space[48],
      paddingBlock: vars.space[64],
    },
  },
});

/** Beside the search, where there is room. */
export const map = style({
  display: 'none',
  '@media': {
    [media.lgUp]: {
      display: 'block',
      gridColumn: '2',
      gridRow: '1 / span 3',
      alignSelf: 'center',
    },
  },
});
export const mapImage = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const headline = style({ display: 'grid', gap: vars.space[12], maxInlineSize: '46rem' });
export const title = style({ ...typography.display });
export const lead = style({
  ...typography.lead,
  color: vars.color.text.muted,
  // Height of the text including its numbers, which load later.
  minBlockSize: '4.875rem',
  '@media': { [media.smUp]: { minBlockSize: '3.25rem' } },
});
export const emergency = style({
  ...typography.body,
  color: vars.color.text.muted,
  maxInlineSize: vars.measure.reading,
});

export const section = style({
  paddingInline: gutter,
  paddingBlock: `${vars.space[48]} 0`,
  display: 'grid',
  gap: vars.space[20],
  selectors: { '&:last-child': { paddingBlockEnd: vars.space[80] } },
});

/** Reserves the height of content that loads later, so that the page below does not shift. */
export const near = style([
  section,
  {
    minBlockSize: '34.5rem',
    alignContent: 'start',
    '@media': { [media.smUp]: { minBlockSize: '16.5rem' }, [media.mdUp]: { minBlockSize: '15rem' } },
  },
]);

export const heading = style({ ...typography.titleM });

export const categories = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.smUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.lgUp]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const category = style({
  display: 'grid',
  gap: vars.space[8],
  justifyItems: 'start',
  minBlockSize: '6.5rem',
  alignContent: 'start',
});
export const categoryIcon = style({ color: vars.color.primary.text });
export const categoryName = style({ ...typography.label });
export const count = style({ ...typography.small, color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

/** Plain links, spaced far enough apart to be read separately. */
export const largestCategories = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[8]} ${vars.space[20]}`,
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const steps = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [media.mdUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({
  display: 'grid',
  gap: vars.space[8],
  alignContent: 'start',
  borderBlockStart: `2px solid ${vars.color.primary.border}`,
  paddingBlockStart: vars.space[12],
});
export const stepTitle = style({ ...typography.titleS });
export const stepText = style({ ...typography.reading, color: vars.color.text.muted });
