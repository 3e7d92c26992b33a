import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[16],
  paddingBlock: vars.space[24],
  maxInlineSize: vars.measure.reading,
});

export const words = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const title = style({
  ...typography.titleS,
  // In Turkish the sentence may start with the interpolated name; capitalisation follows the page's language.
  selectors: {
    '&::first-letter': { textTransform: 'uppercase' },
    'h1&': { ...typography.titleL },
  },
});

export const text = style({ color: vars.color.text.muted });

export const details = style({ ...typography.small, color: vars.color.text.muted });

export const summary = style({ minBlockSize: '1.5rem', cursor: 'pointer', borderRadius: vars.radius.tag });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[12],
  paddingBlockStart: vars.space[4],
});

export const value = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
