import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, containerType: 'inline-size' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  padding: vars.space[24],
  maxInlineSize: '46rem',
  '@container': { '(max-width: 30rem)': { padding: vars.space[16] } },
});

export const person = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[16] });

export const personTexts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flex: '1 1 12rem',
  minInlineSize: 0,
});

export const name = style({ ...typography.titleM, overflowWrap: 'anywhere', outline: 'none' });

export const position = style({ ...typography.body, color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const lines = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  alignItems: 'center',
  overflowWrap: 'anywhere',
});

export const label = style({ ...typography.small, color: vars.color.text.muted });

export const number = style({ fontVariantNumeric: 'tabular-nums' });

export const address = style({ whiteSpace: 'pre-line' });

export const notes = style({ ...typography.body, maxInlineSize: vars.measure.reading, overflowWrap: 'anywhere' });
