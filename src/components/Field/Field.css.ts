import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0, alignContent: 'start' });

export const heading = style({ display: 'grid', gap: vars.space[2] });

export const label = style({
  ...typography.label,
  color: vars.color.text.default,
  justifySelf: 'start',
  overflowWrap: 'anywhere',
});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[16],
});

export const lineEnd = style({ ...typography.body, marginInlineStart: 'auto', color: vars.color.text.muted });

export const optional = style({ fontWeight: vars.weight.regular, color: vars.color.text.muted });

export const description = style({
  ...typography.small,
  color: vars.color.text.muted,
  maxInlineSize: vars.measure.reading,
});

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[16],
});

export const aside = style({ marginInlineStart: 'auto', flexShrink: 0 });

export const error = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[6],
  fontWeight: vars.weight.medium,
  color: vars.color.error.text,
  maxInlineSize: vars.measure.reading,
});

// As tall as the first line of text, so that the icon is centred on it.
export const errorIcon = style({ display: 'grid', placeItems: 'center', blockSize: '1.25rem', flexShrink: 0 });
