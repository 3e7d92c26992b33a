import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const facts = style({
  ...typography.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  color: vars.color.text.muted,
});

/** Below the text, as wide as it. */
export const end = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  maxInlineSize: vars.measure.reading,
  paddingBlockStart: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[16],
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const neighbour = style({
  display: 'grid',
  gap: vars.space[4],
  blockSize: '100%',
  alignContent: 'start',
});

export const direction = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.text.muted,
});

/** At the end of its row, also without a guide before it. */
export const next = style({
  display: 'grid',
  gap: vars.space[4],
  blockSize: '100%',
  alignContent: 'start',
  justifyItems: 'end',
  textAlign: 'end',
});

export const second = style({
  display: 'grid',
  gridColumnStart: 2,
  '@media': { [media.belowSm]: { gridColumnStart: 1 } },
});

export const first = style({ display: 'grid' });

export const related = style({ display: 'grid', gap: vars.space[16] });

export const relatedGuide = style({ display: 'grid', gap: vars.space[2], ...typography.body });

export const subtitle = style({ color: vars.color.text.muted });
