import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const stage = style({ minBlockSize: '50dvh', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const footer = style({ display: 'flex', justifyContent: 'space-between', inlineSize: '100%' });

export const steps = style({ display: 'flex', gap: vars.space[4] });

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 16rem)',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
});

export const centre = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[24],
  minBlockSize: '50dvh',
});

export const audio = style({ inlineSize: 'min(28rem, 100%)' });

export const frame = style({
  inlineSize: '100%',
  blockSize: 'calc(100dvh - 16rem)',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
});

export const text = style({
  ...typography.small,
  fontFamily: vars.font.mono,
  margin: 0,
  padding: vars.space[16],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.subtle,
});

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minInlineSize: 0 });

export const scroll = style({ overflowX: 'auto' });
