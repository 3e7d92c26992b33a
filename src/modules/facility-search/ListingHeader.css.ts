import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Holds the place of the way here. */
export const trail = style({ ...typography.small });

/** Title and badge. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
});

export const description = style({
  ...typography.reading,
  maxInlineSize: vars.measure.reading,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const ways = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.print]: { display: 'none' } },
});

export const label = style({ ...typography.label });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const near = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[12],
  alignItems: 'end',
  maxInlineSize: '32rem',
  paddingBlock: vars.space[8],
  '@media': { [media.print]: { display: 'none' } },
});

/** Holds the place of a field: one line for its label, one for its hint, and the control. */
export const field = style({ ...typography.label, display: 'grid', gap: vars.space[4] });

export const emergency = style({ maxInlineSize: vars.measure.content });
