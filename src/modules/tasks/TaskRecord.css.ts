import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** The record adapts to its own width: beside the list it is narrower than on a phone turned sideways. */
export const root = style({ containerType: 'inline-size', minInlineSize: 0 });

export const record = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const heading = style({ ...typography.small, color: vars.color.text.muted, outline: 'none' });

export const label = style({ ...typography.label });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@container': { '(min-width: 30rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });
