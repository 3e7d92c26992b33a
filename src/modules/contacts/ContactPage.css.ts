import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gap: vars.space[24],
  maxInlineSize: '48rem',
  containerType: 'inline-size',
});

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[20],
  '@container': {
    '(min-width: 36rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[32] },
  },
});

export const details = style({ inlineSize: '100%', minInlineSize: 0 });

export const lines = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });

export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8], alignItems: 'baseline' });

export const label = style({ ...typography.small, color: vars.color.text.muted });

export const number = style({ fontVariantNumeric: 'tabular-nums' });

export const heading = style({ ...typography.titleS, paddingBlockEnd: vars.space[8] });

export const notes = style({ ...typography.body, maxInlineSize: vars.measure.reading });
