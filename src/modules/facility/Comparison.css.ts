import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const column = style({ ...typography.titleS, minInlineSize: '8rem', color: vars.color.text.default });

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
