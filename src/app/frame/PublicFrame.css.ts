import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const gutter = `max(${vars.space[16]}, calc((100% - ${vars.measure.full}) / 2))`;

export const root = style({
  ...typography.reading,
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.surface.app,
});

export const banner = style({
  ...typography.body,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.panel,
  paddingInline: gutter,
  '@media': { [media.print]: { display: 'none' } },
});

export const bannerRow = style({
  minBlockSize: '4rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  flexWrap: 'wrap',
  paddingBlock: vars.space[8],
});

export const brand = style({
  ...typography.titleS,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.control.touch,
  color: vars.color.text.default,
  textDecoration: 'none',
  letterSpacing: '-0.011em',
});

export const mark = style({ inlineSize: '1.75rem', blockSize: '1.75rem', borderRadius: vars.radius.menu });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  marginInlineStart: 'auto',
});

export const main = style({ flexGrow: 1, display: 'flow-root', outline: 'none' });

globalStyle(`${main} h1:focus`, { outline: 'none' });

export const footer = style({
  ...typography.body,
  color: vars.color.text.muted,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.subtle,
  paddingInline: gutter,
  paddingBlock: vars.space[32],
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[24],
  justifyContent: 'space-between',
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
});

export const footerLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[20],
  rowGap: vars.space[8],
});

export const footerNote = style({ display: 'grid', gap: vars.space[12] });
