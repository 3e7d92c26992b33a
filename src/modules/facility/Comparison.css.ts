import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const table = style({ ...typography.body, inlineSize: '100%', borderCollapse: 'collapse' });

const cellBase = {
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[16],
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

// Row headings stay visible while the cells scroll.
const sticky = { position: 'sticky', insetInlineStart: 0, backgroundColor: vars.color.surface.overlay } as const;

export const corner = style({ ...sticky });

export const column = style({ ...cellBase, ...typography.titleS, minInlineSize: '8rem' });

export const row = style({ borderBlockStart: `1px solid ${vars.color.border.subtle}` });

export const label = style({
  ...cellBase,
  ...typography.label,
  ...sticky,
  color: vars.color.text.muted,
  inlineSize: '11rem',
  minInlineSize: '6.5rem',
  '@media': { [media.belowSm]: { inlineSize: '6.5rem', hyphens: 'auto', overflowWrap: 'break-word' } },
});

export const cell = style({ ...cellBase, fontVariantNumeric: 'tabular-nums' });

export const sub = style({ ...typography.small, display: 'block', color: vars.color.text.muted });

export const state = style({
  ...typography.label,
  selectors: {
    '&[data-tone="success"]': { color: vars.color.success.text },
    '&[data-tone="warning"]': { color: vars.color.warning.text },
  },
});

export const answer = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[6] });

export const mark = style({
  display: 'inline-flex',
  selectors: {
    '&[data-state="yes"]': { color: vars.color.success.text },
    '&[data-state="partial"]': { color: vars.color.warning.text },
    '&[data-state="no"]': { color: vars.color.error.text },
  },
});

export const week = style({ display: 'grid', gap: vars.space[4] });
