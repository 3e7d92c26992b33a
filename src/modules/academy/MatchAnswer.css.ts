import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const list = style({ display: 'grid', gap: vars.space[12] });

export const pair = style({
  ...typography.body,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1.25rem',
  alignItems: 'center',
  columnGap: vars.space[8],
  rowGap: vars.space[4],
  '@media': { [media.smUp]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 1.25rem' } },
});

export const left = style({
  ...typography.label,
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  '@media': { [media.smUp]: { gridColumn: 'auto' } },
});

export const right = style({ minInlineSize: 0 });

/** Keeps its place until the answer is checked. */
export const mark = style({ display: 'grid', inlineSize: '1.25rem' });
