import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[24], maxInlineSize: vars.measure.content });

export const person = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'center',
  '@media': { [media.smUp]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[32] } },
});

export const heading = style({ ...typography.titleS, paddingBlockEnd: vars.space[16] });

export const fact = style({ overflowWrap: 'anywhere' });
