import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  minInlineSize: 0,
});

export const summary = style({ ...typography.body });

export const note = style({ ...typography.small, color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const problems = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const heading = style({ ...typography.label });

/** Texts for screen readers stay inside of what scrolls. */
export const table = style({ position: 'relative', maxBlockSize: '16rem', overflow: 'auto' });
